package import Core
import Formats

/// A run of the past, as its own `run.json` tells it.
package struct PreviousRun: Sendable {
    /// Absolute path of its output folder.
    package var folder: String
    package var asOf: CalendarDate
    package var tool: String
    /// The effective configuration.
    package var configuration: [UInt8]
    package var sources: [String: Source]
    /// By path below the folder.
    package var outputs: [String: Output]
    /// The exact total of each code.
    package var findings: [String: Int]

    package struct Source: Sendable, Equatable {
        package var read: Int
        package var files: [File]
    }

    package struct File: Sendable, Equatable {
        package var path: String
        /// Where its records lie below `accepted/`.
        package var place: String
        package var format: String
        package var bytes: Int64
        package var digest: String
        package var accepted: Int
        /// How it was read: encoding, date order and so on.
        package var reading: [String: String]
    }

    package struct Output: Sendable, Equatable {
        package var bytes: Int64
        package var digest: String

        package init(bytes: Int64, digest: String) {
            self.bytes = bytes
            self.digest = digest
        }
    }

    /// Why there is nothing to look back at; ready to be said.
    package enum Absence: Error, Sendable, Equatable {
        /// There was no run before.
        case none
        case damaged(String)

        package var text: String {
            switch self {
            case .none: "there is no earlier run"
            case .damaged(let why): "the earlier run can't be read: \(why)"
            }
        }
    }

    /// Reads `run.json` of the output folder `folder` (absolute).
    package init(_ folder: String) throws(Absence) {
        self.folder = folder
        let bytes: [UInt8]
        do {
            guard try Posix.status(Paths.join(folder, "run.json")) != nil else { throw Absence.none }
            bytes = try SmallFile.read(Paths.join(folder, "run.json"))
        } catch let failure as Posix.Failure {
            throw .damaged("run.json: \(failure.text)")
        } catch {
            throw .none
        }
        let record: JSONNode
        do {
            record = try JSONNode(bytes)
        } catch {
            throw .damaged("run.json:\(error.position.line):\(error.position.column): \(error.message)")
        }
        guard let tool = record["tool"]?.string, record["version"]?.integer == 1,
            let asOf = record["asOf"]?.string.flatMap({ CalendarDate(iso: $0) }),
            let configuration = record["configuration"], let sources = record["records"]?.members,
            let outputs = record["outputs"]?.elements, let findings = record["findings"]?.members
        else { throw .damaged("run.json is not as this version writes it") }
        self.tool = tool
        self.asOf = asOf
        self.configuration = Array(bytes[configuration.position.offset..<configuration.end])
        self.sources = Dictionary(sources.map { ($0.key, Source($0.node, name: $0.key)) }) { first, _ in first }
        self.outputs = Dictionary(
            outputs.compactMap { node in
                guard let path = node["path"]?.string, let bytes = node["bytes"]?.integer,
                    let digest = node["digest"]?.string
                else { return nil }
                return (path, Output(bytes: Int64(bytes), digest: digest))
            }
        ) { first, _ in first }
        self.findings = Dictionary(findings.compactMap { pair in pair.node.integer.map { (pair.key, $0) } }) { $1 }
    }
}

extension PreviousRun.Source {
    fileprivate init(_ node: JSONNode, name: String) {
        read = node["read"]?.integer ?? 0
        files = (node["files"]?.elements ?? []).map { file in
            let notes = (file["reading"]?.members ?? []).compactMap { note in
                note.node.string.map { (note.key, $0) }
            }
            let path = file["path"]?.string ?? ""
            return PreviousRun.File(
                path: path, place: RecordSink.place(file["recordsPath"]?.string ?? path, of: name),
                format: file["format"]?.string ?? "",
                bytes: Int64(file["bytes"]?.integer ?? 0),
                digest: file["digest"]?.string ?? "",
                accepted: file["accepted"]?.integer ?? 0, reading: Dictionary(notes) { first, _ in first })
        }
    }
}
