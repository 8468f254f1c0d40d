import Formats

/// What `innkeeper-fetch` answers: one line of JSON on its standard output.
package struct FetchReport: Sendable, Equatable {
    package struct Fetched: Sendable, Equatable {
        package var source: String
        /// Names of files in the order's folder, page by page.
        package var files: [String] = []
        /// Why there are none, in words that show no secret.
        package var problem: String?

        package init(source: String, files: [String] = [], problem: String? = nil) {
            self.source = source
            self.files = files
            self.problem = problem
        }
    }

    package struct Posted: Sendable, Equatable {
        package var source: String
        /// People whom the service took now.
        package var posted = 0
        /// People who were posted in an earlier run.
        package var known = 0
        /// People whom it did not take.
        package var failed = 0
        /// Why the first of them was not taken.
        package var problem: String?

        package init(source: String) { self.source = source }
    }

    package var fetched: [Fetched] = []
    package var posted: [Posted] = []

    package init() {}

    /// One line, with its end.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { report in
            report.key("fetched")
            report.array { list in
                for one in fetched {
                    list.object { item in
                        item.field("source", one.source)
                        item.key("files")
                        item.array { files in
                            for file in one.files { files.value(file) }
                        }
                        if let problem = one.problem { item.field("problem", problem) }
                    }
                }
            }
            report.key("posted")
            report.array { list in
                for one in posted {
                    list.object { item in
                        item.field("source", one.source)
                        item.field("posted", one.posted)
                        item.field("known", one.known)
                        item.field("failed", one.failed)
                        if let problem = one.problem { item.field("problem", problem) }
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    /// nil for a text that is no report.
    package init?(_ json: [UInt8]) {
        guard let node = try? JSONNode(json), let fetched = node["fetched"]?.elements,
            let posted = node["posted"]?.elements
        else { return nil }
        for one in fetched {
            self.fetched.append(
                Fetched(
                    source: one["source"]?.string ?? "",
                    files: (one["files"]?.elements ?? []).compactMap(\.string), problem: one["problem"]?.string))
        }
        for one in posted {
            var item = Posted(source: one["source"]?.string ?? "")
            item.posted = one["posted"]?.integer ?? 0
            item.known = one["known"]?.integer ?? 0
            item.failed = one["failed"]?.integer ?? 0
            item.problem = one["problem"]?.string
            self.posted.append(item)
        }
    }
}
