import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that compares the method, address, header fields and body of requests.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A strategy that compares the method, address, header fields and body of requests.
  ///
  /// - Parameter pretty: Whether bodies of JSON are indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { RequestText(of: $0).raw(pretty: pretty) }
  }

  /// A strategy that compares requests as commands for `curl`.
  public static var curl: Snapshotting { SimplySnapshotting.lines.pullback { RequestText(of: $0).command } }
}

/// The texts of a request, whose query and header fields are in alphabetical order.
private struct RequestText {
  private let method: String
  private let address: String
  private let fields: [(key: String, value: String)]
  private let body: Data?

  init(of request: URLRequest) {
    method = request.httpMethod ?? "GET"
    address = request.url.map(Self.address) ?? "(null)"
    fields = (request.allHTTPHeaderFields ?? [:]).sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    body = request.httpBody
  }

  private static func address(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.string ?? url.absoluteString
  }

  func raw(pretty: Bool) -> String {
    let content = body.map { (pretty ? indented($0) : nil) ?? $0 }
    let lines = ["\(method) \(address)"] + fields.map { "\($0.key): \($0.value)" }
    return (lines + (content.map { ["\n" + String(decoding: $0, as: UTF8.self)] } ?? [])).joined(separator: "\n")
  }

  private func indented(_ json: Data) -> Data? {
    guard let object = try? JSONSerialization.jsonObject(with: json) else { return nil }
    return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }

  var command: String {
    var parts = ["curl"]
    if method != "GET" { parts.append(method == "HEAD" ? "--head" : "--request \(method)") }
    parts += fields.filter { $0.key != "Cookie" }.map { "--header " + quoted("\($0.key): \($0.value)") }
    if let text = body.flatMap({ String(data: $0, encoding: .utf8) }) {
      parts.append("--data " + quoted(text.replacingOccurrences(of: "\\\"", with: "\\\\\"")))
    }
    parts += fields.filter { $0.key == "Cookie" }.map { "--cookie " + quoted($0.value) }
    return (parts + ["\"\(address)\""]).joined(separator: " \\\n\t")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
