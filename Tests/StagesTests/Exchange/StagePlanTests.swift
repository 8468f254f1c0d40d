import InnkeeperCore
import InnkeeperStages
import Testing

struct StagePlanTests {
    private func plan(asOf: CalendarDate? = CalendarDate(iso: "2026-11-21")) -> StagePlan {
        var plan = StagePlan(
            tool: "1.0", configuration: "/data/pipeline.json", configurationDigest: "xxh128:00", root: "/data",
            asOf: asOf, now: 1_795_262_400, taskCount: 3)
        plan.files = [
            StagePlan.File(source: "desk", path: "in/\"a\".csv", byteCount: 5, modified: .max, task: 2),
            StagePlan.File(source: "desk", path: "in/b.csv", byteCount: 1 << 50, modified: -1, task: 0),
        ]
        plan.configurationText = "{ \"version\": 1 }\n"
        plan.replacements = [StagePlan.Replacement(source: "desk", files: ["in/*.csv", "late.csv"])]
        plan.common = ["sites.csv"]
        (plan.bucketCount, plan.bucketed) = (64, ["desk"])
        plan.unmapped = [StagePlan.Unmapped(source: "web", reason: "it is fetched from the web")]
        return plan
    }

    @Test(arguments: [nil, "2026-11-21"] as [String?])
    func `a plan is read back as it was written`(day: String?) {
        let plan = plan(asOf: day.flatMap { CalendarDate(iso: $0) })
        #expect(StagePlan(json: plan.json) == plan)
    }

    @Test func `a file is found by its source and path`() {
        #expect(plan().numbers[StagePlan.key("desk", "in/b.csv")] == 1)
        #expect(plan().numbers[StagePlan.key("web", "in/b.csv")] == nil)
    }

    @Test func `a task has its own files`() {
        #expect(plan().files(of: 2).map(\.path) == ["in/\"a\".csv"])
        #expect(plan().files(of: 1).isEmpty)
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2"), ("\"task\": 2", "\"task\": 3"), ("\"task\": 2", "\"task\": -1"),
        ("\"tasks\": 3", "\"tasks\": 0"), ("\"now\"", "\"then\""), ("2026-11-21", "2026-11-31"),
        ("\"configurationText\"", "\"text\""), ("\"replacements\"", "\"others\""), ("\"common\"", "\"shared\""),
        ("\"sites.csv\"", "7"), ("\"late.csv\"", "null"), ("\"modified\"", "\"changed\""),
        ("\"buckets\": 64", "\"buckets\": 65537"), ("\"buckets\"", "\"pots\""), ("\"bucketed\"", "\"sorted\""),
        ("\"inFinish\"", "\"later\""), ("\"reason\"", "\"why\""),
    ])
    func `anything else is no plan`(text: String, other: String) {
        let json = String(decoding: plan().json, as: UTF8.self)
        #expect(json.contains(text))
        #expect(StagePlan(json: Array(json.replacing(text, with: other, maxReplacements: 1).utf8)) == nil)
        #expect(StagePlan(json: []) == nil)
    }
}
