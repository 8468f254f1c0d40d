import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

@Suite struct JCardAssemblerTests {
    /// A card with these properties, VERSION before them.
    private func card(_ properties: String...) -> DecodedFile {
        let all = [#"["version",{},"text","4.0"]"#] + properties
        return DecodedFile(JCardFormat.self, "[\"vcard\",[\n\(all.joined(separator: ",\n"))\n]]")
    }

    @Test func `a card becomes what its vCard would be`() {
        // given RFC 7095's own kinds of values, all invented
        let file = card(
            #"["fn",{},"text","Alder, Ada; \"A\""]"#, #"["n",{},"text",["Alder","Ada",["Maria","Jo"],"",["M.D."]]]"#,
            #"["tel",{"type":["work","voice"]},"uri","tel:+1-408-555-0100"]"#,
            #"["tel",{"type":["home","voice"],"pref":"1"},"uri","tel:+1-408-555-0199"]"#,
            #"["email",{"type":"home","group":"item1"},"text","ada@example.org"]"#,
            #"["bday",{},"date-and-or-time","--06-05"]"#,
            #"["uid",{},"uri","urn:uuid:1"]"#, #"["x-nc-exclude-from-birthday-calendar",{},"boolean",true]"#)

        // then
        #expect(file.described == ["Alder, Ada; \"A\"|Ada|Alder|+1-408-555-0199|ada@example.org|--06-05"])
        #expect(file.contacts.uid[0] == "urn:uuid:1")
        #expect(file.contacts.excludedFromBirthdays == [true])
        #expect(file.said.isEmpty)
    }

    @Test func `birthdays follow their type`() {
        #expect(card(#"["bday",{},"text","circa 1800"]"#).contacts.birthdayState == [.missing])
        #expect(card(#"["bday",{},"date","1980-06-05"]"#).birthdays == ["1980-06-05"])
        #expect(card(#"["bday",{},"date-time","1953-10-15T23:10:00Z"]"#).birthdays == ["1953-10-15"])
        #expect(card(#"["bday",{"x-apple-omit-year":"1604"},"date","1604-05-09"]"#).birthdays == ["--05-09"])
        #expect(card(#"["bday",{},"date","1902-02-29"]"#).contacts.birthdayState == [.unreadable])
        #expect(card(#"["bday",{},"date-and-or-time",null]"#).contacts.birthdayState == [.missing])
    }

    @Test func `several values are a list, and a name needs no FN`() {
        #expect(card(#"["nickname",{},"text","Jim","Jimmie"]"#).names == ["Jim"])
        #expect(card(#"["n",{},"text",["Alder",["Ada","Maria"],"","",""]]"#).names == ["Ada Maria Alder"])
        #expect(card(#"["org",{},"text",["Firm, Inc.","Sales"]]"#).names == ["Firm, Inc."])
    }

    @Test func `a property that has no form of one is a problem with its place, and the card goes on`() {
        let file = card(
            #"["fn",{},"text","Ada"]"#, #"["tel",{},[]]"#, "5", #"["email",{},"text",{"a":1}]"#,
            #"["note",{},"text",{"a":1}]"#,
            #"["bday",{},"date","1980-06-05"]"#)
        #expect(file.described == ["Ada|||||1980-06-05"])
        #expect(
            file.said == [
                "vcard-line-malformed 4:1 not-a-property",
                "vcard-line-malformed 5:1 not-a-property",
                "vcard-line-malformed 6:20 holds-object",
            ])
    }

    @Test func `a version that is missing or another is told, and the card stands`() {
        let none = DecodedFile(JCardFormat.self, #"["vcard",[["fn",{},"text","A"]]]"#)
        #expect(none.names == ["A"])
        #expect(none.said == ["vcard-version-unknown 1:1 none"])
        let old = DecodedFile(JCardFormat.self, #"["vcard",[["version",{},"text","3.0"],["fn",{},"text","A, B"]]]"#)
        #expect(old.names == ["A, B"])
        #expect(old.said == ["vcard-version-unknown 1:32 not-four"])
    }

    @Test func `a group is left out`() {
        #expect(card(#"["kind",{},"text","group"]"#, #"["fn",{},"text","Club"]"#).records == [.skipped])
    }
}
