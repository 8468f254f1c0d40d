import InnkeeperCore
import Testing

struct PersonsTests {
    @Test func `a person is the row that stands for itself`() {
        // Given a refused contact, and a third that is the second again
        let persons = Persons(standIns: [-1, 1, 1, 3], birthdays: [2])
        // Then
        #expect(persons.rows == [1, 3])
        #expect(Persons().rows.isEmpty)
    }
}
