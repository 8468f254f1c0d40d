import InnkeeperCore
import InnkeeperFormats

/// What a JSON text says, around its records, about records that it doesn't have: that there is another page, how many
/// there are in all, or why a service stopped. Nothing in a record counts, nor anything in an array.
///
/// Before: `{"data": [{"id": 1}], "has_more": true, "links": {"next": "/bookings?page=2"}, "total": 250}`.
/// After: The list goes on, as `has_more` says.
struct JSONSurroundings {
    /// The objects around the records, by the keys that lead to them, innermost first.
    private let objects: [[String]]
    /// The member of the outermost object that comments on the whole.
    private let comment: String?
    private var remark: JSONPartial?
    /// The first sign of another page.
    private var another: JSONPartial?
    /// The first of other lists of objects that may be wanted.
    private var otherList: JSONPartial?
    /// Whether this is said to be the last page.
    private var isLast = false
    private var page = 1
    private var pages: (count: Int, sign: JSONPartial)?
    /// How many records there are in all, or on this page.
    private var total: (count: Int, sign: JSONPartial)?
    private var count: (count: Int, sign: JSONPartial)?
    /// Whether a plain `total` may be an amount.
    private var hasMoney = false
    private var plainTotal: (count: Int, sign: JSONPartial)?

    /// `paths` are the keys of the arrays that hold the records.
    init(paths: [[String]], comment: String?) {
        let around = paths.flatMap { path in path.indices.map { Array(path[..<$0]) } }
        objects = Set(around).sorted { ($0.count, $1.joined()) > ($1.count, $0.joined()) }
        self.comment = comment
    }

    /// How many keys deeper than the records these members may lie: `meta.pagination.links.next`.
    static let depth = 3

    // MARK: Members

    /// Takes a value outside the records, with the keys that lead to it; nil stands for an array.
    mutating func take(_ event: JSONEvent, at keys: [String?], _ reader: borrowing JSONReader) {
        switch event {
        case .string, .number, .bool, .null: break
        default: return
        }
        if let comment, event == .string, keys == [comment] {
            remark = JSONPartial(.remark, keys, at: reader.position, value: reader.text)
            return
        }
        guard let object = objects.first(where: { keys.count > $0.count && keys.starts(with: $0.map(Optional.some)) })
        else {
            return
        }
        if keys.contains(nil) {
            // A list of links, as OGC API Features has it.
            let isLink = event == .string && keys[object.count...].elementsEqual(["links", nil, "rel"])
            if isLink, reader.text == "next" { goesOn(JSONPartial(.nextPage, keys, at: reader.position)) }
            if otherList == nil, keys.count == object.count + 3, keys[object.count + 1] == nil,
                let name = keys[object.count], JSONSurroundings.lists.contains(foldedWord(name))
            {
                otherList = JSONPartial(nil, Array(keys.prefix(object.count + 1)), at: reader.position)
            }
            return
        }
        var words = keys[object.count...].compactMap { $0.map(JSONSurroundings.folded) }
        let key = words.removeLast()
        take(event, key, in: words, of: keys, reader)
    }

    private mutating func take(
        _ event: JSONEvent, _ key: String, in wrappers: [String], of keys: [String?], _ reader: borrowing JSONReader
    ) {
        typealias Words = JSONSurroundings
        let last = wrappers.last.flatMap { Words.wrappers.contains($0) ? nil : $0 }
        guard wrappers.dropLast(last == nil ? 0 : 1).allSatisfy(Words.wrappers.contains) else { return }
        if last == "next", Words.targets.contains(key) { return takeNext(event, of: keys, reader) }
        if last == "total", key == "value" { total = Words.larger(total, event, of: keys, reader) }
        guard last == nil else { return }
        switch key {
        case _ where Words.nextPages.contains(key): takeNext(event, of: keys, reader)
        case _ where Words.flags.contains(key): takeFlag(event, goesOn: true, of: keys, reader)
        case _ where Words.ends.contains(key):
            takeFlag(event, goesOn: false, of: keys, reader)
            if key == "lastpage" { pages = Words.larger(pages, event, of: keys, reader) }
        case _ where Words.totals.contains(key): total = Words.larger(total, event, of: keys, reader)
        case _ where Words.pageTotals.contains(key): pages = Words.larger(pages, event, of: keys, reader)
        case _ where Words.pageNumbers.contains(key): page = Words.number(event, reader) ?? page
        case _ where Words.money.contains(key): hasMoney = true
        case "total": plainTotal = Words.larger(plainTotal, event, of: keys, reader)
        case "count": count = Words.larger(count, event, of: keys, reader)
        default: break
        }
    }

    private mutating func goesOn(_ sign: JSONPartial) { another = another ?? sign }

    /// A token, address or number of the next page. None is null, empty, false or 0.
    private mutating func takeNext(_ event: JSONEvent, of keys: [String?], _ reader: borrowing JSONReader) {
        let isNamed =
            switch event {
            case .string: !reader.text.isEmpty
            case .bool(let flag): flag
            default: JSONSurroundings.number(event, reader).map { $0 > 0 } ?? false
            }
        if isNamed { goesOn(JSONPartial(.nextPage, keys, at: reader.position)) } else { isLast = true }
    }

    private mutating func takeFlag(
        _ event: JSONEvent, goesOn word: Bool, of keys: [String?], _ reader: borrowing JSONReader
    ) {
        guard case .bool(let flag) = event else { return }
        if flag == word { goesOn(JSONPartial(.nextPage, keys, at: reader.position)) } else { isLast = true }
    }

    private static func number(_ event: JSONEvent, _ reader: borrowing JSONReader) -> Int? {
        event == .number || event == .string ? Int(reader.text) : nil
    }

    private static func larger(
        _ known: (count: Int, sign: JSONPartial)?, _ event: JSONEvent, of keys: [String?],
        _ reader: borrowing JSONReader
    ) -> (count: Int, sign: JSONPartial)? {
        guard let number = number(event, reader), number > known?.count ?? 0 else { return known }
        return (number, JSONPartial(.fewer, keys, at: reader.position))
    }

    // MARK: The whole

    /// Why the records aren't all that the text should have; nil if they are, or it says nothing. `records` is their
    /// number, nil if it isn't known.
    func partial(records: Int?) -> JSONPartial? { missing(records) ?? otherList }

    private func missing(_ records: Int?) -> JSONPartial? {
        if let remark { return remark }
        let total = total ?? (hasMoney ? nil : plainTotal)
        // Who has put all pages together may have kept what the first one said.
        if let total, total.count == records { return nil }
        if let another { return another }
        if isLast { return nil }
        if let pages, pages.count > max(page, 1) {
            var sign = pages.sign
            sign.problem = .nextPage
            return sign
        }
        guard let records, let (all, found) = total ?? count, all > records else { return nil }
        var sign = found
        sign.counts = (records, all)
        return sign
    }

    // MARK: Words

    /// `@odata.nextLink` is `odatanextlink`, and `has_more` is `hasmore`.
    private static func folded(_ key: String) -> String {
        String(decoding: foldedWord(key).utf8.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }, as: UTF8.self)
    }

    /// Other lists of what is read here: a service may answer with the bookings and their guests.
    private static let lists: Set<String> = JSONLists.bookings.union([
        "customers", "guests", "contacts", "people", "campsites", "pitches", "places", "closures",
    ])
    /// Objects that describe the list.
    private static let wrappers: Set<String> = [
        "meta", "metadata", "paging", "pagination", "paginator", "pager", "page", "pages", "pageinfo", "links", "link",
        "cursor", "cursors", "info", "responsemetadata", "results", "properties", "request", "hits",
    ]
    private static let flags: Set<String> = [
        "hasmore", "hasmoreitems", "hasmorerecords", "hasmoreresults", "hasmorepages", "hasnext", "hasnextpage",
        "nextpageexists", "more", "moreitems", "morerecords", "moreresults", "truncated", "istruncated",
        "incompleteresults", "exceededtransferlimit",
    ]
    private static let ends: Set<String> = ["last", "islast", "lastpage", "islastpage"]
    private static let nextPages: Set<String> = [
        "next", "nextpage", "nextpagetoken", "nexttoken", "nextcursor", "nextpagecursor", "nextlink", "nexturl",
        "nexturi", "nexthref", "nextpageurl", "nextpagelink", "nextpageuri", "odatanextlink", "continuationtoken",
        "nextcontinuationtoken",
    ]
    /// Members of an object `next`.
    private static let targets: Set<String> = ["href", "url", "uri", "link", "after", "cursor", "token", "page"]
    private static let totals: Set<String> = [
        "totalcount", "totalresults", "totalrecords", "totalitems", "totalelements", "totalhits", "totalfeatures",
        "totalobjects", "totalrows", "totalentries", "totalsize", "totalbookings", "totalreservations", "totalpeople",
        "totalcontacts", "nhits", "numbermatched", "odatacount", "recordstotal",
    ]
    private static let pageTotals: Set<String> = [
        "totalpages", "pagestotal", "pagecount", "pages", "numpages", "numberofpages",
    ]
    private static let pageNumbers: Set<String> = ["page", "currentpage", "pagenumber", "pageno", "number"]
    /// Members beside which a `total` is a sum.
    private static let money: Set<String> = [
        "currency", "currencycode", "subtotal", "tax", "taxes", "amount", "paid", "balance", "revenue", "nights",
    ]
}

/// Why a JSON text isn't the whole list, or the records that are read aren't the whole text.
struct JSONPartial: Sendable {
    /// nil if the text has another list, under `field`.
    var problem: ReadingProblem.Partial?
    /// The keys that lead to the sign, and where its value is.
    let field: String
    let position: JSONPosition
    /// Empty for addresses and tokens of a page, which may let their reader in.
    var value = ""
    /// How many records there are, here and in all.
    var counts: (here: Int, all: Int)?

    init(_ problem: ReadingProblem.Partial?, _ keys: [String?], at position: JSONPosition, value: String = "") {
        self.problem = problem
        field = keys.compactMap(\.self).joined(separator: ".")
        self.position = position
        self.value = value
    }

    func report(_ file: Int, to findings: inout Findings) {
        guard let problem else {
            findings.add(
                .archiveMemberUnused, file: file, line: position.line, column: position.column,
                arguments: [.member: .text(field)])
            return
        }
        var facts: FindingArguments = [.problem: .key(problem)]
        if problem != .remark { facts[.header] = .text(field) }
        if let counts {
            facts[.count] = .count(counts.here)
            facts[.total] = .count(counts.all)
        }
        findings.add(
            .sourcePartial, file: file, line: position.line, column: position.column, field: field, value: value,
            arguments: facts)
    }
}
