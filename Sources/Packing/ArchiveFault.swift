/// Why an archive can't be read any further.
package struct ArchiveFault: Error, Sendable, Equatable {
    package enum Kind: Sendable {
        /// It is damaged, or can't be read.
        case damaged
        /// It exceeds a limit.
        case limit
    }

    package var kind: Kind
    /// A clause: "it is cut off".
    package var message: String
    /// What is damaged, where the message only says that something is before it.
    package var damage: String?

    package init(_ kind: Kind, _ message: String, damage: String? = nil) {
        self.kind = kind
        self.message = message
        self.damage = damage
    }
}
