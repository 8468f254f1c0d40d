public import Foundation
public import InnkeeperServices
import Synchronization

/// Stores the sort order for people.
public protocol SortPreference: AnyObject, Sendable {
    var order: PersonOrder { get set }
}

/// Persists between launches, per user and program.
public final class DefaultsSortPreference: SortPreference {
    private static let key = "PersonOrder"
    private let defaults: Mutex<UserDefaults>

    public init(_ defaults: sending UserDefaults) { self.defaults = Mutex(defaults) }

    /// By last name unless set otherwise.
    public var order: PersonOrder {
        get {
            defaults.withLock { $0.string(forKey: DefaultsSortPreference.key) }.flatMap(PersonOrder.init) ?? .lastName
        }
        set {
            defaults.withLock { defaults in
                defaults.set(newValue.rawValue, forKey: DefaultsSortPreference.key)
                // There is no one to report a failure to; the user will be asked again next time.
                _ = defaults.synchronize()
            }
        }
    }
}
