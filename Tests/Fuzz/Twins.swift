import InnkeeperFormats

// Each fast scanner beside its reference: on any bytes both say the same.

enum CSVTwins {
    static func compare(_ bytes: [UInt8]) {
        for delimiter in Array(",;\t|".utf8) {
            let reference = CSVIndex(reference: bytes, delimiter: delimiter)
            for variant in ScanVariant.available {
                let index = CSVIndex(scanning: bytes, delimiter: delimiter, variant: variant)
                require(index == reference, "the indexes of CSV differ (\(variant))")
            }
            for (limit, isLast) in [(10, false), (100, true), (1 << 20, false), (1 << 20, true)] {
                let cut = CSVSplitScan(scanning: bytes, delimiter: delimiter, recordLimit: limit, isLast: isLast)
                let plain = CSVSplitScan(reference: bytes, delimiter: delimiter, recordLimit: limit, isLast: isLast)
                require(cut == plain, "the cuts of CSV differ: \(cut) and \(plain)")
            }
        }
    }
}

enum TextTwins {
    static func compare(_ bytes: [UInt8]) {
        let plain = UTF8Check.isValid(reference: bytes)
        for variant in ScanVariant.available {
            let isValid = UTF8Check.isValid(bytes.span, bytes.indices, variant: variant)
            require(isValid == plain, "the checks of UTF-8 as \(variant) differ")
        }
        for size in [1, 2, 5] {
            var check = UTF8Check()
            for start in stride(from: 0, to: bytes.count, by: size) {
                _ = check.push(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            require(check.finish() == plain, "the check of UTF-8 in pieces of \(size) differs")
        }
        for start in [0, 1, 63] where start <= bytes.count {
            let range = start..<bytes.count
            for (variant, hasCR) in ScanVariant.available.flatMap({ [($0, true), ($0, false)] }) {
                let fast = TextExtent(bytes, range, hasCR: hasCR, variant: variant)
                require(
                    fast == TextExtent(reference: bytes, range, hasCR: hasCR),
                    "the extents differ (\(variant)): \(fast)")
            }
        }
    }
}

enum VCardTwins {
    static func compare(_ bytes: [UInt8]) {
        for (limit, cut, size) in [
            (1 << 20, 50, Int.max), (1 << 20, 400, .max), (1 << 20, 4000, 150), (100, 50, .max), (100, 4000, 70),
        ] {
            let reference = chunks(bytes, VCardSplitter(recordLimit: limit, cutSize: cut, variant: nil), size)
            for variant in ScanVariant.available {
                let fast = chunks(bytes, VCardSplitter(recordLimit: limit, cutSize: cut, variant: variant), size)
                require(fast == reference, "the cuts of cards differ (\(variant)):\n\(fast)\n\(reference)")
            }
        }
        var splitter = VCardSplitter(recordLimit: 1 << 20)
        for cut in splitter.push(bytes) + splitter.finish() {
            // The last bytes of a cut are compared another way, so others come behind them here.
            for source in [cut.bytes, cut.bytes + [UInt8](repeating: UInt8(ascii: ":"), count: 128)] {
                var reference = VCardContents(source: source)
                for variant in ScanVariant.available {
                    var fast = VCardContents(source: source)
                    for chunk in cut.chunks where chunk.form == .card || chunk.form == .unendedCard {
                        let range = chunk.start..<chunk.end
                        VCardReader().read(range, line: chunk.line, into: &reference)
                        VCardReader(variant: variant).read(range, line: chunk.line, into: &fast, choosesOnly: true)
                        let (choice, expected) = (chosen(fast), chosen(reference))
                        require(choice == expected, "the choices differ (\(variant)):\n\(choice)\n\(expected)")
                    }
                }
            }
        }
    }

    /// Form, line and offset of every chunk of bytes that come in reads of `size`.
    private static func chunks(_ bytes: [UInt8], _ fresh: VCardSplitter, _ size: Int) -> [String] {
        var splitter = fresh
        var cuts: [VCardCut] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + min(size, bytes.count))
            cuts += splitter.push(Array(bytes[start..<end]))
            start = end
        }
        return (cuts + splitter.finish()).flatMap { cut in
            cut.chunks.map { "\($0.form) \($0.line) \(cut.offset + Int64($0.start)) \(cut.offset + Int64($0.end))" }
        }
    }

    /// What a reading for the choice alone keeps.
    private static func chosen(_ card: borrowing VCardContents) -> [String] {
        func text(_ range: VCardText) -> String { String(decoding: card[range], as: UTF8.self) }
        let names: [VCardName] = [.uid, .formattedName, .name, .organization, .nickname, .telephone, .email]
        func texts(of others: [VCardName]) -> [String] {
            card.properties.filter { others.contains($0.name) }.map { property in
                let values = card.parameters[property.parameters].map { text($0.value) }
                let isDate = values.map { $0.lowercased() } == ["date"]
                return "\(property.name) \(isDate ? ["date"] : values) \(text(property.value))"
            }
        }
        let birthday = card.choice.birthday
        let type = card.choice.isBirthdayDate ? ["date"] : []
        let first = birthday.isEmpty ? [] : ["\(VCardName.birthday) \(type) \(text(birthday))"]
        // Of KIND only this is kept for sure.
        let isGroup = card.properties.contains {
            $0.name == .kind && card.equals(card.trimmed($0.value), "GROUP")
        }
        return names.map { text(card.choice.value(of: $0)) } + first + texts(of: [.birthday])
            + texts(of: [.addressBookServerKind, .birthdayCalendarExclusion]) + ["\(isGroup)"] + problems(card)
    }

    private static func problems(_ card: borrowing VCardContents) -> [String] {
        card.problems.map { "\($0.line):\($0.column) \($0.kind) \($0.encoding)" } + ["\(card.version)"]
    }
}

enum JSONTwins {
    private static let names = JSONNames(["a", "name", "properties", "coordinates"])

    static func compare(_ bytes: [UInt8]) {
        require(plain(bytes, events) == fast(bytes, events), "the events differ")
        require(plain(bytes, members) == fast(bytes, members), "the members differ")
        require(plain(bytes, pairs) == fast(bytes, pairs), "the pairs differ")
        if let outline = outline(bytes) { require(plain(bytes, outlines) == outline, "the outlines differ") }
        for start in bytes.indices.prefix(100) where JSONSkip.isEnclosed(bytes[start]) {
            var slow = JSONSkip()
            let end = slow.referenceEnd(in: bytes, from: start)
            for variant in ScanVariant.available {
                var fast = JSONSkip()
                require(
                    fast.end(in: bytes, from: start, variant: variant) == end,
                    "the ends of a value as \(variant) differ")
                require(end != nil || fast == slow, "the states at the end of the bytes as \(variant) differ")
            }
        }
    }

    // A byte order mark belongs to the file: the plain reader knows it only at the start of one.
    private static let offset = 9

    private static func plain(
        _ bytes: [UInt8], _ walk: (inout JSONReader, inout [String]) throws(JSONError) -> Void
    ) -> [String]? {
        var reader = JSONReader(start: JSONPosition(offset: offset, line: 1, column: 10))
        reader.push(bytes)
        reader.finish()
        var told: [String] = []
        return (try? walk(&reader, &told)) == nil ? nil : told
    }

    private static func fast(
        _ bytes: [UInt8], _ walk: (inout JSONCursor, inout [String]) throws(JSONError) -> Void
    ) -> [String]? {
        var cursor = JSONCursor()
        cursor.load([UInt8](repeating: 0x22, count: offset) + bytes)
        var told: [String] = []
        guard cursor.begin(offset..<offset + bytes.count), (try? walk(&cursor, &told)) != nil else { return nil }
        return told
    }

    /// What both say of the last token.
    private static func token(_ event: JSONEvent, _ tokens: some JSONTokens) -> String {
        let place = "\(event) \(tokens.position.offset) \(tokens.tokenEnd) \(tokens.depth)"
        switch event {
        case .key, .string: return "\(place) \(tokens.text) \(tokens.hasEscapes) \(tokens.word)"
        case .number: return "\(place) \(tokens.text) \(tokens.double.map { "\($0)" } ?? "none")"
        default: return place
        }
    }

    private static func events(_ tokens: inout some JSONTokens, _ told: inout [String]) throws(JSONError) {
        while true {
            let event = try tokens.next()
            if event == .end { return }
            told.append(token(event, tokens))
        }
    }

    private static func members(_ tokens: inout some JSONTokens, _ told: inout [String]) throws(JSONError) {
        if try tokens.next() == .objectStart {
            while let name = try tokens.nextMember(of: names) {
                told.append("\(name) \(token(.key, tokens))")
                let event = try tokens.next()
                told.append(token(event, tokens))
                if event == .objectStart || event == .arrayStart { _ = try tokens.skip(to: tokens.depth - 1) }
            }
        }
        try events(&tokens, &told)
    }

    private static func emptyOutline() -> JSONOutline {
        JSONOutline(["a", "name", "properties", "coordinates"], opened: ["properties"], pairs: ["coordinates"])
    }

    /// The fast outline; nil where there is none, which does not mean that there is no plain one.
    private static func outline(_ bytes: [UInt8]) -> [String]? {
        var cursor = JSONCursor()
        cursor.load([UInt8](repeating: 0x22, count: offset) + bytes)
        var outline = emptyOutline()
        guard cursor.begin(offset..<offset + bytes.count), cursor.outline(into: &outline) else { return nil }
        return told(outline)
    }

    private static func outlines(_ tokens: inout some JSONTokens, _ told: inout [String]) throws(JSONError) {
        var outline = emptyOutline()
        told = try outline.read(reference: &tokens) ? JSONTwins.told(outline) : ["none"]
    }

    private static func told(_ outline: borrowing JSONOutline) -> [String] {
        outline.found.map { "\($0)" } + ["\(outline.pairs)"]
    }

    private static func pairs(_ tokens: inout some JSONTokens, _ told: inout [String]) throws(JSONError) {
        var tree = JSONPairTree()
        try tokens.readPairs(try tokens.next(), into: &tree)
        told.append("\(tree)")
        try events(&tokens, &told)
    }
}
