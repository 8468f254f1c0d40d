import Foundation
import Glibc
import Synchronization

/// A small HTTP server on this machine, for programs that are tried as they are run. It answers as it is told, and
/// breaks off where it is told to.
package final class LoopbackServer: Sendable {
    package struct Request: Sendable {
        package var method: String
        /// With the query.
        package var target: String
        /// By names in lower case.
        package var headers: [String: String]
        package var body: [UInt8]
    }

    package enum Reply: Sendable {
        case answer(Int, headers: [String: String] = [:], body: String = "")
        /// Announces more than it sends, and hangs up.
        case cutOff(body: String, announced: Int)
        /// Exactly these bytes, head and all.
        case bytes([UInt8])
        /// Hangs up at once.
        case nothing
        /// Says nothing until the other side hangs up.
        case silence
    }

    package let port: UInt16
    private let listener: Int32
    private let seen = Mutex<[Request]>([])
    private let reply: @Sendable (Request, Int) -> Reply

    /// `reply` gets each request and its number, from 0; it may be called from several threads at once.
    package init(_ reply: @escaping @Sendable (Request, Int) -> Reply) throws {
        self.reply = reply
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let bound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard listener >= 0, bound else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { break }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    package var address: String { "http://127.0.0.1:\(port)" }
    package var requests: [Request] { seen.withLock { $0 } }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        guard let request = LoopbackServer.read(connection) else { return }
        let number = seen.withLock { seen in
            seen.append(request)
            return seen.count - 1
        }
        switch reply(request, number) {
        case .answer(let status, let headers, let body):
            send(connection, status, headers, body, body.utf8.count)
        case .cutOff(let body, let announced): send(connection, 200, [:], body, announced)
        case .bytes(let bytes): LoopbackServer.send(connection, bytes)
        case .nothing: break
        case .silence: _ = LoopbackServer.receive(connection)
        }
    }

    private func send(_ connection: Int32, _ status: Int, _ headers: [String: String], _ body: String, _ length: Int) {
        var head = "HTTP/1.1 \(status) X\r\nConnection: close\r\nContent-Length: \(length)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        LoopbackServer.send(connection, Array((head + "\r\n" + body).utf8))
    }

    private static func send(_ connection: Int32, _ bytes: [UInt8]) {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.send(connection, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func receive(_ connection: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            unsafe recv(connection, bytes.baseAddress, bytes.count, 0)
        }
        return Array(buffer.prefix(max(0, count)))
    }

    /// nil when the other side hangs up before its request is whole.
    private static func read(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var end: Int?
        while end == nil {
            let more = receive(connection)
            if more.isEmpty { return nil }
            bytes += more
            end = bytes.indices.dropLast(3).first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
        }
        guard let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let pair = line.split(separator: ":", maxSplits: 1)
            if pair.count == 2 { headers[pair[0].lowercased()] = pair[1].drop { $0 == " " }.description }
        }
        var body = Array(bytes[(end + 4)...])
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while body.count < length {
            let more = receive(connection)
            if more.isEmpty { return nil }
            body += more
        }
        guard words.count > 1 else { return nil }
        return Request(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
    }
}
