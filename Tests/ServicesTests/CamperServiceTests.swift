import InnkeeperServices
import Testing

struct CamperServiceTests {
    @Test(arguments: StoreKind.allCases)
    func `a camper has exactly the name and the number that were given`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        // When
        let camper = try desk.campers.addCamper("Bacon Lover", phoneNumber: "910-543-9000")
        // Then
        #expect(camper?.fullName == "Bacon Lover")
        #expect(camper?.phoneNumber == "910-543-9000")
        #expect(try desk.campers.getCampers() == [try #require(camper)])
    }

    @Test(arguments: StoreKind.allCases)
    func `an empty name gives no camper`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        for name in ["", "   ", "\n\t"] {
            #expect(try desk.campers.addCamper(name, phoneNumber: "910-543-9000") == nil)
        }
        #expect(try desk.campers.getCampers().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a camper who is there is found, not made twice`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let camper = try desk.camper("Bacon Lover", phone: "910-543-9000")
        // When the same person comes again, as others write name and number
        for (name, phone) in [
            ("Bacon Lover", "910-543-9000"), ("BACON  lover", "(910) 543 9000"), (" bacon lover ", "910.543.9000"),
        ] {
            #expect(try desk.campers.addCamper(name, phoneNumber: phone) == camper)
        }
        // Then someone of that name with another number, or with none, is someone else
        #expect(try desk.camper("Bacon Lover", phone: "910-543-9001").id != camper.id)
        #expect(try desk.camper("Bacon Lover", phone: "").id != camper.id)
        #expect(try desk.campers.getCampers().count == 3)
    }

    @Test(arguments: StoreKind.allCases)
    func `of many who add the same camper at once one makes it`(kind: StoreKind) async throws {
        let desk = try FrontDesk(kind)
        let service = desk.campers
        let found = try await withThrowingTaskGroup(of: Int64.self) { group in
            for _ in 0..<40 {
                group.addTask { try service.addCamper("Ada Alder", phoneNumber: "408-555-1234")?.id ?? 0 }
            }
            return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
        }
        #expect(found.count == 1)
        #expect(try desk.campers.getCampers().count == 1)
    }

    @Test func `a number that can't be dialled is reported, and the camper is created`() throws {
        let desk = try FrontDesk(.memory)
        let camper = Camper(fullName: "Ada Alder", phoneNumber: "ask at the desk")
        #expect(desk.campers.check(camper).map(\.code).contains("contact-phone-invalid"))
        #expect(!desk.campers.check(camper).isRefusal)
        #expect(desk.campers.check(Camper(fullName: "")).isRefusal)
        #expect(try desk.campers.addCamper("Ada Alder", phoneNumber: "ask at the desk") != nil)
    }
}
