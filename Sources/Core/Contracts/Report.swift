/// A renderer: values in, bytes out.
public protocol Report: Sendable {
    /// Its name in pipeline.json.
    static var name: String { get }
    static var summary: String { get }
    /// Whether it is rendered when a configuration names no reports; slow ones only on request.
    static var isUsual: Bool { get }
    /// Paths that it may write, relative to the output folder.
    static var files: [String] { get }
    static var options: [OptionSpec] { get }

    init(options: OptionValues)
    /// Those of `files` that it may write with its options, if the sources and stages provide these parts.
    func paths(given parts: Set<DatasetPart>) -> [String]
    func render(_ input: RunData, to folder: any OutputFolder) throws
    /// What `render` does, in parts that can run concurrently, each writing its own files. Worth it for files that take
    /// long to render.
    var parts: [ReportPart] { get }
}

extension Report {
    public static var isUsual: Bool { true }
    public static var options: [OptionSpec] { [] }
    public func paths(given parts: Set<DatasetPart>) -> [String] { Self.files }
    public var parts: [ReportPart] { [ReportPart { input, folder in try render(input, to: folder) }] }
}

/// A part of a report that can be rendered separately.
public struct ReportPart: Sendable {
    public typealias Work = @Sendable (_ input: RunData, _ folder: any OutputFolder) throws -> Void

    /// How it is rendered: in one go, or in pieces, several at a time.
    public enum Form: Sendable {
        case whole(Work)
        case pieces(@Sendable (RunData) -> ReportChunks)
    }

    /// Rough cost in rows of a plain table: the most expensive parts start first, so that no core waits for a long one
    /// that started last. A part that does little reports 0.
    public let effort: @Sendable (RunData) -> Int
    public let form: Form

    public init(effort: @escaping @Sendable (RunData) -> Int = { _ in 0 }, _ work: @escaping Work) {
        self.effort = effort
        form = .whole(work)
    }

    public init(
        effort: @escaping @Sendable (RunData) -> Int = { _ in 0 },
        pieces: @escaping @Sendable (RunData) -> ReportChunks
    ) {
        self.effort = effort
        form = .pieces(pieces)
    }

    /// Renders the whole part.
    public func callAsFunction(_ input: RunData, _ folder: any OutputFolder) throws {
        switch form {
        case .whole(let work): try work(input, folder)
        case .pieces(let pieces):
            let pieces = pieces(input)
            var writer = ChunkWriter(pieces)
            for number in 0..<pieces.count { try writer.write(pieces.render(number), to: folder) }
        }
    }
}

/// Files written in step from pieces that can be rendered in any order.
public struct ReportChunks: Sendable {
    /// Paths relative to the output folder.
    public let files: [String]
    /// At least 1; otherwise the files are not written.
    public let count: Int
    /// How many pieces go into one file. If there are more, each path is that of a folder of part files, which in order are
    /// the whole file.
    public let countInFile: Int
    /// What a piece adds to each file.
    public let render: @Sendable (_ number: Int) -> [[UInt8]]

    public init(
        files: [String], count: Int, countInFile: Int = .max, render: @escaping @Sendable (_ number: Int) -> [[UInt8]]
    ) {
        precondition(countInFile > 0)
        self.files = files
        self.count = count
        self.countInFile = countInFile
        self.render = render
    }

    /// The files of which a piece is the first.
    func names(from piece: Int) -> [String] {
        guard count > countInFile else { return files }
        let digits = String(piece / countInFile)
        let part = "part-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return files.map { path in "\(path)/\(part)" + (path.lastIndex(of: ".").map { path[$0...] } ?? "") }
    }
}

/// Writes pieces, which come in order, to the files that they belong to.
package struct ChunkWriter {
    private let chunks: ReportChunks
    package private(set) var written = 0
    private var files: [any OutputStream] = []

    package init(_ chunks: ReportChunks) { self.chunks = chunks }

    /// `piece` is what the next one adds to each file.
    package mutating func write(_ piece: [[UInt8]], to folder: any OutputFolder) throws {
        if written % chunks.countInFile == 0 { files = try chunks.names(from: written).map(folder.begin) }
        for (file, bytes) in zip(files, piece) { try file.write(bytes) }
        written += 1
        if written == chunks.count || written % chunks.countInFile == 0 { for file in files { try file.close() } }
    }
}

/// Where reports put their files, several at a time. The shell's implementation writes to disk, the tests' to memory.
public protocol OutputFolder: AnyObject, Sendable {
    /// Starts the file `path` (relative to the output folder, `/` between parts).
    func begin(_ path: String) throws -> any OutputStream
}

/// An output file being written, piece by piece. One that is never closed is not part of the output.
public protocol OutputStream {
    func write(_ piece: [UInt8]) throws
    func close() throws
}

extension OutputFolder {
    /// Writes the file `path` from the pieces that `body` hands over.
    public func write(_ path: String, _ body: (_ piece: ([UInt8]) throws -> Void) throws -> Void) throws {
        let file = try begin(path)
        try body(file.write)
        try file.close()
    }
}
