/// Whether every source file has its test file.
enum TestFileChecks {
    /// Why a file has no test file of its own.
    enum Exemption {
        /// Protocols, plain data or a table of constants: nothing that could go wrong on its own.
        case noLogic
        /// Seen only through another unit: tested by that file of the same room's tests, which must exist.
        case through(String)
        /// Tested in another room's folder, by this file or this folder.
        case elsewhere(String)
    }

    /// Source files without a test file of the same name anywhere below their room's tests, and exemptions that are
    /// no longer true.
    static func faults(
        sources: [SourceText], tests: [SourceText], exemptions: [String: Exemption]
    ) -> [String] {
        let testPaths = Set(tests.map(\.path))
        let testNames = Set(tests.map { "\($0.room)/\($0.name)" })
        var faults: [String] = []
        for file in sources {
            let wanted = "\(file.room)Tests/\(file.name)Tests"
            let hasOwn = testNames.contains(wanted)
            guard
                let (key, exemption) = exemptions.first(where: {
                    file.path == $0.key || $0.key.hasSuffix("/") && file.path.hasPrefix($0.key)
                })
            else {
                if !hasOwn { faults.append("\(file.path): add Tests/\(wanted).swift") }
                continue
            }
            if hasOwn && !key.hasSuffix("/") { faults.append("\(file.path): has a test file; take out its exemption") }
            switch exemption {
            case .noLogic: break
            case .through(let name):
                if !testNames.contains("\(file.room)Tests/\(name)") {
                    faults.append("\(file.path): \(name), which should test it, is not in Tests/\(file.room)Tests")
                }
            case .elsewhere(let path):
                if !testPaths.contains(where: { $0.hasPrefix(path) && $0.hasSuffix("Tests.swift") }) {
                    faults.append("\(file.path): \(path), which should test it, is not there")
                }
            }
        }
        let paths = sources.map(\.path)
        for key in exemptions.keys.sorted() where !paths.contains(where: { $0.hasPrefix(key) }) {
            faults.append("\(key): is exempt and does not exist; take it out")
        }
        return faults
    }
}
