// What the steps of a run that is spread over processes or machines exchange: streams of frames. Each frame says which
// stream it belongs to and which number it has, and has a checksum; the last one says how many there are. So a stream
// that is cut short, damaged, mixed up or of another run is refused with a sentence, and never read as if it were whole.

/// What is in a frame.
public enum FrameKind: UInt32, Sendable {
    /// The file that the following frames are about.
    case file = 1
    /// Records of that file.
    case slice
    /// There is nothing more of that file.
    case fileEnd
    /// The last frame: the stream is complete.
    case trailer
    /// By what records of one bucket are told apart.
    case keys
    /// Which records of that file are in earlier ones.
    case earlier
    /// The campsites that tasks know.
    case campSites
    /// The double bookings and the counts of one bucket.
    case stays
}

/// The steps that leave results.
public enum FrameStep: UInt8, Sendable {
    case map, ids, stays
}

/// The stream that a frame belongs to: the result of one part of a step of one plan.
public struct FrameStream: Sendable, Equatable {
    /// The 128-bit digest of the plan. A result of another plan is of other inputs, or of another day.
    public var plan: PlanDigest
    public var step: FrameStep
    /// A task of `map`, or a bucket of the steps after it.
    public var part: UInt32

    public init(plan: PlanDigest, task: Int) {
        self.plan = plan
        step = .map
        part = UInt32(task)
    }

    public init(plan: PlanDigest, bucket: Int, of step: FrameStep) {
        self.plan = plan
        self.step = step
        part = UInt32(bucket)
    }
}

/// The 128 bits that tell plans apart.
public struct PlanDigest: Sendable, Equatable {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

/// Why frames are refused.
public enum FrameFault: Error, Sendable, Equatable {
    /// They don't start like frames.
    case foreign
    /// They were written by a version of the program that has other frames.
    case version(UInt32)
    case otherPlan
    case otherPart(FrameStep, Int)
    /// Frame `found` is where frame `wanted` should be. Counts from 0.
    case order(found: Int, wanted: Int)
    /// The bytes end within that frame.
    case cut(frame: Int)
    case damaged(frame: Int)
    /// There is no trailer.
    case unfinished
    /// The trailer counts other frames than there are.
    case count(said: Int, found: Int)
    /// There is data after the trailer.
    case excess

    /// The reason, as a clause.
    public var text: String {
        switch self {
        case .foreign: "it is not a result of innkeeper stage"
        case .version(let version): "it was written by another version of Innkeeper, with frames of version \(version)"
        case .otherPlan: "it was made for another plan"
        case .otherPart(.map, let task): "it is the result of task \(task)"
        case .otherPart(let step, let bucket): "it is the result of stage \(step) for bucket \(bucket)"
        case .order(let found, let wanted): "frame \(found) is where frame \(wanted) should be"
        case .cut(let frame): "it is cut short in frame \(frame)"
        case .damaged(let frame): "frame \(frame) is damaged"
        case .unfinished: "it has no end; its task did not finish"
        case .count(let said, let found): "its end counts \(said) frames, but there are \(found)"
        case .excess: "there is data after its end"
        }
    }
}
