/// A stage that runs once, on whole tables. Pure: same dataset and context, same result.
public protocol TableStage: Sendable {
    /// Its name in pipeline.json.
    static var name: String { get }
    static var summary: String { get }
    /// Without these the stage has nothing to do: it is skipped, and the plan says so.
    static var requires: [DatasetPart] { get }
    static var provides: [DatasetPart] { get }
    static var options: [OptionSpec] { get }

    init(options: OptionValues)
    /// Uses up to `jobs` tasks at once. The result doesn't depend on `jobs`.
    func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async
}

extension TableStage {
    public static var options: [OptionSpec] { [] }
}
