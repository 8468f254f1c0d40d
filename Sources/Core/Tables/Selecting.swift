// Leaving rows out: for the few slices that hold records which are skipped.

extension TextColumn {
    /// The column of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> TextColumn {
        var selected = TextColumn()
        for row in rows { selected.append(slice(row)) }
        return selected
    }
}

extension DictionaryColumn {
    /// The column of the given rows, in that order. Names that no row uses any more are left out.
    public func selecting(_ rows: [Int]) -> DictionaryColumn {
        var names: [String] = []
        var selected = [Int32](repeating: DictionaryColumn.missing, count: self.names.count)
        let codes = rows.map { row in
            let code = self.codes[row]
            if code < 0 { return DictionaryColumn.missing }
            if selected[Int(code)] < 0 {
                selected[Int(code)] = Int32(names.count)
                names.append(name(of: code))
            }
            return selected[Int(code)]
        }
        return DictionaryColumn(names: names, codes: codes)
    }
}

extension PackedIntegerColumn {
    /// The column of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> PackedIntegerColumn { PackedIntegerColumn(rows.map { self[$0] }) }
}

extension Bookings {
    /// The table of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> Bookings {
        var selected = Bookings()
        selected.carried = carried
        selected.repeatedID = repeatedID
        selected.isFeed = isFeed
        selected.usualProperty = usualProperty
        selected.records = rows.map { records[$0] }
        selected.id = id.selecting(rows)
        selected.property = property.selecting(rows)
        selected.site = site.selecting(rows)
        selected.category = category.selecting(rows)
        selected.channel = channel.selecting(rows)
        selected.camper = rows.map { camper[$0] }
        if !email.isEmpty { selected.email = rows.map { email[$0] } }
        if !phone.isEmpty { selected.phone = rows.map { phone[$0] } }
        selected.arrival = arrival.selecting(rows)
        selected.departure = departure.selecting(rows)
        selected.nights = nights.selecting(rows)
        selected.guests = guests.selecting(rows)
        selected.rate = rate.selecting(rows)
        selected.total = total.selecting(rows)
        selected.paid = paid.selecting(rows)
        selected.tax = tax.selecting(rows)
        selected.currency = currency.selecting(rows)
        selected.status = rows.map { status[$0] }
        selected.bookedOn = bookedOn.selecting(rows)
        selected.leadDays = leadDays.selecting(rows)
        return selected
    }
}

extension CampSites {
    /// The table of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> CampSites {
        var selected = self
        selected.rows = rows.map { self.rows[$0] }
        return selected
    }
}

extension Contacts {
    /// The table of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> Contacts {
        var selected = Contacts()
        selected.records = rows.map { records[$0] }
        selected.uid = uid.selecting(rows)
        selected.fullName = fullName.selecting(rows)
        selected.firstName = firstName.selecting(rows)
        selected.lastName = lastName.selecting(rows)
        selected.phone = phone.selecting(rows)
        selected.email = email.selecting(rows)
        selected.birthday = rows.map { birthday[$0] }
        selected.birthdayState = rows.map { birthdayState[$0] }
        selected.excludedFromBirthdays = rows.map { excludedFromBirthdays[$0] }
        selected.rejected = rows.map { rejected[$0] }
        return selected
    }
}

extension Places {
    /// The table of the given rows, in that order.
    public func selecting(_ rows: [Int]) -> Places {
        var selected = Places()
        selected.records = rows.map { records[$0] }
        selected.id = id.selecting(rows)
        selected.name = name.selecting(rows)
        selected.category = category.selecting(rows)
        selected.latitude = rows.map { latitude[$0] }
        selected.longitude = rows.map { longitude[$0] }
        selected.coordinateState = rows.map { coordinateState[$0] }
        selected.closed = rows.map { closed[$0] }
        selected.rejected = rows.map { rejected[$0] }
        return selected
    }
}
