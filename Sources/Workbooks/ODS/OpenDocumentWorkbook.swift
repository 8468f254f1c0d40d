internal import InnkeeperFormatXML

/// An OpenDocument spreadsheet (`.ods`, ISO/IEC 26300).
struct OpenDocumentWorkbook {
    private let parts: PackageParts
    private let output: WorkbookOutput

    init(_ package: WorkbookPackage, _ output: WorkbookOutput) {
        parts = PackageParts(package)
        self.output = output
    }

    func read() throws(WorkbookFault) {
        if parts.has("META-INF/manifest.xml") {
            let manifest = Manifest()
            do throws(WorkbookFault) {
                try parts.read("META-INF/manifest.xml", manifest.stream)
            } catch {
                if isOfOpenOffice1 { throw WorkbookFault(.refused, WorkbookMessages.openOffice1) }
                output.tell(error.kind, error.message)
            }
            if manifest.isEncrypted { throw WorkbookFault(.refused, WorkbookMessages.password) }
            if let type = manifest.type, !type.contains("spreadsheet") {
                throw WorkbookFault(.refused, "it is not a spreadsheet but \(type)")
            }
        }
        let sheets = OpenDocumentSheets(output)
        do throws(WorkbookFault) {
            try parts.read("content.xml", sheets.stream)
        } catch {
            if isOfOpenOffice1 { throw WorkbookFault(.refused, WorkbookMessages.openOffice1) }
            if !output.isFull { throw error }
        }
        if sheets.count == 0 { throw WorkbookFault(.refused, "it has no sheets") }
    }

    /// What came before OpenDocument has other namespaces.
    private var isOfOpenOffice1: Bool {
        MarkupText.end(of: "http://openoffice.org/2000/office", in: parts.head(of: "content.xml")) != nil
    }
}

enum WorkbookMessages {
    static let openOffice1 = "it is a document of OpenOffice 1 (.sxc); open it in a spreadsheet and save it as .ods"
    static let flatOpenDocument = "it is a flat OpenDocument file (.fods); open it in a spreadsheet and save it as .ods"
    static let password = "it needs a password; open it in a spreadsheet and save it without one"
}

/// The package's manifest: its type, and whether it is encrypted.
private final class Manifest: ElementListener {
    private(set) var isEncrypted = false
    private(set) var type: String?
    private(set) lazy var stream = ElementStream(
        elements: ["file-entry", "encryption-data"].map { ElementName($0) },
        attributes: ["full-path", "media-type"].map { ElementName($0) }, listener: self)

    func begin(_ name: Int, _ stream: ElementStream) {
        if name == 1 { isEncrypted = true }
        if name == 0, stream.attribute(0) == "/", let type = stream.attribute(1), !type.isEmpty { self.type = type }
    }

    func end(_ name: Int, _ stream: ElementStream) {}
}
