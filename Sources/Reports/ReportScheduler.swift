package import InnkeeperCore

/// Renders the reports of a run, as many parts at once as there are jobs.
package struct ReportScheduler {
    private let ticks: @Sendable () -> UInt64
    private let jobs: Int

    package init(ticks: @escaping @Sendable () -> UInt64, jobs: Int) {
        self.ticks = ticks
        self.jobs = jobs
    }

    /// The work of a task.
    private struct Item {
        let part: Int
        let work: @Sendable () throws -> Made
        /// nil for a whole part, and for what a part needs before its pieces can be made.
        let piece: Int?
    }

    private enum Made: Sendable {
        case wholePart
        case pieces(ReportChunks)
        case piece(Int, [[UInt8]])
    }

    private struct Done: Sendable {
        let part: Int
        let outcome: Result<Made, any Error>
        let nanoseconds: UInt64
    }

    /// A part that consists of pieces: they are written in order, whichever finishes first.
    struct Assembly {
        private var writer: ChunkWriter
        private var waiting: [Int: [[UInt8]]] = [:]
        var written: Int { writer.written }

        init(_ pieces: ReportChunks) { writer = ChunkWriter(pieces) }

        mutating func take(_ piece: Int, _ bytes: [[UInt8]], _ folder: any OutputFolder) throws {
            waiting[piece] = bytes
            while let next = waiting.removeValue(forKey: written) { try writer.write(next, to: folder) }
        }
    }

    /// Returns the time each report took, summed over its parts. The longest parts begin first; pieces fill the remaining
    /// time, once it is known what they need. If parts fail, the error is that of the first one in the order of the reports; the
    /// others are completed first.
    package func render(
        _ reports: [(report: any Report, name: String)], _ input: RunData, to folder: any OutputFolder
    ) async throws -> [(name: String, nanoseconds: UInt64)] {
        let parts = reports.indices.flatMap { index in reports[index].report.parts.map { (report: index, run: $0) } }
        let efforts = parts.map { $0.run.effort(input) }
        let order = parts.indices.sorted { (efforts[$1], $0) < (efforts[$0], $1) }
        let items = order.map { part in
            Item(
                part: part,
                work: {
                    switch parts[part].run.form {
                    case .whole(let work):
                        try work(input, folder)
                        return .wholePart
                    case .pieces(let pieces): return .pieces(pieces(input))
                    }
                }, piece: nil)
        }
        var assemblies: [Int: Assembly] = [:]
        var failures: [Int: any Error] = [:]
        var laps = reports.map { (name: "\($0.name)_ms", nanoseconds: UInt64(0)) }
        await run(items, isWanted: { failures[$0] == nil }, written: { assemblies[$0]?.written ?? 0 }) { done in
            laps[parts[done.part].report].nanoseconds += done.nanoseconds
            do {
                switch try done.outcome.get() {
                case .wholePart: break
                case .piece(let piece, let bytes): try assemblies[done.part]?.take(piece, bytes, folder)
                case .pieces(let pieces):
                    assemblies[done.part] = Assembly(pieces)
                    return (0..<pieces.count).map { piece in
                        Item(part: done.part, work: { .piece(piece, pieces.render(piece)) }, piece: piece)
                    }
                }
            } catch {
                failures[done.part] = failures[done.part] ?? error
            }
            return []
        }
        if let first = failures.min(by: { $0.key < $1.key }) { throw first.value }
        return laps
    }

    /// Runs what is wanted, in order, at most `jobs` at a time, and then what follows from it. Pieces wait for earlier
    /// ones, so that few are held.
    private func run(
        _ items: [Item], isWanted: (_ part: Int) -> Bool, written: (_ part: Int) -> Int,
        _ take: (Done) -> [Item]
    ) async {
        let ticks = ticks
        let atOnce = max(1, jobs)
        await withTaskGroup(of: Done.self) { group in
            var items = items
            var next = 0
            var running = 0
            while true {
                while running < atOnce, next < items.count {
                    let item = items[next]
                    if let piece = item.piece, piece > written(item.part) + atOnce * 4, isWanted(item.part) { break }
                    next += 1
                    guard isWanted(item.part) else { continue }
                    group.addTask {
                        let start = ticks()
                        let outcome = Result { try item.work() }
                        return Done(part: item.part, outcome: outcome, nanoseconds: ticks() - start)
                    }
                    running += 1
                }
                guard let done = await group.next() else { return }
                running -= 1
                items += take(done)
            }
        }
    }
}
