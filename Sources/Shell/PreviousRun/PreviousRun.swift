package import InnkeeperCore
import InnkeeperFormats

/// A past run, as described by its own `run.json`.
package struct PreviousRun: Sendable {
    /// Absolute path of its output folder.
    package var folder: String
    package var asOf: CalendarDate
    package var sources: [String: Source]
    /// By path below the folder.
    package var outputs: [String: Output]

    package struct Source: Sendable, Equatable {
        package var read = 0
        /// One for each of its files.
        package var digests: [String] = []
    }

    package struct Output: Sendable, Equatable {
        package var bytes: Int64
        package var digest: String

        package init(bytes: Int64, digest: String) {
            self.bytes = bytes
            self.digest = digest
        }
    }

    package typealias Absence = EarlierRunAbsence

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
        guard record["version"]?.integer == 1, let asOf = record["asOf"]?.string.flatMap({ CalendarDate(iso: $0) }),
            let sources = record["records"]?.members, let outputs = record["outputs"]?.elements
        else { throw .damaged("run.json is not as this version writes it") }
        self.asOf = asOf
        self.sources = Dictionary(sources.map { ($0.key, Source($0.node)) }) { first, _ in first }
        self.outputs = Dictionary(
            outputs.compactMap { node in
                guard let path = node["path"]?.string, let bytes = node["bytes"]?.integer,
                    let digest = node["digest"]?.string
                else { return nil }
                return (path, Output(bytes: Int64(bytes), digest: digest))
            }
        ) { first, _ in first }
    }
}

extension PreviousRun.Source {
    fileprivate init(_ node: JSONNode) {
        read = node["read"]?.integer ?? 0
        digests = (node["files"]?.elements ?? []).map { $0["digest"]?.string ?? "" }
    }
}
