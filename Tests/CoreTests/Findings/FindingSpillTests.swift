import InnkeeperCore
import Synchronization
import TestSupport
import Testing

/// A spill file in memory, which takes some bytes and then no more.
private final class MemorySpill: SpillFile {
    private struct State {
        var bytes: [UInt8] = []
        var loss: String?
        var isDamaged = false
    }

    private let room: Int
    private let state = Mutex(State())

    init(room: Int = .max) { self.room = room }

    var count: Int { state.withLock(\.bytes.count) }
    var loss: String? { state.withLock(\.loss) }

    /// From now on every block has a wrong byte.
    func damage() { state.withLock { $0.isDamaged = true } }

    func append(_ bytes: [UInt8]) -> Range<Int>? {
        state.withLock { state in
            guard state.bytes.count + bytes.count <= room else { return nil }
            state.bytes += bytes
            return state.bytes.count - bytes.count..<state.bytes.count
        }
    }

    func replace(_ place: Range<Int>, with bytes: [UInt8]) {
        precondition(bytes.count == place.count)
        state.withLock { $0.bytes.replaceSubrange(place, with: bytes) }
    }

    func read(_ place: Range<Int>) -> [UInt8]? {
        state.withLock { state in
            var bytes = Array(state.bytes[place])
            if state.isDamaged { bytes[bytes.count / 2] ^= 1 }
            return bytes
        }
    }

    func lose(_ why: String) { state.withLock { $0.loss = why } }
    func checksum() -> any Checksum { Hash64() }
}

struct FindingSpillTests {
    private let files = ["a.csv", "b.csv", "c.csv"].map { SourceFile(source: "desk", kind: .bookings, path: $0) }

    /// What slices bring: out of order, some of them alike in all but the other record, some in all.
    private func slices(_ random: inout SeededRandom) -> [Findings] {
        (0..<Int.random(in: 1...12, using: &random)).map { slice in
            var findings = Findings()
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let code = ["z", "b", "k"].randomElement(using: &random) ?? ""
                let other = Int.random(in: 0...3, using: &random)
                findings.add(
                    code: code, file: Int.random(in: -1...2, using: &random),
                    line: slice * 5 + Int.random(in: 0...9, using: &random),
                    column: Int.random(in: 0...1, using: &random),
                    record: other == 0 ? "" : "R\(other)", property: other == 1 ? "Lake" : "",
                    field: ["", "arrival", "phone"].randomElement(using: &random) ?? "", value: "v\(other)",
                    arguments: other == 2 ? [.nights: .count(other)] : [:],
                    related: other > 1 ? (other - 2, Int.random(in: 1...2, using: &random), "Q") : nil,
                    recordDigest: other == 0 ? random.next() % 3 : 0)
            }
            return findings
        }
    }

    private func merged(_ slices: [Findings], _ spill: FindingSpill?, isSorted: Bool = true) -> Findings {
        var all = Findings()
        all.spill = spill
        for slice in slices {
            all.append(contentsOf: slice)
            all.spillBeyondBudget()
        }
        if isSorted { all.sort() }
        return all
    }

    private func shown(_ findings: Findings) -> [Finding] {
        findings.rows.indices.map { findings.finding($0, files: files) { _, _ in .error } }
    }

    /// Budgets in bytes and findings of a block.
    private static let sizes = [(0, 1), (0, 7), (500, 3), (900, 64), (4_000, 5), (100_000, 2)]

    @Test(arguments: 0..<40) func `those in a file are the same as those in memory`(seed: UInt64) async {
        var random = SeededRandom(seed)
        let slices = slices(&random)
        // Given all of them in memory
        let held = merged(slices, nil)
        let shownHeld = shown(held)
        let fingerprints = Fingerprints.all(held, files: files)
        let keys = FindingKeys(held, fingerprints: fingerprints, files: files)
        for (budget, blockSize) in Self.sizes {
            // When those beyond a budget go to a file
            let file = MemorySpill()
            let spilled = merged(slices, FindingSpill(file, budget: budget, blockSize: blockSize))
            // Then nothing that can be asked differs
            #expect(spilled.areHeld || file.count > 0)
            #expect(shown(spilled) == shownHeld)
            #expect(spilled.totals == held.totals)
            #expect(spilled.rows.map(\.line) == held.rows.map(\.line))
            #expect(spilled.rows.indices.map(spilled.recordDigest) == held.rows.indices.map(held.recordDigest))
            #expect(Fingerprints.all(spilled, files: files) == fingerprints)
            #expect(await Fingerprints.all(spilled, files: files, jobs: 3) == fingerprints)
            #expect(FindingKeys(spilled, fingerprints: fingerprints, files: files) == keys)
            for code in ["z", "none"] {
                let kept = { (all: Findings) in all.keeping { all.codes[Int($0.code)] != code } }
                #expect(shown(kept(spilled)) == shown(kept(held)))
            }
            // And they can be added to others
            var (more, moreHeld) = (held, held)
            more.append(contentsOf: spilled)
            moreHeld.append(contentsOf: held)
            more.sort()
            moreHeld.sort()
            #expect(shown(more) == shown(moreHeld))
            #expect(file.loss == nil)
        }
    }

    @Test(arguments: 0..<40) func `those that are kept before they are in order are put in order later`(seed: UInt64) {
        var random = SeededRandom(seed)
        let slices = slices(&random)
        func kept(_ spill: FindingSpill?) -> Findings {
            // Given findings of which some are in sorted blocks, which overlap, and the others in no order
            let all = merged(slices, spill, isSorted: false)
            // When some are left out
            var kept = all.keeping { all.codes[Int($0.code)] != "z" }
            kept.sort()
            return kept
        }
        // Then the others are in the order that they have in memory
        for (budget, blockSize) in Self.sizes {
            #expect(shown(kept(FindingSpill(MemorySpill(), budget: budget, blockSize: blockSize))) == shown(kept(nil)))
        }
    }

    @Test func `those in memory may be out of order when some are left out`() {
        // Given findings in a file, and more of them in memory than go into a block, in no order
        var findings = Findings()
        var held = Findings()
        findings.spill = FindingSpill(MemorySpill(), budget: 1_000, blockSize: 8)
        for line in [1...100, 101...120].flatMap({ $0.reversed() }) {
            let code = line % 3 == 0 ? "a" : "b"
            findings.add(code: code, file: 0, line: line)
            held.add(code: code, file: 0, line: line)
            if line == 1 { findings.spillBeyondBudget() }
        }
        #expect(!findings.areHeld)
        // When those of a code are left out
        for (some, all) in [
            (findings.keeping { $0.line % 3 != 0 }, held.keeping { $0.line % 3 != 0 }),
            (findings.keepingKinds({ findings.codes[Int($0.code)] == "b" }), held.keeping { $0.line % 3 != 0 }),
            (findings.keepingKinds({ _ in true }), held),
        ] {
            // Then the others are in order
            var (some, all) = (some, all)
            some.sort()
            all.sort()
            #expect(some.rows.map(\.line) == all.rows.map(\.line))
            #expect(some.totals == all.totals)
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `totals and the first of each code are those of a walk over all`(seed: UInt64) {
        var random = SeededRandom(seed)
        let slices = slices(&random)
        for (budget, blockSize) in Self.sizes {
            // Given findings in a file and in memory
            let all = merged(slices, FindingSpill(MemorySpill(), budget: budget, blockSize: blockSize))
            var (counts, first): ([FindingTally.Kind: Int], [Int]) = ([:], [])
            let limits = all.codes.map { _ in Int.random(in: 0...9, using: &random) }
            var left = limits
            for (index, row) in all.rows.enumerated() {
                counts[FindingTally.Kind(row), default: 0] += 1
                guard index % 4 != 0, left[Int(row.code)] > 0 else { continue }
                left[Int(row.code)] -= 1
                first.append(index)
            }
            // Then
            #expect(all.tally.counts == counts)
            #expect(all.totals.values.reduce(0, +) == all.count)
            #expect(all.first(limits) { $0 % 4 == 0 } == first)
        }
    }

    @Test func `of some hundred equal ones each has a fingerprint of its own, in a file as well`() {
        // Given blocks of equal findings among others
        var findings = Findings()
        for line in 1...700 { findings.add(code: "a", file: 0, line: line, record: line % 3 == 0 ? "R\(line)" : "R") }
        let held = Fingerprints.all(findings, files: files)
        findings.spill = FindingSpill(MemorySpill(), budget: 0, blockSize: 64)
        findings.spillBeyondBudget()
        // Then
        #expect(!findings.areHeld)
        let spilled = Fingerprints.all(findings, files: files)
        #expect(Set(spilled).count == 700)
        #expect(spilled == held)
    }

    @Test(arguments: [0, 400, 3_000]) func `what the file can't take stays in memory`(room: Int) {
        var random = SeededRandom(3)
        let slices = slices(&random) + slices(&random)
        // Given a disk that is full at once or soon
        let file = MemorySpill(room: room)
        let spilled = merged(slices, FindingSpill(file, budget: 0, blockSize: 4))
        // Then
        #expect(shown(spilled) == shown(merged(slices, nil)))
        #expect(Fingerprints.all(spilled, files: files) == Fingerprints.all(merged(slices, nil), files: files))
        #expect(spilled.loss == nil)
    }

    @Test func `what can't be read back is said, and nothing else happens`() {
        var random = SeededRandom(5)
        let file = MemorySpill()
        var findings = merged(slices(&random), FindingSpill(file, budget: 0, blockSize: 4))
        #expect(findings.loss == nil)
        // When the disk gives other bytes than were written
        file.damage()
        let count = findings.count
        _ = shown(findings)
        _ = shown(findings.keeping { $0.line > 3 })
        _ = Fingerprints.all(findings, files: files)
        findings.sort()
        // Then
        #expect(findings.count == count)
        #expect(findings.loss == "it is damaged: its checksum is another one")
    }
}
