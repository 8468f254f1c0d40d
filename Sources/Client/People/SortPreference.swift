public import Foundation
public import InnkeeperServices
import Synchronization

/// Where it is kept what people are sorted by.
public protocol SortPreference: AnyObject, Sendable {
    var order: PersonOrder { get set }
}

/// Kept for one user of one program, from one start to the next.
public final class DefaultsSortPreference: SortPreference {
    private static let key = "PersonOrder"
    private let defaults: Mutex<UserDefaults>

    public init(_ defaults: sending UserDefaults) { self.defaults = Mutex(defaults) }

    /// By last name until somebody says otherwise.
    public var order: PersonOrder {
        get {
            defaults.withLock { $0.string(forKey: DefaultsSortPreference.key) }.flatMap(PersonOrder.init) ?? .lastName
        }
        set {
            defaults.withLock { defaults in
                defaults.set(newValue.rawValue, forKey: DefaultsSortPreference.key)
                // There is nobody to report it to; the user is asked again next time.
                _ = defaults.synchronize()
            }
        }
    }
}
