extension CSVIndex {
    /// Builds the index by the plain reading of the grammar, byte by byte. Slow, and the one to read first: it defines
    /// what `init(scanning:delimiter:)` must give.
    public init(reference bytes: [UInt8], delimiter: UInt8) {
        marks = []
        first = []
        lines = []
        unusual = []
        faults = []
        var state = CSVScanState.plain
        var recordStart = 0
        var fieldStart = 0
        var closingQuote = 0
        var line: Int32 = 0
        var recordLine: Int32 = 0
        var ends: [Int32] = []

        func fault(_ kind: CSVFault.Kind, at position: Int, in index: inout CSVIndex) {
            index.faults.append(CSVFault(kind: kind, record: index.lines.count, position: position))
        }
        func closeRecord(_ index: inout CSVIndex, ends: [Int32], start: Int, line: Int32) {
            index.first.append(Int32(index.marks.count))
            index.marks.append(Int32(start - 1))
            index.marks.append(contentsOf: ends)
            index.lines.append(line)
        }

        for (position, byte) in bytes.enumerated() {
            let isLineEnd = byte == 0x0A || byte == 0x0D
            let isSecondOfPair = byte == 0x0A && position > 0 && bytes[position - 1] == 0x0D
            if isLineEnd && !isSecondOfPair { line += 1 }
            switch state {
            case .quoted:
                if byte == 0x22 {
                    state = .quoteInQuoted
                    closingQuote = position
                }
                continue
            case .quoteInQuoted where byte == 0x22:
                state = .quoted
                continue
            case .quoteInQuoted where byte != delimiter && !isLineEnd:
                fault(.textAfterQuote, at: closingQuote + 1, in: &self)
                state = .spoiled
                continue
            case .plain where byte == 0x22:
                if position == fieldStart {
                    state = .quoted
                } else {
                    fault(.strayQuote, at: position, in: &self)
                }
                continue
            default: break
            }
            if byte == delimiter {
                ends.append(Int32(position))
                fieldStart = position + 1
                state = .plain
            } else if isLineEnd {
                if position > recordStart {
                    ends.append(Int32(position))
                    closeRecord(&self, ends: ends, start: recordStart, line: recordLine)
                }
                ends = []
                recordStart = position + 1
                fieldStart = position + 1
                recordLine = line
                state = .plain
            }
        }
        if recordStart < bytes.count {
            if state == .quoted { fault(.unclosedQuote, at: fieldStart, in: &self) }
            ends.append(Int32(bytes.count))
            closeRecord(&self, ends: ends, start: recordStart, line: recordLine)
        }
        first.append(Int32(marks.count))

        func isMark(_ position: Int) -> Bool {
            guard bytes.indices.contains(position) else { return true }
            return bytes[position] == delimiter || bytes[position] == 0x0A || bytes[position] == 0x0D
        }
        unusual = (0..<recordCount).filter { record in
            range(of: record, in: bytes).contains { position in
                bytes[position] <= 0x22 && !isMark(position) && (isMark(position - 1) || isMark(position + 1))
            }
        }.map { Int32($0) }
    }
}
