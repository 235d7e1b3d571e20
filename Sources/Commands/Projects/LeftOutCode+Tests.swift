import Foundation
import Projects

/// The tests whose code is left out.
extension LeftOutCode {
  /// Returns the tests of a target. Those whose code is left out have an obstacle: what is left of them may pass without
  /// a test of anything.
  func tests(of all: AdapterReport, keeping adapted: AdapterReport) -> [AdapterReport.Test] {
    let kept = Set((adapted.tests ?? []).map(\.path))
    let tests = all.tests ?? []
    return tests.map { test in
      var test = test
      let lines = test.line...max(test.line, test.lastLine)
      test.obstacle = omission(in: test.file) { lines.contains($0) }
      if test.obstacle == nil, !kept.contains(test.path) {
        test.obstacle =
          omission(around: test, among: tests) ?? omission(in: test.file) { _ in true }
          ?? "\(test.file):\(test.line): left out with the code around it"
      }
      return test
    }
  }

  /// Returns the place because of which the type of a test is left out: one in the type's declaration, and not in another
  /// of its tests.
  private func omission(around test: AdapterReport.Test, among tests: [AdapterReport.Test]) -> String? {
    let file = types[test.suite] ?? test.file
    guard let lines = Self.lines(of: test.suite, in: file) else { return nil }
    let others = tests.filter { $0.file == file && $0.path != test.path }.map { $0.line...max($0.line, $0.lastLine) }
    return omission(in: file) { line in lines.contains(line) && !others.contains { $0.contains(line) } }
  }

  /// Returns the lines of a type, up to the next declaration that is not indented; `nil` if the file has no such type.
  private static func lines(of type: String, in file: String) -> ClosedRange<Int>? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let name = NSRegularExpression.escapedPattern(for: type.split(separator: ".").last.map(String.init) ?? type)
    let declaration = "\\b(class|struct|actor|enum)\\s+\(name)\\b"
    guard let first = lines.firstIndex(where: { $0.range(of: declaration, options: .regularExpression) != nil }) else {
      return nil
    }
    let next = lines[(first + 1)...].firstIndex {
      $0.range(of: "^(?!let|var|func)[@a-z].*\\{", options: .regularExpression) != nil
    }
    return first + 1...(next ?? lines.count)
  }

  /// Returns the first place in a file that is left out, in a line that is wanted, with the reason. A reason that names
  /// what is needed comes before an error that follows from it.
  private func omission(in file: String, where isWanted: (Int) -> Bool) -> String? {
    let places = (reasons[file] ?? []).flatMap { reason in reason.places.map { (place: $0, text: reason.text) } }
    let found = places.filter { isWanted($0.place.line) }
    let named = found.filter { $0.text.hasPrefix(", because") }
    let first = (named.isEmpty ? found : named).min { $0.place < $1.place }
    return first.map { "\(file):\($0.place.line):\($0.place.column): left out\($0.text)" }
  }
}
