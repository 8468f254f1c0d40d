import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperStages

/// The order in which files are read: of several exports of one list the newest first, and last of all files that may
/// repeat the records of others, such as channels' calendars.
struct LoadingOrder {
    /// Which exports of bookings are newer than others of the same list.
    private(set) var exports = ExportOrder()
    private let paths: [String?]
    private let configuration: Configuration
    private let formats: [any Format.Type]

    init(_ found: FoundFiles, _ configuration: Configuration, _ formats: [any Format.Type], today: CalendarDate) {
        let (files, places) = (found.files, found.paths)
        (paths, self.configuration, self.formats) = (places, configuration, formats)
        for source in configuration.sources where source.settings.kind == .bookings && !source.refusesDuplicates {
            let own = files.indices.filter { files[$0].source == source.settings.name }
            let paths = Dictionary(uniqueKeysWithValues: own.map { ($0, files[$0].path) })
            let order = ExportOrder(paths, newest: source.newest, today: today) { file in
                guard !files[file].isWorksheet, let path = places[file] else { return nil }
                // Unreadable files are reported when it is their turn.
                return (try? SmallFile.head(path, count: LoadingOrder.titleSize)).flatMap(WrittenDate.init)
            }
            exports.add(order, of: source.settings.name)
        }
    }

    /// Enough bytes to hold what precedes a table.
    private static let titleSize = 4096

    /// The files of a kind; `last` are those that repeat others.
    func files(of kind: RecordKind, in files: [SourceFile]) -> (first: [Int], last: [Int]) {
        let own = exports.readingOrder(files.indices.filter { files[$0].kind == kind })
        let repeating = kind == .bookings ? Set(own.filter { repeatsOthers($0, files[$0]) }) : []
        return (own.filter { !repeating.contains($0) }, own.filter(repeating.contains))
    }

    /// The format for reading a source's file.
    func format(of head: [UInt8], _ path: String, _ source: Configuration.Source) -> (any Format.Type)? {
        format(of: head, path, source, among: formats)
    }

    private func format(
        of head: [UInt8], _ path: String, _ source: Configuration.Source, among formats: [any Format.Type]
    ) -> (any Format.Type)? {
        FormatChoice.format(
            of: head, fileName: Paths.name(path), kind: source.settings.kind, named: source.format, among: formats)
    }

    /// Inaccessible files are reported when they are read.
    private func repeatsOthers(_ index: Int, _ file: SourceFile) -> Bool {
        guard let path = paths[index], let source = configuration.source(file.source),
            let head = try? SmallFile.head(path, count: FormatChoice.headSize), !head.isEmpty
        else { return false }
        return format(of: head, path, source, among: formats.filter { $0.repeatsOthers }) != nil
    }
}
