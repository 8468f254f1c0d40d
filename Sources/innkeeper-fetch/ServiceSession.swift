import InnkeeperConfiguration
import InnkeeperShell
import InnkeeperWeb

/// How to send requests to one service of an order.
struct ServiceSession {
    let exchange: CurlExchange
    let terms: WebLoader<CurlExchange>.Terms
    let token: String?

    /// Throws the reason why no request can be sent.
    init(_ service: FetchOrder.Service, agent: String, environment: [String: String]) throws(ServiceProblem) {
        let remote = service.remote
        if let name = remote.token {
            guard let token = environment[name], !token.isEmpty else { throw .missingToken(variable: name) }
            self.token = token
        } else {
            token = nil
        }
        var roots: [UInt8] = []
        if let path = remote.roots {
            do {
                roots = try SmallFile.read(path)
            } catch {
                throw .load(.noRoots)
            }
        }
        roots += [0x0A] + SystemRoots.read()
        exchange = CurlExchange(agent: agent, proxy: remote.proxy, roots: roots.count > 1 ? roots : [])
        guard let address = exchange.address(remote.url, from: nil) else { throw .load(.notAnAddress) }
        // Without root certificates the connection would fail, and the service be blamed.
        if roots.count == 1, address.text.hasPrefix("https:") { throw .load(.noSystemRoots) }
        var terms = WebLoader<CurlExchange>.Terms(address)
        terms.isPrivate = remote.isPrivate || remote.loopback == address.host
        terms.isPlain = terms.isPrivate && remote.namesThisMachine
        terms.size = remote.size
        terms.timeout = remote.timeout
        terms.time = remote.patience
        terms.retry.attempts = remote.retries + 1
        self.terms = terms
    }
}

/// Why a service gave no result, in words that reveal no secret.
enum ServiceProblem: Error, CustomStringConvertible {
    case missingToken(variable: String)
    case nameTaken(String)
    case load(LoadError)

    var description: String {
        switch self {
        case .missingToken(let variable): "the environment has no \(variable), which should hold its token"
        case .nameTaken(let name): "another source has the file \(name) already; call one of the two differently"
        case .load(let error): error.description
        }
    }
}
