import Comparisons
import Foundation
import PlainText
import Simulator

/// A form in which results are reported.
enum TestReporter: String, CaseIterable {
  case list, json, junit, github, html

  /// Returns the reporters of a list of names.
  static func named(_ text: String) throws(Failure) -> [TestReporter] {
    var reporters: [TestReporter] = []
    for word in text.split(separator: ",").map(String.init) {
      guard let reporter = TestReporter(rawValue: word) else {
        let names = allCases.map(\.rawValue)
        throw Failure(
          .usage,
          "unknown reporter \(word.quoted)\(Nearest.hint(Nearest.name(to: word, among: names))); choose \(names.joined(separator: ", "))"
        )
      }
      reporters.append(reporter)
    }
    return reporters
  }

  /// Reports one test when it ends.
  func report(_ result: TestResult) throws {
    switch self {
    case .list: try OutputFile.writeToStandardOutput(Self.line(result))
    case .github:
      guard let failure = result.failure else { return }
      let text = failure.replacing("%", with: "%25").replacing("\n", with: "%0A")
      try OutputFile.writeToStandardOutput(
        "::error file=\(result.test.file),line=\(result.test.line),title=\(result.test.name.escaped(limit: 200))::\(text)\n"
      )
    case .json, .junit, .html: break
    }
  }

  private static func line(_ result: TestResult) -> String {
    let mark = result.passed ? "ok    " : "FAILED"
    let remark = result.remark.map { ", \($0)" } ?? ""
    let head = "\(mark) \(result.test.name.escaped(limit: 400)) (\(result.seconds.text(decimals: 2)) s\(remark))\n"
    guard let failure = result.failure else { return head }
    return head + failure.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }

  /// Writes the report of all tests.
  func finish(_ results: [TestResult], in folder: String) throws {
    let failures = results.count { !$0.passed }
    switch self {
    case .list:
      try OutputFile.writeToStandardOutput("\(results.count - failures) of \(results.count) tests passed\n")
    case .github: break
    case .json: try write(Self.json(results).page + "\n", "\(folder)/results.json")
    case .junit: try write(Self.junit(results), "\(folder)/results.xml")
    case .html: try write(Self.page(results), "\(folder)/report.html")
    }
  }

  private func write(_ text: String, _ path: String) throws {
    try OutputFile.write(Array(text.utf8), to: path, links: .refused)
    try OutputFile.writeToStandardOutput(path + "\n")
  }

  private static func json(_ results: [TestResult]) -> JSONText {
    .array(
      results.map { result in
        .object([
          ("name", .string(result.test.name)), ("passed", .bool(result.passed)),
          ("seconds", .decimal(result.seconds, places: 3)), ("remark", result.remark.map(JSONText.string) ?? .null),
          ("failure", result.failure.map(JSONText.string) ?? .null),
        ])
      })
  }

  private static func junit(_ results: [TestResult]) -> String {
    let cases = results.map { result in
      let time = result.seconds.text(decimals: 3)
      let head =
        "  <testcase name=\"\(result.test.name.markup)\" classname=\"\(result.test.file.markup)\" time=\"\(time)\""
      guard let failure = result.failure else { return head + "/>\n" }
      let first = failure.prefix { $0 != "\n" }
      return head + ">\n    <failure message=\"\(String(first).markup)\">\(failure.markup)</failure>\n  </testcase>\n"
    }
    let count = "tests=\"\(results.count)\" failures=\"\(results.count { !$0.passed })\""
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"tessera\" \(count)>\n\(cases.joined())</testsuite>\n"
  }

  private static func page(_ results: [TestResult]) -> String {
    let entries = results.flatMap { result in
      let pictures = result.pictures.map { picture in
        ComparisonPage.Picture(
          name: picture.name, expected: picture.expected, found: picture.found, difference: picture.difference,
          layout: picture.layout)
      }
      return [
        ComparisonPage.Entry(
          title: result.test.name, passed: result.passed,
          text: result.failure ?? result.remark ?? "", pictures: pictures, film: result.film)
      ]
    }
    return ComparisonPage(title: "\(results.count { $0.passed }) of \(results.count) tests passed", entries: entries)
      .html
  }
}
