import Foundation
import InnkeeperClient
import InnkeeperWeb
import Testing

struct TransportTests {
    private func verdict(_ address: String, _ transport: Transport) throws -> LoadError? {
        let url = try #require(URL(string: address))
        do throws(LoadError) {
            try transport.check(url)
            return nil
        } catch {
            return error
        }
    }

    @Test func `https may always be asked, http never`() throws {
        #expect(try verdict("HTTPS://example.org", .secure) == nil)
        for address in ["http://example.org", "http://localhost/", "http://127.0.0.1/", "file:///etc/hosts"] {
            #expect(try verdict(address, .secure) != nil, "\(address)")
        }
    }

    @Test func `this machine may be asked without TLS where its name is allowed, by that name alone`() throws {
        let transport = Transport(loopback: ["localhost", "::1"])
        #expect(try verdict("http://localhost:8080/a", transport) == nil)
        #expect(try verdict("http://[::1]:8080/a", transport) == nil)
        for address in ["http://127.0.0.1/", "http://localhost.example.org/", "http://example.org/?localhost"] {
            #expect(try verdict(address, transport) == .insecure, "\(address)")
        }
        // And a name that is not loopback's can't be allowed
        #expect(try verdict("http://example.org", Transport(loopback: ["example.org"])) == .insecure)
    }
}
