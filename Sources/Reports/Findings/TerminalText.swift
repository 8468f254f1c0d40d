/// Text from data as it may reach a terminal: control characters (C0, DEL, C1) and the marks that turn the direction
/// of writing show as U+FFFD, so that no record can move the cursor, colour the screen or hide what follows.
package func terminalText(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafeOnTerminal) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isUnsafeOnTerminal(scalar) ? "\u{FFFD}" : scalar) }
    return String(safe)
}

private func isUnsafeOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
