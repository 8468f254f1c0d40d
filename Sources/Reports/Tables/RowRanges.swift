/// The rows of a table, cut into files and these into pieces. All files have as many pieces, but for the last.
package struct RowRanges: Sendable {
    private let rows: Int
    private let rowsInFile: Int
    private let rowsInPiece: Int
    /// Pieces in a file.
    package let countInFile: Int
    /// Pieces in all; one if there are no rows, for what stands before them.
    package let count: Int

    /// At most so many rows in a file and in a piece.
    package init(_ rows: Int, inFile most: Int, inPiece pieceSize: Int) {
        self.rows = rows
        rowsInFile = max(1, min(rows, most))
        let pieces = rowsInFile / pieceSize + 1
        rowsInPiece = (rowsInFile + pieces - 1) / pieces
        countInFile = (rowsInFile + rowsInPiece - 1) / rowsInPiece
        let last = rows % rowsInFile
        count = max(1, rows / rowsInFile * countInFile + (last + rowsInPiece - 1) / rowsInPiece)
    }

    package subscript(piece: Int) -> Range<Int> {
        let file = piece / countInFile * rowsInFile
        let start = file + piece % countInFile * rowsInPiece
        return start..<min(start + rowsInPiece, file + rowsInFile, rows)
    }
}
