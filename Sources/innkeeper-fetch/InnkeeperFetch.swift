import Client
import Configuration
import Foundation
import Glibc
import Shell

/// The program that `innkeeper` starts for sources with an address, and for nothing else: an order on standard input,
/// a report on standard output.
@main
struct InnkeeperFetch {
    static func main() async {
        _ = signal(SIGPIPE, SIG_IGN)
        guard let line = readLine(strippingNewline: true), let order = FetchOrder(Array(line.utf8)) else {
            FileHandle.standardError.write(
                Data("innkeeper-fetch is started by innkeeper, for sources with a url; it is of no use alone.\n".utf8))
            exit(2)
        }
        // Standard input stays open as long as somebody waits for the answer. A thread of its own waits for its end.
        Thread.detachNewThread {
            while readLine() != nil {}
            _exit(1)
        }
        let environment = ProcessInfo.processInfo.environment
        var report = FetchReport()
        report.fetched = await FetchJob(order: order, environment: environment).run()
        for posting in order.postings {
            report.posted.append(await PostJob(posting: posting, agent: order.agent, environment: environment).run())
        }
        FileHandle.standardOutput.write(Data(report.json))
        exit(0)
    }
}

extension FetchOrder.Service {
    /// Throws the reason why there is no token.
    func token(_ environment: [String: String]) throws(MissingToken) -> String? {
        guard let name = remote.token else { return nil }
        guard let token = environment[name], !token.isEmpty else { throw MissingToken(variable: name) }
        return token
    }

    func loader(agent: String) -> HTTPLoader {
        var options = LoadOptions()
        options.timeout = .seconds(remote.timeout)
        options.retry.attempts = remote.retries + 1
        options.transport = Transport(loopback: remote.loopback.map { [$0] } ?? [])
        options.userAgent = agent
        return HTTPLoader(options: options)
    }
}

struct MissingToken: Error, CustomStringConvertible {
    var variable: String

    var description: String { "the environment has no \(variable), which should hold its token" }
}

struct NameTaken: Error, CustomStringConvertible {
    var name: String

    var description: String { "another source has the file \(name) already; call one of the two differently" }
}

/// An error in words that show no secret: our own have none, and of others only the type is named.
func words(_ error: any Error) -> String {
    switch error {
    case let error as LoadError: error.description
    case let error as MissingToken: error.description
    case let error as NameTaken: error.description
    case let error as PointsOfInterestRequest.InvalidCoordinate: error.description
    default: "\(type(of: error))"
    }
}
