import CInnkeeperLibXML2

/// The attributes of a start tag that are in the vocabulary.
@safe struct ElementAttributes {
    private let names: [ElementName]
    private let byLocalName: [String: [Int]]
    private var known = unsafe KnownNames<[Int]>(none: [])
    /// The values, concatenated, each followed by a zero.
    private var values: [UInt8] = []
    private var starts: [Int]
    /// The position after the zero of an attribute's value; 0 if it is absent.
    private var ends: [Int]

    init(_ names: [ElementName]) {
        self.names = names
        byLocalName = Dictionary(grouping: names.indices, by: { names[$0].local })
        starts = [Int](repeating: 0, count: names.count)
        ends = starts
    }

    /// The value of an attribute by its index in the vocabulary; nil if the element lacks it.
    subscript(index: Int) -> ArraySlice<UInt8>? { ends[index] == 0 ? nil : values[starts[index]..<ends[index] - 1] }

    /// Takes XML attributes: five pointers each, to name, prefix, namespace, start and end of the value.
    mutating func take(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) {
        forget()
        guard let attributes = unsafe attributes else { return }
        for place in 0..<min(count, 1000) {
            guard let name = unsafe attributes[5 * place], let start = unsafe attributes[5 * place + 3],
                let end = unsafe attributes[5 * place + 4]
            else { continue }
            let indices = unsafe known.find(name, attributes[5 * place + 2]) { [byLocalName, names] name, namespace in
                (byLocalName[name] ?? []).filter { names[$0].namespace.map { $0 == namespace } ?? true }
            }
            unsafe keep(UnsafeBufferPointer(start: start, count: end - start), for: indices)
        }
    }

    /// Takes HTML attributes: alternating names and values, terminated by nil.
    mutating func takeHTML(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        forget()
        var place = 0
        while let name = unsafe attributes?[place] {
            if let value = unsafe attributes?[place + 1] {
                let indices = byLocalName[unsafe String(cString: name).lowercased()] ?? []
                unsafe keep(UnsafeBufferPointer(start: value, count: Int(xmlStrlen(value))), for: indices)
            }
            place += 2
        }
    }

    private mutating func forget() {
        if values.isEmpty { return }
        values.removeAll(keepingCapacity: true)
        for index in ends.indices { ends[index] = 0 }
    }

    private mutating func keep(_ value: UnsafeBufferPointer<xmlChar>, for indices: [Int]) {
        if indices.isEmpty { return }
        let start = values.count
        unsafe values.append(contentsOf: value)
        values.append(0)
        for index in indices { (starts[index], ends[index]) = (start, values.count) }
    }
}
