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
}
