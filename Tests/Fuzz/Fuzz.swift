// Fuzzes one target: Fuzz TARGET [libFuzzer's options and corpus folders]. Without a target it lists them.
// https://llvm.org/docs/LibFuzzer.html: the main function is libFuzzer's, which calls the two here.

import Glibc
import InnkeeperFormats

enum Fuzz {
    nonisolated(unsafe) static var target: FuzzTarget?
}

/// Takes the target's name out of the arguments.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    guard count.pointee > 1, let name = arguments.pointee[1].map({ String(cString: $0) }) else {
        print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
        exit(0)
    }
    Fuzz.target = FuzzTarget.all.first { $0.name == name }
    guard Fuzz.target != nil else {
        print("no target \(name)")
        exit(2)
    }
    if name.hasSuffix("-twins") {
        print("scans run as \(ScanVariant.available.map(\.description).joined(separator: ", "))")
        for name in ScanVariant.lacking { print("SKIPPED: scans as \(name), which this processor lacks") }
    }
    Allocations.watch()
    for place in 1..<Int(count.pointee) { arguments.pointee[place] = arguments.pointee[place + 1] }
    count.pointee -= 1
    return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    if count > 0 {
        let input = UnsafeBufferPointer(start: bytes, count: count)
        Fuzz.target?.run(input[0], Array(input.dropFirst()))
    }
    return 0
}

/// Stops the process with a message when something does not hold; libFuzzer then keeps the input.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    print("FAULT: \(message())")
    fflush(nil)
    abort()
}
