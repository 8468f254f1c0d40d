import Core
import Foundation
import InnkeeperClient

/// Imports address book exports.
public struct AddressBook: Sendable {
    private let list: any PeopleListProviding

    public init(list: any PeopleListProviding) { self.list = list }

    /// vCards, jCards or xCards. A single transaction: a file of a thousand cards is one notice, imported completely or
    /// not at all.
    public func importFile(_ bytes: [UInt8]) async -> String {
        do {
            let imported = try await list.importCards(bytes)
            var sentence = "\(imported.added) new, \(imported.known) known already"
            let leftOut = imported.unreadable + imported.refused.count
            if leftOut > 0 { sentence += ", \(leftOut) left out" }
            if let first = imported.refused.first?.findings.first { sentence += ": \(first.message)" }
            return sentence
        } catch {
            return "This is no address book: \(error)"
        }
    }
}
