import InnkeeperCore
import InnkeeperFormats
import InnkeeperFormatXML
import InnkeeperStages

/// Some complete records of a document of places, with their tags.
struct XMLPlaceSlice<Grammar: XMLPlaceGrammar>: SourceSlice {
    let cut: XMLCut

    func decode() -> DecodedSlice {
        var places = Places()
        places.reserveCapacity(cut.records.count)
        var findings = Findings()
        var spans: [RecordSpan] = []
        var columns: [Int32] = []
        var position = cut.position
        var walked = 0
        for record in cut.records {
            position.advance(over: cut.bytes, walked..<record.start, in: cut.encoding)
            walked = record.start
            if let problem = record.problem {
                // Where a document ends too soon, there may be nothing left that a record could be.
                if record.start < record.end { spans.append(RecordSpan(record.start..<record.end, .cutShort)) }
                let isPlaced = problem.line > 0
                findings.add(
                    .xmlMalformed, file: cut.file, line: isPlaced ? problem.line : position.line,
                    column: isPlaced ? problem.column : position.column, arguments: problem.facts,
                    recordDigest: Hash64.digest(cut.bytes[record.start..<record.end]))
                continue
            }
            spans.append(RecordSpan(record.start..<record.end, .row(Int32(places.count))))
            columns.append(Int32(clamping: position.column))
            places.append(
                Grammar.place(cut.tags, record.tags, startTag: startTag(of: record)),
                RecordReference(
                    offset: cut.offset + Int64(record.start), length: Int32(record.end - record.start),
                    line: Int32(clamping: position.line), file: Int32(cut.file)))
        }
        return DecodedSlice(
            batch: .places(places), bytes: cut.bytes, offset: cut.offset, records: spans, findings: findings,
            cells: nil, columns: columns)
    }

    private func startTag(of record: XMLRecord) -> String {
        let end = cut.tags.events[record.tags.lowerBound].offset - Int(cut.offset)
        let characters = stride(from: record.start, to: end, by: cut.encoding.width)
        return String(decoding: characters.map { cut.encoding.ascii(cut.bytes, at: $0) }, as: UTF8.self)
    }
}

extension Places {
    fileprivate mutating func append(_ place: XMLPlace, _ record: RecordReference) {
        let (coordinate, state) = place.geometry.representative
        records.append(record)
        id.append(place.id)
        name.append(place.name)
        category.append(place.category.isEmpty ? nil : place.category)
        latitude.append(coordinate?.latitude ?? .nan)
        longitude.append(coordinate?.longitude ?? .nan)
        coordinateState.append(state)
        closed.append(false)
        rejected.append(false)
    }
}
