import Foundation
import FoundationNetworking
import TestSupport
import Testing
import TesseraTesting
import UIKit

/// Requests as text, in the form that published references have, and comparisons whose attachments are data.
@MainActor
struct RequestStrategyTests {
  private func text(_ strategy: Snapshotting<URLRequest, String>, _ request: URLRequest) -> String {
    var text = ""
    strategy.snapshot(request).run { text = $0 }
    return text
  }

  private func request(_ address: String, _ method: String = "GET", _ fields: [String: String] = [:]) -> URLRequest {
    var request = URLRequest(url: URL(string: address) ?? URL(fileURLWithPath: "/"))
    request.httpMethod = method
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private var form: URLRequest {
    let fields = ["Cookie": "pf_session={\"user_id\":\"0\"}", "Accept": "text/html"]
    var form = request("https://www.pointfree.co/subscribe", "POST", fields)
    form.httpBody = Data("pricing[billing]=monthly&pricing[lane]=individual".utf8)
    return form
  }

  @Test func partsOfRequestsAreOnLines() {
    let query = request("https://www.pointfree.co?key_2=value_2&key_1=value_1", "GET", ["Accept": "text/html"])
    expectEqual(text(.raw, query), "GET https://www.pointfree.co?key_1=value_1&key_2=value_2\nAccept: text/html")
    let expected = """
      POST https://www.pointfree.co/subscribe
      Accept: text/html
      Cookie: pf_session={"user_id":"0"}

      pricing[billing]=monthly&pricing[lane]=individual
      """
    expectEqual(text(.raw, form), expected)
    expectEqual(text(.raw(pretty: true), form), expected, "no JSON")
  }

  @Test func bodiesOfJSONAreIndented() {
    var post = request("https://a.b", "POST")
    post.httpBody = Data("{\"b\":2,\"a\":1}".utf8)
    expectEqual(text(.raw(pretty: true), post), "POST https://a.b\n\n{\n  \"a\" : 1,\n  \"b\" : 2\n}")
  }

  @Test func requestsAreCommands() {
    let expected = #"""
      curl \
      	--request POST \
      	--header "Accept: text/html" \
      	--data "pricing[billing]=monthly&pricing[lane]=individual" \
      	--cookie "pf_session={\"user_id\":\"0\"}" \
      	"https://www.pointfree.co/subscribe"
      """#
    expectEqual(text(.curl, form), expected)
    expectEqual(text(.curl, request("https://a.b/", "HEAD")), "curl \\\n\t--head \\\n\t\"https://a.b/\"")
    expectEqual(text(.curl, request("https://a.b/")), "curl \\\n\t\"https://a.b/\"")
  }

  @Test func attachmentsAreData() {
    let lines = Diffing<String>.diff(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      old, new in
      guard old != new else { return nil }
      return ("They differ", [.data(Data(old.utf8), name: "reference.txt"), .xcTest(XCTAttachment(string: new))])
    }
    expectTrue(lines.diff("a", "a") == nil)
    let attachments = lines.diff("a", "b")?.1 ?? []
    expectEqual(attachments.map(\.name), ["reference", nil])
    expectEqual(attachments.first?.uniformTypeIdentifier, "public.plain-text")
    guard case .data(let data, let name)? = lines.diffV2("a", "b")?.1.first else {
      Issue.record("The attachment has no data.")
      return
    }
    expectEqual(data, Data("a".utf8))
    expectEqual(name, "reference.txt")
  }

  @Test func pathsAreDrawnInAMode() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    func picture(_ strategy: Snapshotting<CGPath, UIImage>) -> Data? {
      var image: UIImage?
      strategy.snapshot(path).run { image = $0 }
      return image?.pngData()
    }
    expectNotNil(picture(.image))
    expectEqual(picture(.image), picture(.image(drawingMode: .eoFill)))
    expectTrue(picture(.image) != picture(.image(drawingMode: .fill)), "the hole is filled by the winding rule")
  }
}
