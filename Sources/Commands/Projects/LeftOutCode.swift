import Foundation
import Projects

/// The code of a target that cannot be compiled, because it needs a module that is nowhere or code that does.
///
/// Statements, conformances and declarations are left out first, round by round, because each may have been needed by
/// another. A file is left out if that comes to no end.
struct LeftOutCode {
  /// The positions of the code left out, by the paths of the files.
  private var positions: [String: Set<Position>] = [:]
  /// The reasons for which code is left out, by the paths of the files.
  private(set) var reasons: [String: [Reason]] = [:]
  /// The files left out.
  private(set) var paths: Set<String> = []
  /// The files that declare the types of the files left out.
  private var declarations: [String: String] = [:]
  /// The files that declare the types of the target.
  private(set) var types: [String: String] = [:]
  private var round = 0
  private let absent: Set<String>
  /// The data models of the classes that Xcode makes from them.
  private let models: DataModelClasses
  /// The paths of the files with tests, of which whole declarations are left out.
  private let tests: Set<String>

  /// The number of rounds after which files are left out.
  private static let roundCount = 16
  /// The number of lines that a call's arguments take at most.
  private static let callHeight = 8

  private struct Position: Hashable {
    var line: Int
    var column: Int
    var conformance: String
  }

  /// A reason, with the lines and columns of the code that is left out because of it.
  struct Reason {
    var text: String
    var places: [(line: Int, column: Int)]
  }

  /// - Parameters:
  ///   - absent: The modules that are nowhere.
  ///   - models: The classes that Xcode makes from the project's data models.
  ///   - tests: The paths of the files with tests. A test without one of its statements, or of those it calls, may pass
  ///     for that reason, so that whole declarations are left out of these files.
  init(absent: Set<String>, models: DataModelClasses = DataModelClasses(), tests: Set<String> = []) {
    (self.absent, self.models, self.tests) = (absent, models, tests)
  }

  /// Whether any code is left out.
  var isStarted: Bool { round > 0 }

  /// Adds the code that has errors.
  ///
  /// - Returns: Whether there was some that was not left out before.
  mutating func add(_ errors: [CompilerMessage], report: AdapterReport) -> Bool {
    let files = Dictionary(report.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let failing = errors.filter { $0.severity == .error && files[$0.file] != nil && !paths.contains($0.file) }
    guard !failing.isEmpty else { return false }
    round += 1
    for file in report.files { for name in file.declares ?? [] { types[name] = file.path } }
    var isNew = false
    // A file's note names something of iOS rather than an error that follows from it.
    let named = failing.filter { PlatformGap.name(in: $0.text) != nil }
    let others = failing.filter { !$0.followsFromAnother } + failing.filter(\.followsFromAnother)
    for error in named + others {
      guard let file = files[error.file] else { continue }
      add(error, in: file)
      isNew = positions[error.file, default: []].insert(Self.position(of: error)).inserted || isNew
    }
    if isNew, round <= Self.roundCount { return true }
    for error in failing {
      for name in files[error.file]?.declares ?? [] { declarations[name] = error.file }
      paths.insert(error.file)
    }
    return true
  }

  private static func position(of error: CompilerMessage) -> Position {
    let words = error.text.components(separatedBy: "does not conform to protocol '")
    let name = words.count > 1 ? String(words[1].prefix { $0 != "'" }) : ""
    return Position(line: error.line, column: error.column, conformance: name)
  }

  /// Adds the reason of an error, unless there is one for its place.
  private mutating func add(_ error: CompilerMessage, in file: AdapterReport.File) {
    var known = reasons[error.file] ?? []
    let place = (line: error.line, column: error.column)
    guard !known.contains(where: { $0.places.contains { $0 == place } }) else { return }
    // The type of a value is unknown because the function or property before it is, which may be in a line above.
    if error.followsFromAnother, let (index, line) = nearest(to: error.line, among: known) {
      if line != error.line { known[index].places.append(place) }
      reasons[error.file] = known
      return
    }
    let text = cause(of: error, in: file)
    if let index = known.firstIndex(where: { $0.text == text }) {
      known[index].places.append(place)
    } else {
      known.append(Reason(text: text, places: [place]))
    }
    reasons[error.file] = known
  }

  /// Returns the last reason for code in a line or a few lines above, with the line; `nil` if there is none.
  private func nearest(to line: Int, among known: [Reason]) -> (index: Int, line: Int)? {
    known.enumerated().flatMap { index, reason in reason.places.map { (index: index, line: $0.line) } }
      .filter { line - Self.callHeight...line ~= $0.line }.max { $0.line < $1.line }
  }

  private func cause(of error: CompilerMessage, in file: AdapterReport.File) -> String {
    if let name = PlatformGap.name(in: error.text), PlatformGap.isOfUIKit(name) {
      return ", because it needs \(name), which Tessera does not have"
    }
    if let (name, model) = models.cause(of: error.text) {
      return ", because it needs \(name), which Xcode makes from \(model), and CoreData is not here"
    }
    if error.text.hasPrefix("missing return in") { return ", because what it returns is left out" }
    if let name = error.leftOutName(in: file, among: types, others: positions.keys.sorted()) {
      return ", because it needs \(name), which is left out"
    }
    let imports = Set((file.imports ?? []).map { String($0.prefix { $0 != "." }) }).intersection(absent).sorted()
    if let module = AppleFrameworks.cause(of: error.text, among: imports) {
      let state = module == BridgingHeader.module ? "Tessera does not compile" : "is not here"
      return ", because it needs \(module), which \(state) (\(error.text))"
    }
    if let name = PlatformGap.name(in: error.text) { return ", because it needs \(name), which Tessera does not have" }
    let words = error.text.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if let name = words.first(where: { declarations[$0] != nil }), let other = declarations[name], other != error.file {
      return ", because it needs \(name) of \((other as NSString).lastPathComponent), which is left out"
    }
    return " (\(error.text))"
  }

  /// The remarks for the user, one for each reason in a file.
  var notes: [String] {
    reasons.sorted { $0.key < $1.key }.flatMap { path, reasons in
      let suffix = paths.contains(path) ? ", with the whole file" : ""
      return reasons.map { ($0.text, $0.places.sorted { $0 < $1 }) }.sorted { $0.1[0] < $1.1[0] }.map { text, places in
        let first = "\(path):\(places[0].line):\(places[0].column): left out\(text)\(suffix)"
        let others = places.dropFirst().map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        return others.isEmpty ? first : first + "; also at \(others)"
      }
    }
  }

  /// The positions in the form that the source adapter reads, without those in files left out.
  var list: String {
    positions.filter { !paths.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { path, positions in
      let extent = tests.contains(path) ? "whole" : ""
      return positions.map { "\($0.line):\($0.column):\(extent):\($0.conformance):\(path)\n" }.sorted()
    }.joined()
  }
}
