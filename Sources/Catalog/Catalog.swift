package import InnkeeperCore
import InnkeeperServices

/// The program's table of contents: what it reads, checks, works out and writes. One sorted array a file; to add a
/// unit, write it and add its line there.
package enum Catalog {
    /// Every code that a finding can have, sorted by code. The list is the services', which have the same rules.
    package static var rules: [any Rule] { RuleCatalogue.all }
}
