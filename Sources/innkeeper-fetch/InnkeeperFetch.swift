import Dispatch
import Glibc
import InnkeeperConfiguration
import InnkeeperShell

/// The program that `innkeeper` starts for sources with an address, and only for those: an order on standard input, a
/// report on standard output.
@main
struct InnkeeperFetch {
    static func main() async {
        _ = signal(SIGPIPE, SIG_IGN)
        guard CurlExchange.prepare(), let environment = try? ProcessEnvironment.ofThisProcess().environment,
            let line = readLine(strippingNewline: true), let order = FetchOrder(Array(line.utf8))
        else {
            _ = try? Posix.write(
                Posix.messages,
                Array("innkeeper-fetch is started by innkeeper, for sources with a url; it is of no use alone.\n".utf8)[
                    ...])
            exit(2)
        }
        // Standard input stays open as long as someone waits for the answer. A separate thread waits for its end,
        // without the C library's stream, whose lock `exit` would wait for.
        DispatchQueue(label: "innkeeper.end").async {
            while let some = try? Posix.readSome(STDIN_FILENO, count: 256), !some.isEmpty {}
            _exit(1)
        }
        var report = FetchReport()
        report.fetched = await FetchJob(order: order, environment: environment).run()
        for posting in order.postings {
            let job = PostJob(posting: posting, agent: order.agent, environment: environment)
            report.posted.append(await job.run())
        }
        do {
            try Posix.write(STDOUT_FILENO, report.json[...])
        } catch {
            // The reader is gone.
            exit(1)
        }
        exit(0)
    }
}
