import Foundation
import Projects

/// The code of a target that cannot be compiled, because it needs a module that is nowhere or code that does.
///
/// Statements, conformances and declarations are left out first, round by round, because each may have been needed by
/// another. A file is left out if that comes to no end.
struct LeftOutCode {
  /// The positions of the code left out, by the paths of the files.
  private var positions: [String: Set<Position>] = [:]
  /// The first error in each file with code left out.
  private var reasons: [String: String] = [:]
  /// The files left out.
  private(set) var paths: Set<String> = []
  /// The files that declare the types of the files left out.
  private var declarations: [String: String] = [:]
  private var round = 0
  private let absent: Set<String>

  /// The number of rounds after which files are left out.
  private static let roundCount = 16

  private struct Position: Hashable {
    var line: Int
    var column: Int
    var conformance: String
  }

  /// - Parameter absent: The modules that are nowhere.
  init(absent: Set<String>) { self.absent = absent }

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
    var isNew = false
    // A file's note names something of iOS rather than an error that follows from it.
    let named = failing.filter { PlatformGap.name(in: $0.text) != nil }
    for error in named + failing {
      guard let file = files[error.file] else { continue }
      if reasons[error.file] == nil { reasons[error.file] = reason(for: error, in: file) }
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

  private func reason(for error: CompilerMessage, in file: AdapterReport.File) -> String {
    "\(error.line):\(error.column): left out" + cause(of: error, in: file)
  }

  private func cause(of error: CompilerMessage, in file: AdapterReport.File) -> String {
    let imported = Set(file.imports ?? []).filter { absent.contains(String($0.prefix { $0 != "." })) }
    if !imported.isEmpty {
      let names = imported.sorted().joined(separator: ", ")
      let verb = imported.count == 1 ? "is" : "are"
      return ", because it needs \(names), which \(verb) not here (\(error.text))"
    }
    if let name = PlatformGap.name(in: error.text) { return ", because it needs \(name), which Tessera does not have" }
    let words = error.text.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if let name = words.first(where: { declarations[$0] != nil }), let other = declarations[name], other != error.file {
      return ", because it needs \(name) of \((other as NSString).lastPathComponent), which is left out"
    }
    return " (\(error.text))"
  }

  /// The remarks for the user, one for each file.
  var notes: [String] {
    reasons.sorted { $0.key < $1.key }.map { path, reason in
      let others = (positions[path]?.count ?? 1) - 1
      let rest = others > 0 ? ", with \(others) other place\(others == 1 ? "" : "s") in the file" : ""
      return "\(path):\(reason)" + (paths.contains(path) ? ", with the whole file" : rest)
    }
  }

  /// The positions in the form that the source adapter reads, without those in files left out.
  var list: String {
    positions.filter { !paths.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { path, positions in
      positions.map { "\($0.line):\($0.column):\($0.conformance):\(path)\n" }.sorted()
    }.joined()
  }
}
