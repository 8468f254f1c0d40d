import InnkeeperServices
import Testing

/// Seen through `PersonName`: the letters themselves are nobody else's business.
struct NameLettersTests {
    @Test func `each Latin letter with a mark is the letter without it, small or large`() {
        for (letters, base) in [
            ("ÀÁÂÃÄÅĀĂĄǍȀẠẢàáâãäåāăą", "a"), ("ÇĆĈĊČçćĉċč", "c"), ("ÈÉÊËĒĔĖĘĚẸẼèéêëē", "e"), ("ÑŃŅŇñń", "n"),
            ("ÒÓÔÕÖØŌŎŐƠọỏòóôõöø", "o"), ("ŠŚŜŞȘšśș", "s"), ("ÙÚÛÜŨŪŬŮŰŲƯùúûü", "u"), ("ÝŸŶýÿ", "y"), ("ŽŹŻž", "z"),
        ] {
            for letter in letters { #expect(PersonName.words(String(letter)) == [Array(base.utf8)], "\(letter)") }
        }
    }

    @Test func `only letters with a Latin name are another letter in names than in lower case`() {
        // Given all letters and digits between the Latin ones of two and those of three bytes
        let scalars = (0x2B0..<0x1D00).compactMap(Unicode.Scalar.init).filter { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber:
                // A letter that looks like an apostrophe
                scalar != "\u{2BC}"
            default: false
            }
        }
        #expect(scalars.count > 4000)
        for scalar in scalars {
            // When, then
            #expect(!(scalar.properties.name ?? "").hasPrefix("LATIN "), "\(scalar)")
            #expect(PersonName.words(String(scalar)) == [Array(scalar.properties.lowercaseMapping.utf8)], "\(scalar)")
        }
    }
}
