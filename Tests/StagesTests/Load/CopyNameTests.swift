import InnkeeperStages
import Testing

struct CopyNameTests {
    @Test(arguments: [
        "desk - Copy.csv", "desk - Kopie.csv", "desk - Copie.csv", "desk - copia.csv", "desk - Cópia.csv",
        "desk — kopia.csv", "desk - Kopie (2).csv", "desk copy.csv", "desk copy 2.csv", "desk Kopie 3.csv",
        "desk_copy.csv", "desk (copy).csv", "desk (Kopie).csv", "desk (another copy).csv", "Copy of desk.csv",
        "Copy (2) of desk.csv", "Kopie von desk.csv", "Copie de desk.csv", "Copia di desk.csv", "Kopie van desk.csv",
    ])
    func `a file manager's word for a copy, in any language, says of what`(name: String) {
        #expect(CopyName.all(of: name).first == CopyName(original: "desk.csv", isNumbered: false))
        #expect(CopyName.all(of: "in/may/" + name).first?.original == "in/may/desk.csv")
    }

    @Test func `a number alone is that of a copy or of a later download`() {
        #expect(CopyName.all(of: "desk (1).csv") == [CopyName(original: "desk.csv", isNumbered: true)])
    }

    @Test func `a numbered copy is also the later one of two copies`() {
        #expect(CopyName.all(of: "desk - Kopie (2).csv").map(\.original) == ["desk.csv", "desk - Kopie.csv"])
    }

    @Test func `a copy of a later download is a copy of that`() {
        #expect(CopyName.all(of: "desk (1) - Kopie.csv").map(\.original) == ["desk (1).csv"])
    }

    @Test func `a name without an ending may be a copy too`() {
        #expect(CopyName.all(of: "desk - Copy").first?.original == "desk")
    }

    @Test(arguments: [
        "desk.csv", "copy.csv", "Kopie.csv", " - Kopie.csv", "desk 2.csv", "hardcopy.csv", "desk photocopy.csv",
        "copy desk.csv", "Copy of .csv", "desk (2026).csv", "desk-2.csv", "copy/desk.csv", "",
    ])
    func `any other name is that of an original`(name: String) {
        #expect(CopyName.all(of: name).isEmpty)
    }
}
