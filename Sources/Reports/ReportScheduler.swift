package import InnkeeperCore

/// Renders the reports of a run, as many parts at once as there are jobs.
package struct ReportScheduler {
    private let ticks: @Sendable () -> UInt64
    private let jobs: Int

    package init(ticks: @escaping @Sendable () -> UInt64, jobs: Int) {
        self.ticks = ticks
        self.jobs = jobs
    }

    /// The work of a task: a whole part, or a piece of it.
    private struct Item {
        let part: Int
        let work: @Sendable () throws -> [[UInt8]]
        /// nil for a whole part.
        let piece: Int?
    }

    private struct Done: Sendable {
        let part: Int
        let piece: Int?
        let outcome: Result<[[UInt8]], any Error>
        let nanoseconds: UInt64
    }

    /// A part that consists of pieces: they are written in order, whichever finishes first.
    struct Assembly {
        let pieces: ReportChunks
        private var files: [any OutputStream] = []
        private var waiting: [Int: [[UInt8]]] = [:]
        private(set) var written = 0

        init(_ pieces: ReportChunks) { self.pieces = pieces }

        mutating func take(_ piece: Int, _ bytes: [[UInt8]], _ folder: any OutputFolder) throws {
            if files.isEmpty { files = try pieces.files.map(folder.begin) }
            waiting[piece] = bytes
            while let next = waiting.removeValue(forKey: written) {
                for (file, bytes) in zip(files, next) { try file.write(bytes) }
                written += 1
            }
            if written == pieces.count { for file in files { try file.close() } }
        }
    }

    /// Returns the time each report took, summed over its parts. The longest parts begin first; those made of pieces
    /// fill the remaining time. If parts fail, the error is that of the first one in the order of the reports; the
    /// others are completed first.
    package func render(
        _ reports: [(report: any Report, name: String)], _ input: RunData, to folder: any OutputFolder
    ) async throws -> [(name: String, nanoseconds: UInt64)] {
        let parts = reports.indices.flatMap { index in reports[index].report.parts.map { (report: index, run: $0) } }
        let efforts = parts.map { $0.run.effort(input) }
        let order = parts.indices.sorted { (efforts[$1], $0) < (efforts[$0], $1) }
        var whole: [Item] = []
        var rest: [Item] = []
        var assemblies: [Int: Assembly] = [:]
        for part in order {
            switch parts[part].run.form {
            case .whole(let work):
                whole.append(
                    Item(
                        part: part,
                        work: {
                            try work(input, folder)
                            return []
                        }, piece: nil))
            case .pieces(let pieces):
                let pieces = pieces(input)
                assemblies[part] = Assembly(pieces)
                for piece in 0..<pieces.count {
                    rest.append(Item(part: part, work: { pieces.render(piece) }, piece: piece))
                }
            }
        }
        var failures: [Int: any Error] = [:]
        var laps = reports.map { (name: "\($0.name)_ms", nanoseconds: UInt64(0)) }
        await run(whole + rest, isWanted: { failures[$0] == nil }, written: { assemblies[$0]?.written ?? 0 }) { done in
            laps[parts[done.part].report].nanoseconds += done.nanoseconds
            do {
                let bytes = try done.outcome.get()
                if let piece = done.piece { try assemblies[done.part]?.take(piece, bytes, folder) }
            } catch {
                failures[done.part] = failures[done.part] ?? error
            }
        }
        if let first = failures.min(by: { $0.key < $1.key }) { throw first.value }
        return laps
    }

    /// Runs what is wanted, in order, at most `jobs` at a time. Pieces wait for earlier ones, so that few are held.
    private func run(
        _ items: [Item], isWanted: (_ part: Int) -> Bool, written: (_ part: Int) -> Int, _ take: (Done) -> Void
    ) async {
        let ticks = ticks
        let atOnce = max(1, jobs)
        await withTaskGroup(of: Done.self) { group in
            var items = items[...]
            var running = 0
            while true {
                while running < atOnce, let item = items.first {
                    if let piece = item.piece, piece > written(item.part) + atOnce * 4, isWanted(item.part) { break }
                    items.removeFirst()
                    guard isWanted(item.part) else { continue }
                    group.addTask {
                        let start = ticks()
                        let outcome = Result { try item.work() }
                        return Done(part: item.part, piece: item.piece, outcome: outcome, nanoseconds: ticks() - start)
                    }
                    running += 1
                }
                guard let done = await group.next() else { return }
                running -= 1
                take(done)
            }
        }
    }
}
