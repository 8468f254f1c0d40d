import InnkeeperServices
import Testing

struct EastAsianNameTests {
    @Test(arguments: [
        ("山田太郎", "山田 太郎"), ("山田 太郎", "太郎 山田"), ("山田太郎", "太郎 山田"), ("王伟", "王 伟"), ("김철수", "철수 김"),
        ("山田　太郎", "山田太郎"), ("山田 はるか", "山田はるか"), ("アダ・ラブレス", "アダ ラブレス"),
    ])
    func `blanks play no part, nor does the order of two parts`(one: String, other: String) throws {
        // Given, when
        let hashes = try #require(EastAsianName(one)).otherHashes
        // Then
        #expect(
            PersonName.hash(Array(other.utf8)[...]) == PersonName.hash(Array(one.utf8)[...])
                || hashes.contains(PersonName.hash(Array(other.utf8)[...])))
        #expect(EastAsianName.areSame(one, other) || Set(PersonName.words(one)) == Set(PersonName.words(other)))
    }

    @Test(arguments: [("김철수", "김수철"), ("王伟", "王芳"), ("山田太郎", "山田花子"), ("王伟", "Wang Wei"), ("", "")])
    func `other letters are another name`(one: String, other: String) {
        // Given
        let hashes = EastAsianName(one)?.otherHashes ?? []
        // When, then
        #expect(!hashes.contains(PersonName.hash(Array(other.utf8)[...])))
        #expect(!EastAsianName.areSame(one, other))
    }

    @Test func `a given or a family name alone isn't whole where that can be told`() {
        // Given, when
        let whole = ["王伟", "김철수", "山田太郎", "山田", "さくら やまだ"].map { EastAsianName($0)?.isWhole }
        let parts = ["王", "철수", "さくら"].map { EastAsianName($0)?.isWhole }
        // Then
        #expect(whole == [true, true, true, true, true])
        #expect(parts == [false, false, false])
    }

    @Test func `parts are written with the family name first`() {
        // Given parts of names with the family name last
        let names = [["철수", "김"], ["伟", "王"], ["はるか", "山田"]]
        // When, then
        #expect(names.map { EastAsianName.written($0) } == ["김철수", "王伟", "山田 はるか"])
        #expect(EastAsianName.written(["Ada", "王"]) == nil)
        #expect(EastAsianName.written(["철수"]) == nil)
    }
}
