package import InnkeeperConfiguration
package import InnkeeperCore

/// Checks the sources' sizes, also against the last run.
package enum SizeGuards {
    /// The findings once everything has been read. A finding about a whole source is located at its first file.
    package static func findings(
        _ dataset: Dataset, _ sources: [Configuration.Source], past: PreviousRun?, today: CalendarDate
    )
        -> Findings
    {
        var findings = Findings()
        for source in sources {
            let name = source.settings.name
            let files = dataset.files.indices.filter { dataset.files[$0].source == name }
            guard let first = files.first else { continue }
            let count = files.reduce(0) { $0 + dataset.files[$1].counts.read }
            if let least = source.guards.minRecords, count < least {
                findings.add(
                    .sourceShrunk, file: first, field: "minRecords",
                    arguments: [
                        .problem: .key(ReadingProblem.Shrunk.tooFew), .count: .count(count), .limit: .count(least),
                    ])
            }
            guard let past else { continue }
            if let most = source.guards.maxDropPercent, let before = past.sources[name]?.read, before > count,
                // Exact: 20 of 100 are 20 %, not more.
                (before - count) * 100 > most * before
            {
                findings.add(
                    .sourceShrunk, file: first, field: "maxDropPercent",
                    arguments: [
                        .problem: .key(ReadingProblem.Shrunk.dropped), .count: .count(count),
                        .missing: .count(before - count), .before: .count(before), .asOf: .date(past.asOf),
                        .limit: .count(most),
                    ])
            }
            // A source that may be of any age may stay the same for years.
            if source.guards.maxAge != nil, past.asOf < today, let before = past.sources[name],
                before.digests.count == files.count,
                files.allSatisfy({ file in
                    let digest = dataset.files[file].digest
                    return !digest.isEmpty && before.digests.contains(digest)
                })
            {
                findings.add(.sourceUnchanged, file: first, arguments: [.asOf: .date(past.asOf)])
            }
        }
        return findings
    }

    /// Guards that compare with an earlier run, if there is none.
    package static func unchecked(_ sources: [Configuration.Source], noPast absence: EarlierRunAbsence)
        -> [UncheckedRule]
    {
        sources.flatMap { source in
            [
                (ReadingCode.sourceShrunk, source.guards.maxDropPercent != nil),
                (.sourceUnchanged, source.guards.maxAge != nil),
            ].filter(\.1).map {
                UncheckedRule(rule: $0.0.rawValue, source: source.settings.name, reason: .noEarlierRun(absence))
            }
        }
    }
}
