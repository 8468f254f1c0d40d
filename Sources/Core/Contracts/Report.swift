/// A renderer: values in, bytes out.
public protocol Report: Sendable {
    /// Its name in pipeline.json.
    static var name: String { get }
    static var summary: String { get }
    /// Whether it is made when a configuration names no reports; what takes long is made only when asked for.
    static var isUsual: Bool { get }
    /// Paths that it may write, below the output folder.
    static var files: [String] { get }
    static var options: [OptionSpec] { get }

    init(options: OptionValues)
    func render(_ input: RunData, to folder: any OutputFolder) throws
    /// What `render` does, in parts that may be done side by side: each makes files of its own. Worth it for files
    /// that take long.
    var parts: [ReportPart] { get }
}

extension Report {
    public static var isUsual: Bool { true }
    public static var options: [OptionSpec] { [] }
    public var parts: [ReportPart] { [ReportPart { input, folder in try render(input, to: folder) }] }
}

/// A part of a report that can be rendered by itself.
public struct ReportPart: Sendable {
    public typealias Work = @Sendable (_ input: RunData, _ folder: any OutputFolder) throws -> Void

    /// How it is rendered: at once, or piece by piece, several at a time.
    public enum Form: Sendable {
        case whole(Work)
        case pieces(@Sendable (RunData) -> ReportChunks)
    }

    /// Roughly what it takes, in rows of a plain table: the longest begin first, so that no core is left waiting for a
    /// long one that began last. What makes little of it counts as nothing.
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

    /// Renders all of it.
    public func callAsFunction(_ input: RunData, _ folder: any OutputFolder) throws {
        switch form {
        case .whole(let work): try work(input, folder)
        case .pieces(let pieces):
            let pieces = pieces(input)
            let files = try pieces.files.map(folder.begin)
            for number in 0..<pieces.count {
                for (file, bytes) in zip(files, pieces.render(number)) { try file.write(bytes) }
            }
            for file in files { try file.close() }
        }
    }
}

/// Files that are made in step, of pieces that can be rendered in any order.
public struct ReportChunks: Sendable {
    /// Paths below the output folder.
    public let files: [String]
    /// At least one, or the files are not made.
    public let count: Int
    /// What a piece adds to each of the files.
    public let render: @Sendable (_ number: Int) -> [[UInt8]]

    public init(files: [String], count: Int, render: @escaping @Sendable (_ number: Int) -> [[UInt8]]) {
        self.files = files
        self.count = count
        self.render = render
    }
}

/// Where reports put their files, several of them at a time. The shell's writes to disk, the tests' to memory.
public protocol OutputFolder: AnyObject, Sendable {
    /// Begins the file `path` (below the output folder, `/` between parts).
    func begin(_ path: String) throws -> any OutputStream
}

/// A file of the output while it is written, piece after piece. One that is never closed is not part of the output.
public protocol OutputStream {
    func write(_ piece: [UInt8]) throws
    func close() throws
}

extension OutputFolder {
    /// Makes the file `path` of the pieces that `body` hands over.
    public func write(_ path: String, _ body: (_ piece: ([UInt8]) throws -> Void) throws -> Void) throws {
        let file = try begin(path)
        try body(file.write)
        try file.close()
    }
}
