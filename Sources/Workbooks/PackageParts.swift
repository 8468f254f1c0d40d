internal import InnkeeperFormatXML

/// The parts of a package by name, ignoring case (ECMA-376-2, 7.2.3.5).
struct PackageParts {
    private let package: WorkbookPackage
    private let byFoldedName: [String: String]

    init(_ package: WorkbookPackage) {
        self.package = package
        byFoldedName = Dictionary(
            package.names.map { ($0.lowercased().split { $0 == "\\" }.joined(separator: "/"), $0) },
            uniquingKeysWith: { _, last in last })
    }

    func has(_ name: String) -> Bool { byFoldedName[name.lowercased()] != nil }

    func hasAny(below folder: String) -> Bool { byFoldedName.keys.contains { $0.hasPrefix(folder) } }

    /// Whether it is a document of Apple's Numbers or Pages, also one packed with its folder, or from before 2013.
    var isOfApple: Bool {
        hasAny(below: "index/") || byFoldedName.keys.contains { $0.hasSuffix("buildversionhistory.plist") }
    }

    /// The first bytes of a part, as far as they can be read.
    func head(of name: String) -> [UInt8] {
        var head: [UInt8] = []
        try? read(name) { bytes in
            head += bytes
            return head.count < Workbook.headSize
        }
        return head
    }

    /// Reads an XML part. A missing or truncated part is a fault; what was read before it counts.
    func read(_ name: String, _ stream: ElementStream) throws(WorkbookFault) {
        try read(name) { stream.push($0) }
        stream.finish()
        try check(stream, name)
    }

    /// The same with a scanner around the stream; false if the part must be read again with the reference.
    func read<Reader>(
        _ name: String, _ scanner: PartScanner<Reader>, around stream: ElementStream
    ) throws(WorkbookFault) -> Bool {
        try read(name) { scanner.push($0) }
        guard scanner.finish() else { return false }
        try check(stream, name)
        return true
    }

    private func read(_ name: String, _ push: (_ bytes: [UInt8]) -> Bool) throws(WorkbookFault) {
        guard let part = byFoldedName[name.lowercased()] else {
            throw WorkbookFault(.damaged, "its part \(name) is missing")
        }
        do throws(WorkbookFault) {
            try package.read(part, push)
        } catch {
            throw WorkbookFault(error.kind, "its part \(name) can't be read: \(error.message)")
        }
    }

    private func check(_ stream: ElementStream, _ name: String) throws(WorkbookFault) {
        if let fault = stream.fault {
            throw WorkbookFault(
                stream.isOverLimit ? .limit : .damaged,
                "its part \(name) can't be read on, line \(fault.line): \(fault.message)")
        }
    }

    /// The part that a relationship of the part `source` refers to; nil if that is outside the package.
    static func target(_ target: String, of source: String) -> String? {
        var path = String(target.prefix { $0 != "#" && $0 != "?" }.map { $0 == "\\" ? "/" : $0 })
        if path.isEmpty || path.hasPrefix("//") || path.contains(":") { return nil }
        path = unescaped(path)
        var parts = path.hasPrefix("/") ? [] : source.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                if parts.isEmpty { return nil }
                parts.removeLast()
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// `a b` for `a%20b`
    private static func unescaped(_ text: String) -> String {
        guard text.contains("%") else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == 0x25, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
