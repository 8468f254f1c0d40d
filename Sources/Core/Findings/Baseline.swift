/// Findings that have been reviewed and accepted: a multiset of fingerprints, each with an optional reason and expiry
/// date.
///
/// Before: 715 findings, and a baseline of 715 entries.
/// After: all known, none shown. A 716th is shown; an entry that matches no finding any more is fixed.
public struct Baseline: Sendable, Equatable {
    public struct Entry: Sendable, Equatable {
        public var fingerprint: UInt64
        /// Code, source and natural key, for people who read the file; only the fingerprint is compared.
        public var code: String
        public var source: String
        public var record: String
        /// Why it is accepted; may be empty.
        public var reason: String
        /// The last day on which it is accepted; nil for no limit.
        public var expires: CalendarDate?

        public init(
            fingerprint: UInt64, code: String, source: String, record: String = "", reason: String = "",
            expires: CalendarDate? = nil
        ) {
            self.fingerprint = fingerprint
            self.code = code
            self.source = source
            self.record = record
            self.reason = reason
            self.expires = expires
        }
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// How the findings of a run compare with the baseline.
    public struct Verdict: Sendable, Equatable {
        /// For each finding, whether an unexpired entry matches it.
        public var known: [Bool]
        /// Indices of entries that match no finding any more.
        public var fixed: [Int] = []
        /// Indices of entries that would match a finding if they had not expired.
        public var expired: [Int] = []

        public init(known: [Bool], fixed: [Int] = [], expired: [Int] = []) {
            self.known = known
            self.fixed = fixed
            self.expired = expired
        }
    }

    /// Assigns each finding an entry of its own, unexpired ones first.
    public func verdict(on fingerprints: some Collection<UInt64>, today: CalendarDate) -> Verdict {
        var verdict = Verdict(known: [Bool](repeating: false, count: fingerprints.count))
        guard !entries.isEmpty else { return verdict }
        // In reverse, because entries are popped from the end.
        var holding: [UInt64: [Int]] = [:]
        var expired: [UInt64: [Int]] = [:]
        for index in entries.indices.reversed() {
            let hasExpired = entries[index].expires.map { $0 < today } ?? false
            if hasExpired {
                expired[entries[index].fingerprint, default: []].append(index)
            } else {
                holding[entries[index].fingerprint, default: []].append(index)
            }
        }
        for (index, fingerprint) in fingerprints.enumerated() {
            if holding[fingerprint]?.popLast() != nil {
                verdict.known[index] = true
            } else if let entry = expired[fingerprint]?.popLast() {
                verdict.expired.append(entry)
            }
        }
        verdict.fixed = (Array(holding.values.joined()) + Array(expired.values.joined())).sorted()
        verdict.expired.sort()
        return verdict
    }

    /// The baseline that matches all of `entries`, made from a run's findings. Unexpired entries keep their reason and
    /// date, expired ones only their reason, and fixed ones are removed.
    public func updated(with found: [Entry], today: CalendarDate) -> Baseline {
        var old: [UInt64: [Entry]] = [:]
        for entry in entries.reversed() { old[entry.fingerprint, default: []].append(entry) }
        var updated = found.map { entry in
            var entry = entry
            guard let earlier = old[entry.fingerprint]?.popLast() else { return entry }
            entry.reason = earlier.reason
            if let last = earlier.expires, last >= today { entry.expires = last }
            return entry
        }
        // By what people look for, so that lines moving in the data change nothing here.
        updated.sort {
            ($0.source, $0.code, $0.record, $0.fingerprint) < ($1.source, $1.code, $1.record, $1.fingerprint)
        }
        return Baseline(entries: updated)
    }
}
