// Findings in binary form. Their texts are packed in one buffer, which is checked before any of them is read.

extension Findings: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        for names in [codes, fields] { TextColumn(names).write(to: &writer) }
        // Only findings of a slice or block are written, and these are in memory.
        let rows = rows.held
        writer.put(rows.map(\.code))
        writer.put(rows.map(\.field))
        writer.put(rows.map(\.file))
        writer.put(rows.map(\.line))
        writer.put(rows.map(\.column))
        writer.put(rows.map(\.textStart))
        writer.put(text)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let names = try [TextColumn(from: &reader).texts, TextColumn(from: &reader).texts]
        let codes = try reader.numbers(UInt16.self)
        let fields = try reader.numbers(UInt16.self)
        let files = try reader.numbers(Int32.self)
        let lines = try reader.numbers(Int32.self)
        let columns = try reader.numbers(Int32.self)
        let starts = try reader.numbers(Int.self)
        let text = try reader.numbers(UInt8.self)
        guard [fields.count, files.count, lines.count, columns.count, starts.count].allSatisfy({ $0 == codes.count })
        else { throw .unequalColumns }
        guard codes.allSatisfy({ $0 < names[0].count }), fields.allSatisfy({ $0 < names[1].count }),
            files.allSatisfy({ $0 >= -1 }),
            starts.allSatisfy({ FindingTexts.Ranges(reading: text.span, at: $0).isWhole })
        else { throw .damaged("a finding is not whole") }
        let rows = codes.indices.map { row in
            StoredFinding(
                code: codes[row], field: fields[row], file: files[row], line: lines[row], column: columns[row],
                textStart: starts[row])
        }
        self.init(codes: names[0], fields: names[1], rows: rows, text: text)
    }
}
