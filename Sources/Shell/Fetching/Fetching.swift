package import InnkeeperConfiguration
import InnkeeperCore

/// Fetches sources with an address by running `innkeeper-fetch`: linking networking code into the main program would
/// slow its start.
package struct Fetching: Sendable {
    /// Absolute path of `innkeeper-fetch`.
    private let helper: String
    private let agent: String
    /// The base of relative paths in the configuration.
    private let folder: String

    package init(helper: String, toolVersion: String, configurationFolder: String) {
        self.helper = helper
        agent = "innkeeper/\(toolVersion)"
        folder = configurationFolder
    }

    /// Fetches into the new folder `folder`, which the caller must remove. With `offline`, the output of an earlier
    /// run, nothing is requested. Failures are noted and don't affect the rest.
    package func fetch(_ configuration: Configuration, into folder: String, offline: String?) async throws
        -> FetchedFiles
    {
        try Publisher.makeFolder(folder)
        SignalHandler.holds(folder)
        let remote = configuration.sources.filter { $0.remote != nil }
        if let offline {
            var fetched = try FetchedFiles.copy(of: offline, to: folder)
            fetched.sources.removeAll { one in !remote.contains { $0.settings.name == one.name } }
            return fetched
        }
        let services = remote.compactMap { source in
            source.remote.map { FetchOrder.Service(source: source.settings.name, remote: located($0)) }
        }
        let order = FetchOrder(
            agent: agent, origin: configuration.property.origin, folder: folder, sources: services)
        let report = await report(on: order)
        return try FetchedFiles(
            folder: folder, sources: services.map { try Fetching.source($0, report, folder) })
    }

    /// Posts people to services. Returns each service's answer.
    package func post(_ postings: [FetchOrder.Posting]) async -> Result<[FetchReport.Posted], HelperFailure> {
        let located = postings.map { posting in
            var posting = posting
            posting.service.remote = self.located(posting.service.remote)
            return posting
        }
        return await report(on: FetchOrder(agent: agent, origin: nil, folder: "", postings: located)).map(\.posted)
    }

    /// Makes paths absolute, since the helper knows no configuration.
    private func located(_ remote: RemoteSource) -> RemoteSource {
        var remote = remote
        remote.roots = remote.roots.map { Paths.join(folder, $0) }
        return remote
    }

    package static func remove(_ folder: String) throws {
        try Publisher.removeTree(folder)
        SignalHandler.released(folder)
    }

    private static func source(
        _ service: FetchOrder.Service, _ report: Result<FetchReport, HelperFailure>, _ folder: String
    ) throws -> FetchedFiles.Source {
        var source = FetchedFiles.Source(name: service.source, url: service.remote.shownURL)
        switch report {
        case .failure(let failure): source.problem = failure.text
        case .success(let report):
            guard let fetched = report.fetched.first(where: { $0.source == service.source }) else {
                source.problem = "innkeeper-fetch said nothing of it"
                break
            }
            source.problem = fetched.problem
            for name in fetched.files {
                let bytes = try FetchedFiles.read(Paths.join(folder, name))
                let digest = Digest()
                digest.add(bytes[...])
                source.files.append(.init(name: name, bytes: bytes.count, digest: digest.text))
            }
        }
        return source
    }

    /// The number of seconds after which a helper must have given up on all sources: its own limits, plus some time for
    /// the work in between.
    private static func patience(_ order: FetchOrder) -> Int {
        let fetched = order.sources.reduce(0) { $0 + $1.remote.patience }
        return fetched + order.postings.reduce(0) { $0 + $1.service.remote.patience } + 5
    }

    /// Why the helper gave no answer, in words.
    package struct HelperFailure: Error, Sendable, Equatable {
        package var text: String
    }

    private func report(on order: FetchOrder) async -> Result<FetchReport, HelperFailure> {
        do {
            let outcome = try await HelperProcess.run(helper, input: order.json, seconds: Fetching.patience(order))
            guard !outcome.wasKilled else {
                return .failure(HelperFailure(text: "innkeeper-fetch did not answer in time and was ended"))
            }
            guard outcome.status == 0, let report = FetchReport(outcome.output) else {
                return .failure(HelperFailure(text: "innkeeper-fetch ended without an answer (\(outcome.status))"))
            }
            return .success(report)
        } catch {
            let reason = (error as? Posix.Failure)?.text ?? "\(error)"
            return .failure(
                HelperFailure(text: "innkeeper-fetch, which should be beside innkeeper, can't be started: \(reason)"))
        }
    }
}
