import InnkeeperWeb
import Testing

struct AnswerHeadTests {
    private func head(_ lines: String...) -> AnswerHead {
        var head = AnswerHead()
        for line in lines { _ = head.add("\(line)\r\n".utf8) }
        return head
    }

    @Test func `the last status counts, with the fields after it, whatever their letters`() {
        let head = head(
            "HTTP/1.1 103 Early Hints", "Link: </a>; rel=next", "", "HTTP/2 200", "Content-TYPE:  text/csv ", "X: a: b")
        #expect(head.status == 200 && head["link"] == nil)
        #expect(head["content-type"] == "text/csv" && head["x"] == "a: b")
        #expect(head.problem(isPosted: false) == nil)
    }

    @Test(arguments: [
        (["HTTP/1.1 200 OK", "Content-Length: 5", "content-length: 6"], LoadError.twoLengths),
        (["HTTP/1.1 200 OK", "Content-Length: 5", "Content-Length: 5"], .twoLengths),
        (["HTTP/1.1 200 OK", "Content-Length: 5, 5"], .twoLengths),
        (["HTTP/1.1 200 OK", "Content-Length: +5"], .twoLengths),
        (["HTTP/1.1 200 OK", "Content-Length: 5", "Transfer-Encoding: chunked"], .twoLengths),
        (["HTTP/1.1 200 OK", "Content-Encoding: br"], .unknownPacking),
        (["HTTP/1.1 200 OK", "Content-Encoding: gzip, gzip"], .unknownPacking),
        (["HTTP/1.1 206 Partial Content", "Content-Range: bytes 0-3/9"], .partialContent),
        (["HTTP/1.1 401 No", "WWW-Authenticate: Basic realm=\"x\""], .passwordWanted),
        (["HTTP/1.1 401 No", "WWW-Authenticate: Bearer"], .status(401)),
        (["HTTP/1.1 202 Accepted"], .status(202)), (["HTTP/1.1 204 No Content"], .status(204)),
        (["HTTP/1.1 304 Not Modified"], .status(304)), (["HTTP/1.1 999 X"], .status(999)),
        (["HTTP/1.1 200 OK", "Content-Encoding: GZIP"], nil), (["HTTP/1.1 203 OK", "Content-Length: 5"], nil),
    ])
    func `each odd answer is named`(lines: [String], problem: LoadError?) {
        var head = AnswerHead()
        for line in lines { _ = head.add("\(line)\r\n".utf8) }
        #expect(head.problem(isPosted: false) == problem)
    }

    @Test func `who is handed something may say no more than that it took it`() {
        for status in [200, 201, 202, 204] {
            #expect(head("HTTP/1.1 \(status) X").problem(isPosted: true) == nil)
        }
        #expect(head("HTTP/1.1 206 X").problem(isPosted: true) == .partialContent)
        #expect(head("HTTP/1.1 302 X").problem(isPosted: true) == .status(302))
    }

    @Test func `a head that does not end is given up`() {
        var head = AnswerHead()
        let line = "X-Filler: " + String(repeating: "a", count: 1 << 10)
        let taken = (0..<1000).prefix { _ in head.add(line.utf8) }.count
        #expect(taken == AnswerHead.limit / line.utf8.count)
    }
}
