import InnkeeperReports
import Testing

struct RowRangesTests {
    @Test(arguments: [1, 2, 3, 7, 10, 64, .max], [1, 2, 4, 100])
    func `every row is in one piece, in order, and files and pieces are no larger than they may be`(
        inFile: Int, inPiece: Int
    ) {
        for rows in 0...65 {
            // When so many rows are cut
            let ranges = RowRanges(rows, inFile: inFile, inPiece: inPiece)
            let pieces = (0..<ranges.count).map { ranges[$0] }
            // Then
            #expect(pieces.flatMap { Array($0) } == Array(0..<rows))
            #expect(pieces.allSatisfy { $0.count <= inPiece && !($0.isEmpty && rows > 0) })
            // And each file but the last has as many rows as it may
            let files = stride(from: 0, to: ranges.count, by: ranges.countInFile).map { first in
                pieces[first..<min(first + ranges.countInFile, pieces.count)].reduce(0) { $0 + $1.count }
            }
            #expect(files.dropLast().allSatisfy { $0 == inFile } && files.allSatisfy { $0 <= inFile })
        }
    }

    @Test func `without rows there is one piece, for the headings`() {
        let ranges = RowRanges(0, inFile: 5, inPiece: 2)
        #expect(ranges.count == 1 && ranges[0] == 0..<0)
    }
}
