import ArgumentParser
import Comparisons
import PlainText

enum DifferenceFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text, json, png, html
}

/// The differences of two sides, each of which holds one subject or several by their names.
struct DifferenceReport {
  private let title: String
  private let format: DifferenceFormat
  /// The results for subjects that both sides have.
  private var compared: [ComparedSubject] = []
  private var lost: [String] = []
  private var new: [String] = []
  /// Whether each side is one subject without a name.
  private let isSingle: Bool

  /// Compares the sides, one subject after the other. One that cannot be read is reported, and the others are compared.
  init(_ old: DifferenceSide, _ new: DifferenceSide, title: String, format: DifferenceFormat) throws {
    (self.title, self.format) = (title, format)
    isSingle = old.isSingle && new.isSingle
    for (name, before) in old.sources.sorted(by: { $0.key < $1.key }) {
      if let failure = Interruption.failure { throw failure }
      guard let after = new.sources[name] else {
        lost.append(name)
        continue
      }
      compared.append(try result(name, before, after))
      if let damage = compared.last?.damage { Terminal.report(damage) }
    }
    self.new = new.sources.keys.filter { old.sources[$0] == nil }.sorted()
  }

  private func result(
    _ name: String, _ old: DifferenceSource, _ new: DifferenceSource
  ) throws -> ComparedSubject {
    let title = isSingle ? title : name.escaped(limit: 400)
    do {
      return try ComparedSubject(name, old, new, title: title, format: format)
    } catch {
      if isSingle { throw error }
      return ComparedSubject(name, damage: "\(name.escaped(limit: 400)): \(Failure(error).message)")
    }
  }

  var isEmpty: Bool { lost.isEmpty && new.isEmpty && compared.allSatisfy(\.isEqual) }

  /// The number of subjects of which a file cannot be read.
  var damageCount: Int { compared.count { $0.damage != nil } }

  var bytes: [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: Array((json.page + "\n").utf8)
    case .png: compared.first?.onionSkin ?? []
    case .html: Array(page.html.utf8)
    }
  }

  private var text: String {
    if isSingle, let only = compared.first { return only.text }
    let changed = compared.filter { !$0.isEqual }
    let sections = changed.map { subject in
      let lines = subject.text.split(separator: "\n").map { "  \($0)\n" }
      return "\(subject.name.escaped(limit: 400))\n\(lines.joined())"
    }
    let others = [("lost", lost), ("new", new)].flatMap { kind, names in
      names.map { "\($0.escaped(limit: 400))\n  \(kind)\n" }
    }
    let total = compared.count + lost.count + new.count
    return (sections + others).joined() + "\(sections.count + others.count) of \(total) differ\n"
  }

  private var json: JSONText {
    if isSingle, let only = compared.first { return only.json }
    return .object([
      ("equal", .bool(isEmpty)), ("lost", .array(lost.map(JSONText.string))), ("new", .array(new.map(JSONText.string))),
      ("changed", .array(compared.filter { !$0.isEqual }.map(\.json))),
    ])
  }

  private var page: ComparisonPage {
    let others = [("lost", lost), ("new", new)].flatMap { kind, names in
      names.map { ComparisonPage.Entry(title: $0.escaped(limit: 400), passed: false, text: kind, pictures: []) }
    }
    return ComparisonPage(title: title, entries: compared.compactMap(\.entry) + others)
  }
}
