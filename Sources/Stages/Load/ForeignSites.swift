package import InnkeeperCore

/// A list of campsites that doesn't belong to the property: it has none of the sites that bookings name.
///
/// Before: a list of campgrounds with water and electricity, next to bookings of A1 and A2.
/// After: no booking is rejected because of it; the finding asks what it is.
package enum ForeignSites {
    /// The sites that the first bookings of a file name, as far as its head goes.
    package static func named(_ format: any Format.Type, _ settings: SourceSettings, _ head: [UInt8]) -> Set<String> {
        var pipeline = RecordPipeline(format, settings, bytes: head)
        var names: Set<String> = []
        for slice in pipeline.slices(of: head) {
            guard case .bookings(let bookings) = slice.decode().batch else { continue }
            for code in Set(bookings.site.codes.cells) where code >= 0 { names.insert(bookings.site.name(of: code)) }
        }
        return names
    }
}

extension TableBuilder {
    /// Drops the campsites, none of which is among the `count` sites that bookings name.
    package mutating func leaveOutCampSites(named count: Int) {
        for file in dataset.files.indices where dataset.files[file].kind == .campsites {
            miss(.sourceAmbiguous, file, [.problem: .key(ReadingProblem.Ambiguity.sites), .count: .count(count)])
        }
        dataset.campSites = CampSites()
    }
}
