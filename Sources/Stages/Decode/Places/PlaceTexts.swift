import InnkeeperCore
import InnkeeperFormats

// The part of the record decoder for names, categories and flags that are objects or lists.

extension PlaceRecordDecoder {
    /// Takes the `primary` of an object, or the first text of an array.
    mutating func takePrimary(_ event: JSONEvent, isName: Bool, _ rank: Int) throws(JSONError) {
        switch event {
        case .objectStart:
            while let key = try nextKey() {
                let value = try tokens.next()
                if key != .primary {
                    try skip(value)
                } else if isName {
                    try takeName(value, rank)
                } else {
                    try takeCategory(value, rank)
                }
            }
        case .arrayStart:
            while true {
                let value = try tokens.next()
                if value == .arrayEnd { break }
                if isName {
                    try takeName(value, rank)
                } else if value == .objectStart {
                    try takeCategoryObject(rank)
                } else {
                    try takeCategory(value, rank)
                }
            }
        default: if isName { try takeName(event, rank) } else { try takeCategory(event, rank) }
        }
    }

    /// Takes a category from an object with a name or a title, as in Foursquare and Yelp.
    private mutating func takeCategoryObject(_ rank: Int) throws(JSONError) {
        while let key = try nextKey() {
            let value = try tokens.next()
            if case .name = key { try takeCategory(value, rank) } else { try skip(value) }
        }
    }

    /// Takes a name, directly or from the `text` of an object.
    mutating func takeText(_ event: JSONEvent, _ rank: Int) throws(JSONError) {
        guard event == .objectStart else { return try takeName(event, rank) }
        while let key = try nextKey() {
            let value = try tokens.next()
            if key == .text { try takeName(value, rank) } else { try skip(value) }
        }
    }

    /// Takes what Foursquare's users reported: closed, or not to be shown.
    mutating func flags(_ event: JSONEvent) throws(JSONError) {
        guard event == .arrayStart else { return try skip(event) }
        while true {
            let value = try tokens.next()
            if value == .arrayEnd { break }
            if value == .string {
                let flag = tokens.text
                switch flag {
                case "closed", "doesnt_exist", "delete": close()
                case "duplicate", "privatevenue", "inappropriate":
                    draft.disposition = .skipped([
                        .problem: .key(ReadingProblem.NoPlace.flagged), .word: .text(flag),
                    ])
                default: break
                }
            }
            try skip(value)
        }
    }
}
