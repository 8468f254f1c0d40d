import CInnkeeperLibCurl
import Dispatch
import Glibc
import InnkeeperShell
import InnkeeperWeb

// The only file that calls libcurl.

/// Sends requests with libcurl, one after another. It doesn't share its connections, so that what one source is allowed
/// isn't extended to another.
@safe final class CurlExchange: WebExchange {
    private let handle: UnsafeMutableRawPointer?
    private let agent: String
    private let proxy: String?
    /// The trusted certificates.
    private let roots: [UInt8]

    /// Call once, before anything else here and before any other thread runs. False if the library can't be used.
    static func prepare() -> Bool { curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK }

    /// The file of root certificates that libcurl uses; nil if it has none.
    static var rootFile: String? { unsafe innkeeper_curl_root_file().map { unsafe String(cString: $0) } }

    init(agent: String, proxy: String?, roots: [UInt8]) {
        self.agent = agent
        self.proxy = proxy
        self.roots = roots
        unsafe handle = curl_easy_init()
    }

    deinit { unsafe curl_easy_cleanup(handle) }

    var clock: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
    var now: Double { Double(ProcessEnvironment.clock()) }
    func pause(milliseconds: Int) { CurlExchange.wait(milliseconds: milliseconds) }

    static func wait(milliseconds: Int) {
        var left = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
        var rest = timespec()
        while unsafe nanosleep(&left, &rest) != 0, errno == EINTR { left = rest }
    }

    // MARK: Addresses

    func address(_ text: String, from base: WebAddress?) -> WebAddress? {
        guard let parts = unsafe curl_url() else { return nil }
        defer { unsafe curl_url_cleanup(parts) }
        for text in [base?.text, text].compactMap({ $0 }) {
            guard unsafe curl_url_set(parts, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK else {
                return nil
            }
        }
        unsafe curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0)
        func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard unsafe curl_url_get(parts, part, &text, UInt32(flags)) == CURLUE_OK, let text = unsafe text else {
                return nil
            }
            defer { unsafe curl_free(text) }
            return unsafe String(cString: text)
        }
        guard let whole = part(CURLUPART_URL), let scheme = part(CURLUPART_SCHEME)?.lowercased(),
            ["http", "https"].contains(scheme), let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty,
            let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT).flatMap({ Int($0) })
        else { return nil }
        let name = host.hasPrefix("[") ? String(host.dropFirst().prefix { $0 != "]" && $0 != "%" }) : host
        return WebAddress(
            text: whole, scheme: scheme, host: name, port: port,
            number: CurlExchange.number(name, AF_INET, 4) ?? CurlExchange.number(name, AF_INET6, 16))
    }

    private static func number(_ host: String, _ family: Int32, _ count: Int) -> NetworkAddress? {
        var bytes = [UInt8](repeating: 0, count: count)
        return unsafe inet_pton(family, host, &bytes) == 1 ? NetworkAddress(bytes) : nil
    }

    // MARK: Exchanges

    func answer(
        to request: WebRequest, into file: String?, limit: Int, milliseconds: Int
    ) throws(LoadError) -> WebAnswer {
        // Plain http to this machine must not go through a proxy.
        let isThroughProxy = proxy != nil && request.address.scheme == "https"
        let transfer = Transfer(request, file: file, limit: limit, isThroughProxy: isThroughProxy)
        var headers: UnsafeMutablePointer<curl_slist>?
        for line in lines(request) { unsafe headers = curl_slist_append(headers, line) }
        defer { unsafe curl_slist_free_all(headers) }
        unsafe curl_easy_reset(handle)
        setUp(request, milliseconds: milliseconds, proxy: isThroughProxy ? proxy : nil)
        unsafe innkeeper_curl_pointer(handle, CURLOPT_HTTPHEADER, headers)
        let code = withExtendedLifetime(transfer) {
            unsafe listen(Unmanaged.passUnretained(transfer).toOpaque())
            return unsafe curl_easy_perform(handle)
        }
        if let problem = transfer.problem { throw problem }
        if code != CURLE_OK { throw failure(code, hasBegun: transfer.answer.head.status != 0) }
        transfer.finish()
        if let problem = transfer.problem { throw problem }
        return transfer.answer
    }

    private func lines(_ request: WebRequest) -> [String] {
        var lines = ["Accept: \(request.accept ?? "*/*")", "Accept-Encoding: gzip", "Expect:"]
        if let token = request.token { lines.append("Authorization: Bearer \(token)") }
        if let posted = request.posted {
            lines += ["Content-Type: \(posted.type)", "Idempotency-Key: \(posted.key)"]
        }
        // A line end in a value would begin another header line.
        return lines.map { $0.filter { !$0.isNewline } }
    }

    private func setUp(_ request: WebRequest, milliseconds: Int, proxy: String?) {
        unsafe innkeeper_curl_text(handle, CURLOPT_URL, request.address.text)
        unsafe innkeeper_curl_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        unsafe innkeeper_curl_text(handle, CURLOPT_USERAGENT, agent)
        unsafe innkeeper_curl_number(handle, CURLOPT_FOLLOWLOCATION, 0)
        unsafe innkeeper_curl_number(handle, CURLOPT_HTTP09_ALLOWED, 0)
        unsafe innkeeper_curl_number(handle, CURLOPT_NOSIGNAL, 1)
        unsafe innkeeper_curl_number(handle, CURLOPT_TIMEOUT_MS, milliseconds)
        unsafe innkeeper_curl_number(handle, CURLOPT_CONNECTTIMEOUT_MS, milliseconds)
        // An empty name keeps libcurl from asking the environment.
        unsafe innkeeper_curl_text(handle, CURLOPT_PROXY, proxy ?? "")
        unsafe innkeeper_curl_text(handle, CURLOPT_NOPROXY, "")
        unsafe innkeeper_curl_number(handle, CURLOPT_HTTPPROXYTUNNEL, proxy == nil ? 0 : 1)
        unsafe innkeeper_curl_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        unsafe innkeeper_curl_number(handle, CURLOPT_SSL_VERIFYPEER, 1)
        unsafe innkeeper_curl_number(handle, CURLOPT_SSL_VERIFYHOST, 2)
        unsafe innkeeper_curl_number(handle, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        if !roots.isEmpty { unsafe innkeeper_curl_roots(handle, roots, roots.count) }
        if let posted = request.posted {
            unsafe innkeeper_curl_number(handle, CURLOPT_POSTFIELDSIZE, posted.body.count)
            // Copies the bytes, up to the given size.
            unsafe posted.body.withUnsafeBytes { bytes in
                _ = unsafe innkeeper_curl_pointer(
                    handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
        }
    }

    /// Passes what arrives to the transfer in `context`.
    private func listen(_ context: UnsafeMutableRawPointer) {
        unsafe innkeeper_curl_bytes(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            unsafe CurlExchange.take(bytes, size * count, context) { $0.takeHead($1) }
        }
        unsafe innkeeper_curl_bytes(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            unsafe CurlExchange.take(bytes, size * count, context) { $0.takeBody($1) }
        }
        unsafe innkeeper_curl_socket(handle) { context, _, address in
            guard let context = unsafe context, let address = unsafe address else { return -1 }
            let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = unsafe Int(innkeeper_curl_address(address, &bytes))
            guard transfer.allows(NetworkAddress(Array(bytes[..<count]))) else { return -1 }
            return unsafe innkeeper_curl_open(address)
        }
        for option in [CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_OPENSOCKETDATA] {
            unsafe innkeeper_curl_pointer(handle, option, context)
        }
    }

    /// Returns the count if the bytes are taken; any other number aborts the transfer.
    private static func take(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (Transfer, [UInt8]) -> Bool
    ) -> Int {
        guard count > 0, let bytes = unsafe bytes, let context = unsafe context else { return count }
        let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return unsafe bytes.withMemoryRebound(to: UInt8.self, capacity: count) { start in
            take(transfer, unsafe Array(UnsafeBufferPointer(start: start, count: count))) ? count : count + 1
        }
    }

    private func failure(_ code: CURLcode, hasBegun: Bool) -> LoadError {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: .timedOut(seconds: 0)
        case CURLE_PARTIAL_FILE: .truncated
        case CURLE_RECV_ERROR where hasBegun: .truncated
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .noResponse
        case CURLE_URL_MALFORMAT: .notAnAddress
        case CURLE_PEER_FAILED_VERIFICATION:
            .certificate(CurlExchange.reason(unsafe innkeeper_curl_information(handle, CURLINFO_SSL_VERIFYRESULT)))
        case CURLE_SSL_CACERT_BADFILE: .noRoots
        default: .connection(Int(code.rawValue))
        }
    }

    /// Codes of OpenSSL (X509_V_ERR_…).
    private static func reason(_ number: Int) -> String {
        switch number {
        // 1 is libcurl's initial value: verification didn't stop at the chain.
        case 0, 1, 62, 64: "it is for another name"
        case 9: "it is not valid yet"
        case 10: "it has expired"
        case 18, 19: "it is signed by itself; \"ca\" names a root to trust"
        case 2, 20, 21: "it is not signed by a trusted authority; \"ca\" can name a root to trust"
        case 23: "it was withdrawn"
        default: "error \(number)"
        }
    }
}
