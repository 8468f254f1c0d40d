import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperWeb

/// Fetches all sources of an order: hosts in parallel, the sources of one host one after another.
struct FetchJob {
    let order: FetchOrder
    let environment: [String: String]

    /// Milliseconds between two requests to one Overpass server, which many share.
    private static let politePause = 1000

    /// In the order of the sources.
    func run() async -> [FetchReport.Fetched] {
        let hosts = Dictionary(grouping: order.sources.indices) { order.sources[$0].remote.host }
        return await withTaskGroup(of: [(Int, FetchReport.Fetched)].self) { group in
            for indices in hosts.values {
                group.addTask { await fetch(indices) }
            }
            var all: [(Int, FetchReport.Fetched)] = []
            for await some in group { all += some }
            return all.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// On a thread that may block.
    private func fetch(_ indices: [Int]) async -> [(Int, FetchReport.Fetched)] {
        await BlockingExecutor.runToEnd {
            var done: [(Int, FetchReport.Fetched)] = []
            for index in indices {
                let service = order.sources[index]
                if !done.isEmpty, case .overpass = service.remote.question {
                    CurlExchange.wait(milliseconds: FetchJob.politePause)
                }
                var fetched = FetchReport.Fetched(source: service.source)
                do throws(ServiceProblem) {
                    fetched.files = try fetch(service, index)
                } catch {
                    fetched.problem = error.description
                }
                done.append((index, fetched))
            }
            return done
        }
    }

    private func fetch(_ service: FetchOrder.Service, _ index: Int) throws(ServiceProblem) -> [String] {
        let session = try ServiceSession(service, agent: order.agent, environment: environment)
        // The pages' names are known only once they have all arrived.
        func coming(_ page: Int) -> String { Paths.join(order.folder, ".coming-\(index)-\(page)") }
        var names: [String] = []
        do throws(LoadError) {
            var request = try request(service, session)
            request.token = session.token
            var loader = WebLoader(session.exchange, session.terms)
            let count = try loader.pages(request, file: coming)
            names = (0..<count).map { page in
                RemoteSource.fileName(
                    source: service.source, url: service.remote.url, page: count > 1 ? page + 1 : nil)
            }
        } catch {
            throw .load(error)
        }
        for (page, name) in names.enumerated() { try keep(coming(page), as: name) }
        return names
    }

    /// The folder is empty at first: an existing name belongs to another source, for example if that is named like a
    /// page of this one.
    private func keep(_ file: String, as name: String) throws(ServiceProblem) {
        do throws(Posix.Failure) {
            let path = Paths.join(order.folder, name)
            Posix.close(try Posix.create(path, mode: 0o600))
            try Posix.rename(file, to: path)
        } catch {
            throw error.isTaken ? .nameTaken(name) : .load(.notWritten(error.text))
        }
    }

    private func request(_ service: FetchOrder.Service, _ session: ServiceSession) throws(LoadError) -> WebRequest {
        var text = service.remote.url
        var accept: String?
        switch service.remote.question {
        case .plain: break
        case .near:
            guard let origin = order.origin else { throw .notAnAddress }
            text = QueryItems.adding(
                ["latitude": "\(origin.latitude)", "longitude": "\(origin.longitude)"], to: text)
            accept = "application/geo+json, application/json"
        case .overpass(let tags, let radius):
            guard let origin = order.origin else { throw .notAnAddress }
            text = QueryItems.adding(
                ["data": OverpassQuery.text(tags, around: origin, radius: radius)], to: QueryItems.without(text))
            accept = "application/json"
        }
        guard let address = session.exchange.address(text, from: nil) else { throw .notAnAddress }
        var request = WebRequest(address)
        request.accept = accept
        return request
    }
}
