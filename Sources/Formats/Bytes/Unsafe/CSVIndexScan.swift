// DANGER: provides space that CSVScan.swift writes to through pointers and reports how much of it was filled.

extension CSVIndex {
    /// Builds the index by finding delimiters, quotes and line ends 64 bytes at a time.
    public init(scanning bytes: [UInt8], delimiter: UInt8, variant: ScanVariant = .best) {
        // Nearly all CSV has fields of more than a byte and records of more than eight. Space for the worst case would
        // be eight times the bytes, most of it never touched.
        self.init(reference: [], delimiter: delimiter)
        if unsafe scan(bytes, delimiter, variant, marks: bytes.count / 2, records: bytes.count / 8) { return }
        // Each byte ends at most one field, and a record of at least one byte adds one mark of its own.
        let isComplete = unsafe scan(bytes, delimiter, variant, marks: 2 * bytes.count, records: bytes.count)
        precondition(isComplete)
    }

    /// Scans into arrays of that capacity plus a block; false if they were too small.
    @unsafe private mutating func scan(
        _ bytes: [UInt8], _ delimiter: UInt8, _ variant: ScanVariant, marks: Int, records: Int
    ) -> Bool {
        var first: [Int32] = []
        var lines: [Int32] = []
        var unusual: [Int32] = []
        var faults: [CSVFault] = []
        var isComplete = false
        let recordCapacity = unsafe records + CSVScan.margin + 2
        self.marks = unsafe Array(unsafeUninitializedCapacity: marks + CSVScan.margin + 2) { marks, markCount in
            first = unsafe Array(unsafeUninitializedCapacity: recordCapacity) { first, firstCount in
                lines = unsafe Array(unsafeUninitializedCapacity: recordCapacity) { lines, lineCount in
                    unusual = unsafe Array(unsafeUninitializedCapacity: recordCapacity) { unusual, unusualCount in
                        unsafe bytes.withUnsafeBufferPointer { bytes in
                            var scan = unsafe CSVScan(
                                bytes: bytes, delimiter: delimiter, variant: variant, marks: marks, first: first,
                                lines: lines, unusual: unusual)
                            isComplete = unsafe scan.run()
                            unsafe markCount = scan.markCount
                            unsafe firstCount = scan.recordCount + 1
                            unsafe lineCount = scan.recordCount
                            unsafe unusualCount = scan.unusualCount
                            faults = unsafe scan.faults
                        }
                    }
                }
            }
        }
        self.first = first
        self.lines = lines
        self.unusual = unusual
        self.faults = faults
        return isComplete
    }
}
