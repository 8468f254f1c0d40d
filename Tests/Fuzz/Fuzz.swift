// Fuzzes one target: Fuzz TARGET [libFuzzer's options and corpus folders]. Without a target it lists them.
// https://llvm.org/docs/LibFuzzer.html

import Glibc

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
enum Fuzz {
    nonisolated(unsafe) static var target: FuzzTarget?

    static func main() {
        guard CommandLine.arguments.count > 1 else { return print(FuzzTarget.all.map(\.name).joined(separator: "\n")) }
        let name = CommandLine.arguments[1]
        target = FuzzTarget.all.first { $0.name == name }
        guard target != nil else {
            print("no target \(name)")
            exit(2)
        }
        // The driver gets the arguments without the target's name.
        var strings = CommandLine.arguments.enumerated().filter { $0.offset != 1 }.map { strdup($0.element) }
        strings.append(nil)
        var count = CInt(strings.count - 1)
        let status = strings.withUnsafeMutableBufferPointer { buffer in
            var arguments = buffer.baseAddress
            return runDriver(&count, &arguments) { bytes, count in
                Fuzz.target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        }
        exit(status)
    }
}
