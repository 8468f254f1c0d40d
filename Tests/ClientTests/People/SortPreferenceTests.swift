import Foundation
import InnkeeperClient
import InnkeeperServices
import Testing

struct SortPreferenceTests {
    @Test func `the order is kept from one start to the next, and is by last name before`() throws {
        let name = "innkeeper-test-\(UUID().uuidString)"
        defer { UserDefaults().removePersistentDomain(forName: name) }
        let first = DefaultsSortPreference(try #require(UserDefaults(suiteName: name)))
        #expect(first.order == .lastName)
        first.order = .firstName
        let second = DefaultsSortPreference(try #require(UserDefaults(suiteName: name)))
        #expect(second.order == .firstName)
    }
}
