package import InnkeeperReports

/// Describes what the database contains besides the tables that are also CSV files.
package enum DatabaseReference {
    /// The tables of records, as read.
    package static let tables = TableShape.records.map(\.described)
    /// Each view, and the question it answers.
    package static let views = DatabaseSchema.questions.map { (name: $0.view, asks: $0.asks) }
}

extension TableShape {
    /// The table with the meaning of its columns.
    var described: TableSchema.Table {
        let number = OutputColumn("row_id", .integer, "The row's number, by which `checks` name a record.")
        return TableSchema.Table(
            name: name,
            columns: [number]
                + columns.map { column in
                    let shape: OutputColumn.Shape =
                        switch column.type {
                        case .integer: .integer
                        case .real: .decimal
                        case .text: .text
                        }
                    return OutputColumn(column.name, shape, column.summary(of: kind))
                })
    }
}
