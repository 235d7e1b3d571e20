import Foundation
import Projects

/// The files of a target that cannot be compiled, because they need a module that is nowhere or a file that does.
struct LeftOutFiles {
  /// The reasons by the paths of the files.
  private(set) var reasons: [String: String] = [:]
  /// The files that declare the types of the files left out.
  private var declarations: [String: String] = [:]
  private let absent: Set<String>

  /// - Parameter absent: The modules that are nowhere.
  init(absent: Set<String>) { self.absent = absent }

  var paths: Set<String> { Set(reasons.keys) }

  /// Adds the files that have errors.
  ///
  /// - Returns: Whether there was one that was not left out before.
  mutating func add(_ errors: [CompilerMessage], report: AdapterReport) -> Bool {
    let files = Dictionary(report.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let failing = errors.filter { $0.severity == .error && files[$0.file] != nil && reasons[$0.file] == nil }
    guard !failing.isEmpty else { return false }
    for error in failing {
      guard let file = files[error.file] else { continue }
      for name in file.declares ?? [] { declarations[name] = error.file }
    }
    for error in failing where reasons[error.file] == nil {
      guard let file = files[error.file] else { continue }
      reasons[error.file] = reason(for: error, in: file)
    }
    return true
  }

  private func reason(for error: CompilerMessage, in file: AdapterReport.File) -> String {
    let position = "\(error.file):\(error.line):\(error.column)"
    let imported = (file.imports ?? []).filter { absent.contains(String($0.prefix { $0 != "." })) }
    if !imported.isEmpty {
      let names = Set(imported).sorted().joined(separator: ", ")
      return "\(position): left out, because it needs \(names), which is not here (\(error.text))"
    }
    let words = error.text.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if let name = words.first(where: { declarations[$0] != nil }), let other = declarations[name], other != error.file {
      return
        "\(position): left out, because it needs \(name) of \((other as NSString).lastPathComponent), which is left out"
    }
    return "\(position): left out: \(error.text)"
  }

  /// The remarks for the user, one for each file.
  var notes: [String] { reasons.sorted { $0.key < $1.key }.map(\.value) }
}
