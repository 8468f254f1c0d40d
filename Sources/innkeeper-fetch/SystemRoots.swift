import InnkeeperShell

/// The certificates that this system trusts.
enum SystemRoots {
    /// Where they are on systems other than the one that libcurl was built for.
    private static let places = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ]

    /// The first existing file, preferring libcurl's own; empty if there is none.
    static func read() -> [UInt8] {
        for path in [CurlExchange.rootFile].compactMap({ $0 }) + places {
            if let bytes = try? SmallFile.read(path), !bytes.isEmpty { return bytes }
        }
        return []
    }
}
