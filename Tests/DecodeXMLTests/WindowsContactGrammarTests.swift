import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct WindowsContactGrammarTests {
    private func read(_ inside: String) -> DecodedFile {
        DecodedFile(
            WindowsContactFormat.self,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <c:contact c:Version="1" xmlns:c="http://schemas.microsoft.com/Contact" \
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
            \(inside)
            </c:contact>
            """)
    }

    private func item(_ collection: String, _ item: String, _ fields: String, _ labels: String...) -> String {
        let list = labels.map { "<c:Label>\($0)</c:Label>" }.joined()
        return "<c:\(collection)><c:\(item) c:ElementID=\"1\">\(fields)"
            + "<c:LabelCollection>\(list)</c:LabelCollection></c:\(item)></c:\(collection)>"
    }

    @Test func `names, organisation and identity are read from their collections`() {
        let file = read(
            "<c:NameCollection><c:Name><c:FormattedName>Ada, B.</c:FormattedName><c:GivenName>Ada</c:GivenName>"
                + "<c:FamilyName>Byron;King</c:FamilyName></c:Name></c:NameCollection>"
                + "<c:ContactIDCollection><c:ContactID><c:Value>id-1</c:Value></c:ContactID></c:ContactIDCollection>"
                + item("PersonCollection", "Person", "<c:FormattedName>Spouse</c:FormattedName>", "wab:Spouse"))
        #expect(file.names == ["Ada, B."])
        #expect(file.contacts.firstName[0] == "Ada")
        #expect(file.contacts.lastName[0] == "Byron;King")
        #expect(file.contacts.uid[0] == "id-1")
        #expect(file.contacts.phone[0].isEmpty && file.contacts.email[0].isEmpty)
        #expect(
            read(item("PositionCollection", "Position", "<c:Company>Creek Ltd</c:Company>", "Business")).names
                == ["Creek Ltd"])
        #expect(read("<c:Notes>nothing\nelse</c:Notes>").names == [""])
    }

    @Test func `of the dates only the one with the label of a birthday is one`() {
        let birthday = item("DateCollection", "Date", "<c:Value>1985-03-28T00:00:00Z</c:Value>", "wab:Birthday")
        let anniversary = item("DateCollection", "Date", "<c:Value>2011-07-01T00:00:00Z</c:Value>", "wab:Anniversary")
        #expect(read(birthday + anniversary).birthdays == ["1985-03-28"])
        #expect(read(anniversary + birthday).birthdays == ["1985-03-28"])
        #expect(read(anniversary).birthdays == ["-"])
        #expect(read(birthday.replacing("wab:Birthday", with: "WAB:BIRTHDAY")).birthdays == ["1985-03-28"])
        #expect(read(item("DateCollection", "Date", "<c:Value>1985-03-28</c:Value>")).birthdays == ["-"])
    }

    @Test func `what xsi:nil empties is nothing`() {
        let nilValue = "<c:Value xsi:nil=\"true\">0001-01-01T00:00:00Z</c:Value>"
        let labels = "<c:LabelCollection><c:Label>wab:Birthday</c:Label></c:LabelCollection>"
        let value = "<c:Value>1985-03-28</c:Value>"
        func date(_ attributes: String, _ inside: String) -> String {
            "<c:DateCollection><c:Date\(attributes)>\(inside)\(labels)</c:Date></c:DateCollection>"
        }
        #expect(read(date("", nilValue)).birthdays == ["-"])
        #expect(read(date(" xsi:nil=\"true\"", value)).birthdays == ["-"])
        #expect(read(date(" xsi:nil=\"false\"", value)).birthdays == ["1985-03-28"])
        // and does not outlast its element
        #expect(read(date(" xsi:nil=\"true\"", value) + date("", value)).birthdays == ["1985-03-28"])
        #expect(
            read(
                "<c:DateCollection><c:Date xsi:nil=\"true\" c:ElementID=\"x\"/><c:Date>\(value)\(labels)</c:Date></c:DateCollection>"
            )
            .birthdays == ["1985-03-28"])
        #expect(
            read("<c:DateCollection xsi:nil='true'><c:Date>\(value)\(labels)</c:Date></c:DateCollection>").birthdays
                == ["-"])
    }

    @Test func `the preferred address and number count, and a fax last`() {
        func phone(_ number: String, _ labels: String...) -> String {
            "<c:PhoneNumber><c:Number>\(number)</c:Number><c:LabelCollection>"
                + labels.map { "<c:Label>\($0)</c:Label>" }.joined() + "</c:LabelCollection></c:PhoneNumber>"
        }
        func first(_ phones: String...) -> String {
            read("<c:PhoneNumberCollection>\(phones.joined())</c:PhoneNumberCollection>").contacts.phone[0]
        }
        #expect(first(phone("1", "Voice"), phone("2", "Cellular")) == "1")
        #expect(first(phone("1", "Voice"), phone("2", "Preferred", "Cellular")) == "2")
        #expect(first(phone("1", "Fax", "Business"), phone("2", "Voice")) == "2")
        #expect(first(phone("1", "Fax")) == "1")
        #expect(first("<c:PhoneNumber xsi:nil='true'/>", phone("2")) == "2")
        let emails = read(
            "<c:EmailAddressCollection><c:EmailAddress><c:Type>SMTP</c:Type><c:Address>a@example.org</c:Address></c:EmailAddress>"
                + "<c:EmailAddress><c:Address>b@example.org</c:Address><c:LabelCollection><c:Label>Preferred</c:Label>"
                + "</c:LabelCollection></c:EmailAddress></c:EmailAddressCollection>")
        #expect(emails.contacts.email[0] == "b@example.org")
    }

    @Test func `a cell stands where its text does`() {
        let file = read(item("DateCollection", "Date", "<c:Value>1985-33-28</c:Value>", "wab:Birthday"))
        let place = file.slices[0].cell(row: 0, field: "bday")
        #expect(place == CellLocation(line: 3, column: 52, value: "1985-33-28"))
        #expect(file.contacts.birthdayState == [.unreadable])
    }
}
