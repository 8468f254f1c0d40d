package import InnkeeperCore

/// Events of channels that only say that a site is closed, on nights that other channels have sold. As channels tell
/// one another what is taken, such an event is probably the same stay.
///
/// Before: Airbnb has Oak reserved from 1 to 5 July, Booking.com says "CLOSED - Not available" from 1 to 5 July.
/// After: one stay, and an echo to be checked in both channels.
///
/// All nights of an echo are covered by stays of other channels. An event is not an echo if its own channel has a
/// booking for any of these nights: then that booking closes them, and there are two parties.
package enum Echoes {
    /// Each echo, paired with each stay of another channel that shares a night with it, in the order of the bookings.
    package static func find(_ bookings: Bookings) -> [ConflictRow] {
        let events = bookings.status.indices.filter {
            bookings.status[$0] == .closed && bookings.site.codes[$0] >= 0 && bookings.stay($0) != nil
        }
        guard !events.isEmpty else { return [] }
        let sites = Set(events.map { Unit(bookings, $0) })
        let properties = Set(events.map { bookings.property.codes[$0] })
        var stays: [Unit: [Int]] = [:]
        // Bookings whose site is unknown may be on any site of their property.
        var unplaced: [Int32: [Int]] = [:]
        for row in bookings.status.indices
        where bookings.status[row].holdsSite && bookings.status[row] != .closed && bookings.stay(row) != nil {
            let unit = Unit(bookings, row)
            if unit.site < 0 {
                if properties.contains(unit.property) { unplaced[unit.property, default: []].append(row) }
            } else if sites.contains(unit) {
                stays[unit, default: []].append(row)
            }
        }
        let channels = Channels(bookings)
        return events.flatMap { event -> [ConflictRow] in
            let unit = Unit(bookings, event)
            guard let nights = bookings.stay(event) else { return [] }
            func isMet(_ row: Int) -> Bool { bookings.stay(row)?.overlaps(nights) ?? false }
            let met = stays[unit, default: []].filter(isMet)
            let ofOwnChannel = met + unplaced[unit.property, default: []].filter(isMet)
            guard !ofOwnChannel.contains(where: { channels.areSame($0, event) }), covers(met, nights, bookings) else {
                return []
            }
            return met.map { row(event, $0, nights, bookings) }
        }
    }

    private struct Unit: Hashable {
        var property: Int32
        var site: Int32

        init(_ bookings: Bookings, _ row: Int) {
            (property, site) = (bookings.property.codes[row], bookings.site.codes[row])
        }
    }

    /// Whether every one of the nights is in one of the stays, all of which share a night with it.
    private static func covers(_ stays: [Int], _ nights: Range<Int32>, _ bookings: Bookings) -> Bool {
        var first = nights.lowerBound
        for stay in stays.compactMap({ bookings.stay($0) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard stay.lowerBound <= first else { return false }
            first = max(first, stay.upperBound)
        }
        return first >= nights.upperBound
    }

    /// In the form of conflicts: the earlier arrival first.
    private static func row(_ event: Int, _ stay: Int, _ nights: Range<Int32>, _ bookings: Bookings) -> ConflictRow {
        let shared = bookings.stay(stay)?.clamped(to: nights) ?? nights
        let isFirst = (bookings.arrival[stay].raw, stay) < (bookings.arrival[event].raw, event)
        return ConflictRow(
            first: isFirst ? stay : event, second: isFirst ? event : stay, overlap: shared, kind: .echo, freeSites: [])
    }

    /// Identifies bookings of the same channel. If no channel is named, bookings of one file belong together.
    private struct Channels {
        private let bookings: Bookings
        private let words: [String]

        init(_ bookings: Bookings) {
            self.bookings = bookings
            words = bookings.channel.names.map(channelWord)
        }

        func areSame(_ one: Int, _ other: Int) -> Bool {
            let codes = (bookings.channel.codes[one], bookings.channel.codes[other])
            if codes.0 >= 0, codes.1 >= 0 { return words[Int(codes.0)] == words[Int(codes.1)] }
            return bookings.records[one].file == bookings.records[other].file
        }
    }
}

/// A channel's name in its comparable form: `booking.com`, `Booking` and `BOOKING.COM` are equal.
func channelWord(_ channel: String) -> String {
    let word = foldedWord(channel)
    return word.hasSuffix(".com") ? String(word.dropLast(4)) : word
}

extension Dataset {
    /// Finds the echoes, which no longer count as stays.
    package mutating func findEchoes(_ policy: EchoPolicy) {
        guard policy == .same else { return }
        echoes = Echoes.find(bookings)
        for row in echoes {
            for booking in [row.first, row.second] where bookings.status[booking] == .closed {
                bookings.status[booking] = .echo
            }
        }
    }

    /// One finding per echo.
    package var echoFindings: Findings {
        var findings = Findings()
        var told: Set<Int> = []
        for row in echoes {
            let (event, stay) = bookings.status[row.first] == .echo ? (row.first, row.second) : (row.second, row.first)
            guard told.insert(event).inserted else { continue }
            let (record, other) = (bookings.records[event], bookings.records[stay])
            findings.add(
                .reservationEcho, file: Int(record.file), line: Int(record.line), column: 1,
                record: bookings.id[event], property: bookings.ownProperty(event),
                arguments: [.site: .text(bookings.site[event] ?? "")],
                related: (Int(other.file), Int(other.line), bookings.id[stay]))
        }
        return findings
    }
}
