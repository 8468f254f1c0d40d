import InnkeeperCatalog
import InnkeeperCore
import InnkeeperLanguages
import InnkeeperServices
import Testing
import TestSupport

/// The fast way to a message, held against the one that says it.
struct PlainMessagesTests {
    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    @Test(arguments: [-1, 0, 1, 2, 1_234])
    func `a message that is made of packed facts is that of the rule, for every rule`(count: Int) {
        var plainCount = 0
        var all = 0
        for rule in Catalog.rules {
            for (_, sample) in SampleFindings.all(of: rule, count: count, text: "Site *7") {
                for (hasRelated, language) in [(true, Language.en), (false, .en), (true, .fr)] {
                    // Given a finding of the rule, with every fact or with none
                    var dataset = Dataset()
                    dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "desk*.csv")]
                    var findings = Findings()
                    findings.add(
                        code: rule.code, file: 0, line: 3, record: "R1", field: "nights", value: hasRelated ? "v" : "",
                        arguments: hasRelated || !rule.phrases.isEmpty ? sample.arguments : [:],
                        related: hasRelated ? (file: 0, line: 9, record: "R2") : nil)
                    var input = RunData(
                        dataset: dataset,
                        context: RunContext(today: CalendarDate(dayNumber: 20_700), now: 0, property: Property()),
                        findings: findings, rules: [rule.code: rule], severity: { _, _ in rule.severity },
                        texts: NoTexts(), toolVersion: "1")
                    input.showValues = true
                    input.context.findingsLanguage = language
                    // When its message is made both ways
                    var slow = ""
                    input.forEachFinding { _, message in slow = message }
                    var plain = PlainFindings(input)
                    var fast = ByteAppender(capacity: 0)
                    let taken = plain.take(findings.rows[0], findings.together(with: 0).text.span, message: &fast)
                    // Then they are the same, unless it leaves it to the other
                    all += 1
                    if taken == nil { continue }
                    plainCount += 1
                    #expect(String(decoding: fast.take(), as: UTF8.self) == slow, "\(language) \(rule.code)")
                }
            }
        }
        #expect(plainCount * 10 > all * 8, "\(plainCount) of \(all)")
    }
}
