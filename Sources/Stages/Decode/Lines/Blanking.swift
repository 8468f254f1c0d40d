// Shows lines with personal data blanked scalar by scalar, so that a caret below still points at its place.

/// The text with a `•` for every scalar except spaces and quotation marks.
func blanked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(blank(scalar)) }
    return String(result)
}

package func blank(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == " " || scalar == "\t" || scalar == "\"" ? scalar : "•"
}
