internal import InnkeeperFormatXML

/// The elements and attributes of OpenDocument that determine a cell's content.
enum OpenDocumentNames {
    enum Element: Int, CaseIterable {
        case table, source, row, cell, covered, paragraph, spaces, tab, lineBreak, annotation, style
        case tableProperties, textProperties, cellProperties, shape, scene, ruby, links
    }

    enum Attribute: Int, CaseIterable {
        case name, styleName, rowsRepeated, columnsRepeated, rowsSpanned, columnsSpanned, formula, type, value, date
        case time, boolean, string, currency, errorType, spaceCount, display, lineThrough, lineThroughType, background
    }

    private static let office = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
    private static let table = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
    private static let style = "urn:oasis:names:tc:opendocument:xmlns:style:1.0"
    private static let textSpace = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"
    private static let drawing = "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
    private static let scene = "urn:oasis:names:tc:opendocument:xmlns:dr3d:1.0"
    private static let calc = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"

    /// In the order of `Element`.
    static let elements = [
        ElementName("table", in: table), ElementName("table-source", in: table), ElementName("table-row", in: table),
        ElementName("table-cell", in: table), ElementName("covered-table-cell", in: table),
        ElementName("p", in: textSpace), ElementName("s", in: textSpace), ElementName("tab", in: textSpace),
        ElementName("line-break", in: textSpace), ElementName("annotation", in: office),
        ElementName("style", in: style), ElementName("table-properties", in: style),
        ElementName("text-properties", in: style), ElementName("table-cell-properties", in: style),
        ElementName("*", in: drawing), ElementName("*", in: scene), ElementName("ruby-text", in: textSpace),
        ElementName("dde-links", in: table),
    ]

    /// In the order of `Attribute`. `name` is used for tables and styles.
    static let attributes = [
        ElementName("name"), ElementName("style-name", in: table), ElementName("number-rows-repeated", in: table),
        ElementName("number-columns-repeated", in: table), ElementName("number-rows-spanned", in: table),
        ElementName("number-columns-spanned", in: table), ElementName("formula", in: table),
        ElementName("value-type", in: office), ElementName("value", in: office), ElementName("date-value", in: office),
        ElementName("time-value", in: office), ElementName("boolean-value", in: office),
        ElementName("string-value", in: office), ElementName("currency", in: office),
        ElementName("value-type", in: calc), ElementName("c", in: textSpace), ElementName("display", in: table),
        ElementName("text-line-through-style", in: style), ElementName("text-line-through-type", in: style),
        ElementName("background-color"),
    ]
}
