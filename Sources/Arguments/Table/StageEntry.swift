extension CommandEntry {
    /// The steps of a run that is spread over processes: one command, because they only make sense together.
    static let stage = CommandEntry(
        name: .stage,
        summary: "Spread a run over several processes or machines",
        details: [
            "The outputs are those of run, byte for byte. In order: plan decides which task reads which files, map does "
                + "one task, ids and then stays compare the bookings of one bucket, if the plan has buckets, and finish merges "
                + "all results and writes the reports, as run does. EXCHANGE is a new folder that all of them can open; it holds guests' "
                + "data, and can be removed afterwards. CONFIG is for plan: a pipeline.json; the default is the one in this "
                + "folder.",
            "Tasks read bookings in CSV files. Everything else is read by finish; plan says what and why. A task can run "
                + "anywhere and again. A result that is missing, incomplete or of another plan or version is refused, and so "
                + "are files that have changed since the plan was made.",
            "A bucket has the bookings of some properties, of all tasks. ids finds which records are repeated, numbered twice or "
                + "further payments, and needs nothing but EXCHANGE with the results of all tasks. stays finds double bookings and "
                + "counts for key figures, and needs the result of ids for the same bucket, too. Bookings of exports of which some are newer than others "
                + "are compared by finish. innkeeper-stage does map, ids and stays where nothing else is installed.",
            "A task needs plan.json in EXCHANGE, its own files and those of campsites; with --root they may be elsewhere than "
                + "for the other steps. The configuration is in the plan.",
            "clean removes what runs that were killed have left in OUTPUT/_attempts, where programs that spread runs keep "
                + "what they exchange; EXCHANGE is that output then.",
            "--as-of, --source and --buckets are for plan, --root for plan and map, --task and --stream for map, --bucket for "
                + "ids and stays; --jobs is for map, stays and finish, and the others are for finish.",
        ],
        operands: [
            Operand("STEP", .choice(StageStep.self), required: true) { $0.step = $1 },
            Operand("EXCHANGE", .text(.path), required: true) { $0.exchange = $1 }, .configuration,
        ],
        ownOptions: [
            .tasks, .buckets, .replacement, .task, .bucket, .stream, .asOf, .root, .language, .output, .offline, .jobs,
            .memory, .spill,
            .failOn, .baseline, .updateBaseline, .showValues, .redact, .wait, .quiet, .logFormat,
        ],
        examples: [
            .init(line: "innkeeper stage plan exchange --tasks 64", does: "Plan 64 tasks for pipeline.json"),
            .init(line: "innkeeper stage map exchange --task 0", does: "Do the first of them, on any machine"),
            .init(line: "innkeeper stage ids exchange --bucket 0", does: "Compare the records of the first bucket"),
            .init(line: "innkeeper stage stays exchange --bucket 0", does: "Find double bookings among them"),
            .init(line: "innkeeper stage finish exchange", does: "Merge the results of all tasks"),
            .init(line: "innkeeper stage clean report", does: "Remove what killed runs left below the output"),
        ])
}

extension CommandOptions {
    /// For which step of `stage` an option is that was given for another; nil if all fit.
    package var stageFault: String? {
        for (option, isGiven, steps) in [
            ("CONFIG", target != nil, [StageStep.plan]), ("--as-of", asOf != nil, [.plan]),
            ("--tasks", tasks != nil, [.plan]), ("--source", !replacements.isEmpty, [.plan]),
            ("--root", root != nil, [.plan, .map]), ("--task", task != nil, [.map]),
            ("--stream", streams, [.map]), ("--buckets", buckets != nil, [.plan]),
            ("--bucket", bucket != nil, [.ids, .stays]),
        ] where isGiven && !steps.contains(step) {
            let names = steps.map { "stage \($0.rawValue)" }.joined(separator: " and ")
            let advice = steps == [.plan] ? "; the other steps take it from the plan" : ""
            return "\(option) is for \(names)\(advice)"
        }
        return nil
    }
}
