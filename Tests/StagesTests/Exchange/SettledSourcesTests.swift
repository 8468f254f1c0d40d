import InnkeeperCore
import InnkeeperStages
import Testing

struct SettledSourcesTests {
    private static let plan: StagePlan = {
        var plan = StagePlan(
            tool: "1.0", configuration: "/pipeline.json", configurationDigest: "", root: "/", asOf: nil, now: 0,
            taskCount: 2)
        plan.files = [("desk", "a"), ("desk", "b"), ("web", "a")].map {
            StagePlan.File(source: $0.0, path: $0.1, byteCount: 1, modified: 0, task: 0)
        }
        (plan.bucketCount, plan.bucketed) = (2, ["desk", "web"])
        return plan
    }()

    private func settled(
        _ files: [(source: String, path: String)], ordered: Set<String> = [], empty: Set<String> = [],
        facts: [KeyFacts?] = [nil, nil, nil]
    ) -> Set<String> {
        SettledSources.find(
            Self.plan,
            files.map {
                SettledSources.File(
                    source: $0.source, path: $0.path, byteCount: empty.contains($0.path) ? 0 : 5,
                    isOrdered: ordered.contains($0.path))
            }, facts: facts)
    }

    @Test func `sources whose files are those of the plan, in its order, are settled`() {
        #expect(settled([("web", "a"), ("desk", "a"), ("other", "x"), ("desk", "b")]) == ["desk", "web"])
    }

    @Test func `a source with another file, a missing one or another order isn't`() {
        #expect(settled([("desk", "a"), ("desk", "b"), ("desk", "c"), ("web", "a")]) == ["web"])
        #expect(settled([("desk", "a"), ("web", "a")]) == ["web"])
        #expect(settled([("desk", "b"), ("desk", "a"), ("web", "a")]) == ["web"])
    }

    @Test func `an empty file makes no difference`() {
        #expect(settled([("desk", "0"), ("desk", "a"), ("desk", "b")], empty: ["0"]) == ["desk"])
    }

    @Test func `stays are settled only if all files are those of the plan, in its order`() {
        func areCovered(
            _ files: [(String, String)], empty: Set<String> = [], ordered: Set<String> = []
        ) -> Bool {
            SettledSources.coverStays(
                Self.plan,
                files.map {
                    SettledSources.File(
                        source: $0.0, path: $0.1, byteCount: empty.contains($0.1) ? 0 : 5,
                        isOrdered: ordered.contains($0.1))
                }, facts: [nil, nil, nil])
        }
        let all = [("desk", "a"), ("desk", "b"), ("web", "a")]
        #expect(areCovered(all) && areCovered(all + [("bar", "x")], empty: ["x"]))
        #expect(!areCovered(all + [("bar", "x")]) && !areCovered(all.dropLast()))
        #expect(!areCovered([all[2], all[0], all[1]]))
        // And if records of all sources were compared by bucket
        #expect(!areCovered(all, ordered: ["b"]))
    }

    @Test func `newer exports of a list, and files that don't agree, are compared elsewhere`() {
        #expect(settled([("desk", "a"), ("desk", "b"), ("web", "a")], ordered: ["b"]) == ["web"])
        // Given two files that name properties below other headings
        let facts = ["property,arrival,nights\nP,2026-07-01,2\n", "arrival,property,nights\n2026-07-01,P,2\n"].map {
            text in
            let bytes = Array(text.utf8)
            var pipeline = RecordPipeline(CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), bytes: bytes)
            var facts = KeyFacts(pipeline.reader)
            for slice in pipeline.slices(of: bytes) { facts.merge(facts.noting(slice.decode().batch)) }
            return facts
        }
        let files = [("desk", "a"), ("desk", "b"), ("web", "a")]
        #expect(settled(files, facts: facts + [nil]) == ["web"])
        #expect(settled(files, facts: [facts[0], nil, facts[1]]) == ["desk", "web"])
    }
}
