/// Checks the name of a member.
package enum MemberName {
    /// Why a member with this name is refused, as a clause; nil for a name that stays below the target folder.
    package static func fault(in name: String) -> String? {
        if name.isEmpty { return "its name is empty" }
        if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "its name holds control characters"
        }
        if name.utf8.count > 1024 { return "its name is longer than 1024 bytes" }
        if name.hasPrefix("/") || name.hasPrefix("\\") || name.dropFirst().hasPrefix(":") {
            return "its path is absolute"
        }
        let parts = name.split { $0 == "/" || $0 == "\\" }
        if parts.contains("..") { return "its path leads out of the archive" }
        return nil
    }

    /// Hidden files, and what a Mac adds: never exports.
    package static func isHidden(_ name: String) -> Bool {
        name.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
    }

    /// Removes leading `./` and doubled slashes.
    package static func normal(_ name: String) -> String {
        name.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
