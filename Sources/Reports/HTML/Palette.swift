/// The page's colours, for light and dark mode. Every pair of text and background has a contrast of at least 4.5 to 1
/// (WCAG 2.2, 1.4.3, level AA); a test checks this.
package struct Palette: Sendable {
    /// `RRGGBB` by name; the names are those of the CSS variables.
    package let colours: [(name: String, hex: String)]

    package static let light = Palette(colours: [
        ("paper", "f6f5f0"), ("surface", "ffffff"), ("ink", "1f2a24"), ("muted", "56625b"), ("line", "dfddd3"),
        ("accent", "1f6b4a"), ("accent-soft", "e3f0e8"), ("bar", "6fa98b"), ("bar-strong", "2f7d5a"),
        ("error", "a3261d"), ("error-soft", "fbe9e6"), ("warning", "7d5200"), ("warning-soft", "fcf0d6"),
        ("info", "34557a"), ("info-soft", "e7eef6"), ("heat-0", "f1efe8"), ("heat-1", "cfe6d8"), ("heat-2", "93c7aa"),
        ("heat-3", "4b9a73"), ("heat-4", "1f6b4a"),
    ])

    package static let dark = Palette(colours: [
        ("paper", "141917"), ("surface", "1c2320"), ("ink", "e6ebe7"), ("muted", "a4b1a9"), ("line", "343d38"),
        ("accent", "86d3ab"), ("accent-soft", "1d3329"), ("bar", "4f8f70"), ("bar-strong", "86d3ab"),
        ("error", "f59a91"), ("error-soft", "3b211e"), ("warning", "e9bd68"), ("warning-soft", "362c17"),
        ("info", "9cc3ea"), ("info-soft", "1d2c3b"), ("heat-0", "262e2a"), ("heat-1", "24503b"), ("heat-2", "2f7353"),
        ("heat-3", "4fa57b"), ("heat-4", "86d3ab"),
    ])

    /// Each text colour and the backgrounds it is used on.
    package static let texts: [(text: String, grounds: [String])] = [
        ("ink", ["paper", "surface", "accent-soft", "error-soft", "warning-soft"]), ("muted", ["paper", "surface"]),
        ("accent", ["paper", "surface", "accent-soft"]), ("error", ["paper", "surface", "error-soft"]),
        ("warning", ["surface", "warning-soft"]), ("info", ["surface", "info-soft"]),
    ]

    /// The declarations of the CSS variables.
    var variables: String { colours.map { "--\($0.name):#\($0.hex);" }.joined() }
}
