import InnkeeperCore

/// Reads a file of places, which are the records that a splitter cuts out.
struct PlaceReader<Splitter: JSONSplitter>: SourceReader {
    private var splitter: Splitter
    private var plan: PlaceReadingPlan

    let reading = [ReadingNote("encoding", "utf-8")]
    var framing: Framing { splitter.framing }
    var cells: (any RecordCells)? { PlaceRecordCells(plan: within(splitter.depthLimit)) }
    var lineMask: (any LineMask)? { JSONLineMask() }

    init(_ splitter: Splitter, _ plan: PlaceReadingPlan) {
        self.splitter = splitter
        self.plan = plan
    }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) { splitter.makeRoom(usual: usual) }

    mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice] { slices(splitter.push(consume bytes)) }

    mutating func finish() -> [any SourceSlice] { slices(splitter.finish()) }

    private func slices(_ cuts: [JSONCut]) -> [any SourceSlice] {
        cuts.map { PlaceSlice(plan: within($0.depthLimit), cut: $0) }
    }

    /// The depth includes what surrounds the records.
    private func within(_ depthLimit: Int) -> PlaceReadingPlan {
        var plan = plan
        plan.depthLimit = depthLimit
        return plan
    }
}

extension PlaceReader<JSONArraySplitter> {
    /// `paths` are the keys that lead to arrays of places.
    init(
        _ settings: SourceSettings, file: Int, style: PlaceStyle, paths: [[String]] = [["features"]],
        nodes: OverpassNodes? = nil
    ) {
        var plan = PlaceReadingPlan(settings, file: file, style: style)
        plan.nodes = nodes
        let isElements = style == .element
        self.init(
            JSONArraySplitter(
                settings, paths: isElements ? [["elements"]] : paths, comment: isElements ? "remark" : nil), plan)
    }
}

extension PlaceReader<JSONSequenceSplitter> {
    init(_ settings: SourceSettings, file: Int, style: PlaceStyle) {
        var plan = PlaceReadingPlan(settings, file: file, style: style)
        plan.hasCollections = style == .feature
        self.init(JSONSequenceSplitter(settings), plan)
    }
}
