/// The program's table of contents: what it reads, checks, works out and writes. One sorted array a file; to add a
/// unit, write it and add its line there.
package enum Catalog {}
