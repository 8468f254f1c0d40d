/// The answer of `innkeeper-fetch`: one line of JSON on its standard output.
package struct FetchReport: Sendable, Equatable {
    package struct Fetched: Sendable, Equatable {
        package var source: String
        /// Names of files in the order's folder, page by page.
        package var files: [String] = []
        /// Why there are none, in words that reveal no secret.
        package var problem: String?

        package init(source: String, files: [String] = [], problem: String? = nil) {
            self.source = source
            self.files = files
            self.problem = problem
        }
    }

    package struct Posted: Sendable, Equatable {
        package var source: String
        /// People whom the service accepted in this run.
        package var posted = 0
        /// People who were posted in an earlier run.
        package var known = 0
        /// People whom it did not accept.
        package var failed = 0
        /// Why the first of them was not accepted.
        package var problem: String?

        package init(source: String) { self.source = source }
    }

    package var fetched: [Fetched] = []
    package var posted: [Posted] = []

    package init() {}

    private static let fetched: [Key<Fetched>] = [
        Key("source", .anyText, at: \.source), Key("files", .list(.anyText), at: \.files),
        Key("problem", .anyText, at: \.problem),
    ]

    private static let posted: [Key<Posted>] = [
        Key("source", .anyText, at: \.source), Key("posted", .integer(0...(.max)), at: \.posted),
        Key("known", .integer(0...(.max)), at: \.known), Key("failed", .integer(0...(.max)), at: \.failed),
        Key("problem", .anyText, at: \.problem),
    ]

    private static let form = Form<FetchReport>.object(
        [
            Key("fetched", .list(.object(fetched, Fetched(source: ""))), required: true, at: \.fetched),
            Key("posted", .list(.object(posted, Posted(source: ""))), required: true, at: \.posted),
        ], FetchReport())

    /// One line, including its line end.
    package var json: [UInt8] { FetchReport.form.json(self) }

    /// nil unless the text is a report.
    package init?(_ json: [UInt8]) {
        guard let report = FetchReport.form.read(json, name: "report").value else { return nil }
        self = report
    }
}
