import CInnkeeperLibXML2

/// Caches the meaning of names interned in a libxml2 dictionary, where an address identifies a name: a small table
/// saves looking at their characters again.
@unsafe struct KnownNames<Meaning> {
    private var slots: [(local: UInt, namespace: UInt, meaning: Meaning)]

    init(none: Meaning) { unsafe slots = Array(repeating: (0, 0, none), count: 256) }

    mutating func find(
        _ local: UnsafePointer<xmlChar>, _ namespace: UnsafePointer<xmlChar>?, _ meaning: (String, String) -> Meaning
    ) -> Meaning {
        let key = (UInt(bitPattern: local), UInt(bitPattern: namespace))
        // Fibonacci hashing: names are adjacent in the dictionary.
        let slot = Int(((key.0 ^ key.1 &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        if unsafe slots[slot].local == key.0, unsafe slots[slot].namespace == key.1 {
            return unsafe slots[slot].meaning
        }
        let space = unsafe namespace.map { unsafe String(cString: $0) } ?? ""
        let found = meaning(unsafe String(cString: local), space)
        unsafe slots[slot] = (key.0, key.1, found)
        return found
    }
}
