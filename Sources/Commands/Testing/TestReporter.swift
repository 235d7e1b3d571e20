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
      let file = result.test.file.escaped(limit: 4096).property
      let title = result.test.name.escaped(limit: 200).property
      try OutputFile.writeToStandardOutput(
        "::error file=\(file),line=\(result.line),title=\(title)::\(failure.annotation)\n")
    case .json, .junit, .html: break
    }
  }

  private static func line(_ result: TestResult) -> String {
    let mark = result.passed ? "ok    " : "FAILED"
    let remark = result.remark.map { ", \($0)" } ?? ""
    let head = "\(mark) \(result.test.name.escaped(limit: 400)) (\(result.seconds.text(decimals: 2)) s\(remark))\n"
    guard let text = result.failure ?? result.explanation else { return head }
    return head
      + text.split(separator: "\n", omittingEmptySubsequences: false).map {
        "  \($0.shown)\n"
      }
      .joined()
  }

  /// Writes the report of all tests.
  ///
  /// - Parameter count: The number of tests, some of which may not have run.
  func finish(_ results: [TestResult], of count: Int, in folder: String) throws {
    let failures = results.count { !$0.passed }
    switch self {
    case .list:
      let rest = count > results.count ? "; \(count - results.count) did not run" : ""
      try OutputFile.writeToStandardOutput("\(results.count - failures) of \(results.count) tests passed\(rest)\n")
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
          ("explanation", result.explanation.map(JSONText.string) ?? .null),
        ])
      })
  }

  private static func junit(_ results: [TestResult]) -> String {
    let cases = results.map { result in
      let time = result.seconds.text(decimals: 3)
      let head =
        "  <testcase name=\"\(result.test.name.markup)\" classname=\"\(result.test.file.markup)\" time=\"\(time)\""
      guard let failure = result.failure else {
        return head + (result.remark == TestResult.skipped ? result.skippedElement : "/>\n")
      }
      let first = failure.prefix { $0 != "\n" }
      return head + ">\n    <failure message=\"\(String(first).markup)\">\(failure.markup)</failure>\n  </testcase>\n"
    }
    let skipped = results.count { $0.remark == TestResult.skipped }
    let count =
      "tests=\"\(results.count)\" failures=\"\(results.count { !$0.passed })\" skipped=\"\(skipped)\""
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
          title: result.test.name.escaped(limit: 400), passed: result.passed,
          text: result.text, pictures: pictures, film: result.film)
      ]
    }
    return ComparisonPage(title: "\(results.count { $0.passed }) of \(results.count) tests passed", entries: entries)
      .html
  }
}

extension TestResult {
  /// The rest of a test case in JUnit's form.
  fileprivate var skippedElement: String {
    let message = explanation.map { " message=\"\($0.prefix { $0 != "\n" }.description.markup)\"" } ?? ""
    return ">\n    <skipped\(message)/>\n  </testcase>\n"
  }

  /// The failure without what moved, which the page shows beside the pictures.
  fileprivate var text: String {
    pictures.reduce(failure ?? explanation ?? remark ?? "") { text, picture in
      picture.layout.isEmpty ? text : text.replacing(picture.layout, with: "")
    }
  }
}

extension TestResult {
  /// The line of the first failed assertion in the test's file; that of the test if there is none.
  fileprivate var line: Int {
    let name = NSRegularExpression.escapedPattern(for: (test.file as NSString).lastPathComponent)
    guard let failure, let range = failure.range(of: "(?m)(^|[/ ])\(name):[0-9]+:", options: .regularExpression),
      let number = failure[range].split(separator: ":").last.flatMap({ Int($0) })
    else { return test.line }
    return number
  }
}

extension Substring {
  /// The line of a failure as a report shows it. Tabs, as messages about constraints have them, are four spaces.
  fileprivate var shown: String { String(self).replacing("\t", with: "    ").escaped(limit: 2000) }
}

extension String {
  /// The text as the message of an annotation on GitHub.
  fileprivate var annotation: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(\.shown)
    return lines.joined(separator: "\n").percentEncoded(["%", "\r", "\n"])
  }

  /// The text as a property of an annotation on GitHub.
  fileprivate var property: String { percentEncoded(["%", "\r", "\n", ":", ","]) }

  /// Returns the text with some scalars as percent signs and hexadecimal numbers.
  private func percentEncoded(_ scalars: Set<Unicode.Scalar>) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard scalars.contains(scalar) else { return text.unicodeScalars.append(scalar) }
      text += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
