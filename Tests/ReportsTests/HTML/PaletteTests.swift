import Foundation
import InnkeeperReports
import Testing

struct PaletteTests {
    @Test(arguments: [Palette.light, Palette.dark])
    func `every text can be read on its ground`(palette: Palette) throws {
        let colours = Dictionary(uniqueKeysWithValues: palette.colours.map { ($0.name, $0.hex) })
        for pair in Palette.texts {
            for ground in pair.grounds {
                let text = try #require(colours[pair.text])
                let behind = try #require(colours[ground])
                #expect(contrast(text, behind) >= 4.5, "\(pair.text) on \(ground)")
            }
        }
        // Graphics need 3 to 1 (WCAG 2.2, 1.4.11); the darker bars tell weekends apart beside their labels.
        #expect(contrast(try #require(colours["bar-strong"]), try #require(colours["surface"])) >= 3)
    }

    @Test func `light and dark name the same colours`() {
        #expect(Palette.light.colours.map(\.name) == Palette.dark.colours.map(\.name))
    }

    @Test func `the oracle knows black on white`() {
        #expect(abs(contrast("000000", "ffffff") - 21) < 0.001)
        #expect(abs(contrast("777777", "ffffff") - 4.48) < 0.01)
    }

    /// WCAG 2.2, "contrast ratio" and "relative luminance".
    private func contrast(_ one: String, _ other: String) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func luminance(_ hex: String) -> Double {
        let value = Int(hex, radix: 16) ?? 0
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double(value >> shift & 255) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
