import Foundation
import Testing
import TestSupport

/// What a file leaves open is asked, with the line that answers it; with that line in pipeline.json the file is right.
struct QuestionsTests {
    /// A question: a file, the answers that its finding offers, and what the right one makes of it.
    struct Question: CustomTestStringConvertible, Sendable {
        let code: String
        let text: [UInt8]
        let answers: [String]
        /// The days of arrival by the answer, as a calendar writes them; none where the answer is the wrong one.
        let days: [String: [String]]

        var testDescription: String { "\(code) \(answers[0])" }
    }

    static let questions = [
        Question(
            code: "source-ambiguous",
            text: Array(
                "Number,Arrival,Departure\nfirst,second,third\nBooking,Check-in,Nights\nR1,2026-09-10,2\n".utf8),
            answers: [#""headerLine": 1"#, #""headerLine": 3"#], days: [#""headerLine": 3"#: ["20260910"]]),
        Question(
            code: "source-ambiguous",
            text: Array("Ref;Check-in;Arrival;Nights\nR1;2026-09-10;2026-09-11;1\nR2;2026-09-12;2026-09-12;2\n".utf8),
            answers: [#""columns": { "arrival": "Check-in" }"#, #""columns": { "arrival": "Arrival" }"#],
            days: [
                #""columns": { "arrival": "Check-in" }"#: ["20260910", "20260912"],
                #""columns": { "arrival": "Arrival" }"#: ["20260911", "20260912"],
            ]),
        Question(
            code: "reservation-date-ambiguous",
            text: Array("Ref;Arrival;Departure;Site\nR1;09/10/2026;11/10/2026;A1\nR2;10/11/2026;12/11/2026;A2\n".utf8),
            answers: [#""dates": "day-first""#, #""dates": "month-first""#],
            days: [
                #""dates": "day-first""#: ["20261009", "20261110"],
                #""dates": "month-first""#: ["20260910", "20261011"],
            ]),
        Question(
            code: "source-ambiguous",
            // A name in letters that are Korean and Chinese alike
            text: Array("id;guest;arrival;nights\nR;".utf8) + [0xC8, 0xD6, 0xC1, 0xF8]
                + Array(";2026-09-10;2\n".utf8),
            answers: [#""encoding": "GB18030""#, #""encoding": "EUC-KR""#],
            days: [#""encoding": "EUC-KR""#: ["20260910"], #""encoding": "GB18030""#: ["20260910"]]),
    ]

    private func messages(_ folder: TemporaryFolder, _ output: String) throws -> [(code: String, text: String)] {
        try folder.read("\(output)/findings.jsonl").split(separator: "\n").map { line in
            let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return ("\(finding["code"] ?? "")", "\(finding["message"] ?? "")")
        }
    }

    @Test(arguments: questions)
    func `a question names the lines that answer it, and with the right one the file is right`(
        question: Question
    ) async throws {
        // Given a file that can be read in two ways, beside one that can't
        let folder = try TemporaryFolder()
        try folder.write("in/open.csv", bytes: question.text)
        try folder.write("in/guests.csv", "Name,Phone,Birthday\nAda Kant,+49 170 5550101,1990-01-01\n")
        // When it is read without a configuration
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-09-01"], folder: folder.path)
        // Then nothing of it is used, the other file is, and the finding gives each answer
        #expect(outcome.status == (question.code == "source-ambiguous" ? 3 : 1), "\(outcome.output)")
        let asked = try messages(folder, "in-report").filter { $0.code == question.code }
        #expect(asked.count == 1)
        for answer in question.answers { #expect(asked.first?.text.contains(answer) ?? false, "\(asked)") }
        #expect(try !folder.read("in-report/stays.ics").contains("BEGIN:VEVENT"))
        // And with an answer in pipeline.json the days are those that it means
        for (answer, days) in question.days {
            try folder.write(
                "pipeline.json",
                """
                {"version": 1, "sources": {
                  "contacts": {"kind": "contacts", "files": ["in/guests.csv"]},
                  "bookings": {"kind": "bookings", "files": ["in/open.csv"], \(answer)}}}
                """)
            let answered = try await Program.run(["run", "--as-of", "2026-09-01"], folder: folder.path)
            #expect(answered.status == 0, "\(answer): \(answered.output)")
            let calendar = try folder.read("Output/stays.ics")
            for day in days { #expect(calendar.contains("DTSTART;VALUE=DATE:\(day)"), "\(answer)") }
            #expect(calendar.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" } == days.count)
        }
    }
}
