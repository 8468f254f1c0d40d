extension Bookings {
    /// Gives bookings that name no property the only one that others name.
    ///
    /// A campground's desk exports its name in a column, a channel does not: both sell the same sites, and a stay of
    /// the one that shares a night with a stay of the other is a conflict. With two properties or more nobody knows
    /// which one is meant, and nothing is changed.
    public mutating func adoptOnlyProperty() {
        guard property.names.count == 1, let name = property.names.first,
            property.codes.contains(DictionaryColumn.missing)
        else { return }
        var whole = DictionaryColumn()
        whole.reserveCapacity(count)
        let code = whole.code(for: name)
        for _ in 0..<property.count { whole.append(code: code) }
        property = whole
    }
}
