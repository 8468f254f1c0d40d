import Client
import Configuration
import Foundation
import FoundationNetworking
import Shell

/// Fetches all sources of an order: hosts side by side, the sources of one host one after the other.
struct FetchJob {
    let order: FetchOrder
    let environment: [String: String]

    /// Between two questions to one Overpass server, which many share.
    private static let politePause = Duration.seconds(1)

    /// In the order of the sources.
    func run() async -> [FetchReport.Fetched] {
        let hosts = Dictionary(grouping: order.sources.indices) { index in
            URL(string: order.sources[index].remote.url)?.host ?? ""
        }
        return await withTaskGroup(of: [(Int, FetchReport.Fetched)].self) { group in
            for indices in hosts.values {
                group.addTask {
                    var done: [(Int, FetchReport.Fetched)] = []
                    for index in indices {
                        let service = order.sources[index]
                        if !done.isEmpty, case .overpass = service.remote.question {
                            try? await Task.sleep(for: FetchJob.politePause)
                        }
                        done.append((index, await fetch(service)))
                    }
                    return done
                }
            }
            var all: [(Int, FetchReport.Fetched)] = []
            for await some in group { all += some }
            return all.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func fetch(_ service: FetchOrder.Service) async -> FetchReport.Fetched {
        var fetched = FetchReport.Fetched(source: service.source)
        do {
            let answers = try await service.loader(agent: order.agent).loadPages(request(service))
            for (page, answer) in answers.enumerated() {
                let name = RemoteSource.fileName(
                    source: service.source, url: service.remote.url, page: answers.count > 1 ? page + 1 : nil)
                try write(answer.body, name)
                fetched.files.append(name)
            }
        } catch {
            fetched.files = []
            fetched.problem = words(error)
        }
        return fetched
    }

    /// The folder is empty at first: a name that is there already is another source's, as when one has pages and another
    /// is called like a page of it.
    private func write(_ body: Data, _ name: String) throws {
        do {
            try body.write(
                to: URL(fileURLWithPath: order.folder).appendingPathComponent(name), options: .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            throw NameTaken(name: name)
        }
    }

    private func request(_ service: FetchOrder.Service) throws -> URLRequest {
        guard let url = URL(string: service.remote.url) else { throw LoadError.notAnAddress }
        var request: URLRequest
        switch service.remote.question {
        case .plain: request = URLRequest(url: url)
        case .near:
            guard let origin = order.origin else { throw LoadError.notAnAddress }
            request = try PointsOfInterestRequest(endpoint: url).makeRequest(from: origin)
        case .overpass(let tags, let radius):
            guard let origin = order.origin else { throw LoadError.notAnAddress }
            request = try OverpassRequest(endpoint: url, tags: tags)
                .makeRequest(from: .init(center: origin, radius: radius))
        }
        request.authorize(try service.token(environment))
        return request
    }
}
