import Foundation
import InnkeeperWeb

/// The next page of a list: the link `next` of the header `Link` (RFC 8288), or else a member `next` of the body.
enum NextPage {
    /// nil on the last page.
    static func address(_ answer: HTTPResponse) -> URL? {
        if let header = answer["link"] {
            return NextLink.target(header).flatMap { URL(string: $0, relativeTo: answer.url) }
        }
        return OuterMember.text(NextLink.member, of: [UInt8](answer.body)).flatMap {
            URL(string: $0, relativeTo: answer.url)
        }
    }
}
