package import InnkeeperCore
import InnkeeperStages

/// The mask of a file, as reading it gives one.
package func lineMask(
    _ format: any Format.Type, _ kind: RecordKind, _ text: String, _ change: (inout SourceSettings) -> Void = { _ in }
)
    -> (any LineMask)?
{
    var settings = SourceSettings(name: "source", kind: kind)
    change(&settings)
    return RecordPipeline(format, settings, bytes: Array(text.utf8)).reader.lineMask
}

extension LineMask {
    package func shown(_ text: String, showValues: Bool = false) -> String? {
        shown(Array(text.utf8), showValues: showValues)
    }
}
