import ArgumentParser
import Comparisons
import PlainText

enum DifferenceFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text, json, png, html
}

/// The differences of two sides, each of which holds one subject or several by their names.
struct DifferenceReport {
  private let title: String
  /// The differences of subjects that both sides have.
  private var differences: [(name: String, difference: SubjectDifference)] = []
  private var lost: [String] = []
  private var new: [String] = []
  /// Whether each side is one subject without a name.
  private let isSingle: Bool

  init(_ old: DifferenceSide, _ new: DifferenceSide, title: String) throws(Failure) {
    self.title = title
    isSingle = old.isSingle && new.isSingle
    guard old.isSingle == new.isSingle else {
      throw Failure(.usage, "one side is a single scene or file, and the other a folder, a project or a commit")
    }
    for (name, before) in old.subjects.sorted(by: { $0.key < $1.key }) {
      guard let after = new.subjects[name] else {
        lost.append(name)
        continue
      }
      differences.append((name, try SubjectDifference(before, after)))
    }
    self.new = new.subjects.keys.filter { old.subjects[$0] == nil }.sorted()
  }

  var isEmpty: Bool { lost.isEmpty && new.isEmpty && differences.allSatisfy(\.difference.isEmpty) }

  func bytes(_ format: DifferenceFormat) throws -> [UInt8] {
    switch format {
    case .text: return Array(text.utf8)
    case .json: return Array((json.page + "\n").utf8)
    case .png:
      guard isSingle, let only = differences.first else {
        throw Failure(.usage, "--format png compares two pictures or scenes; --format html shows any number")
      }
      return try only.difference.onionSkin
    case .html: return Array(try page.html.utf8)
    }
  }

  private var text: String {
    if isSingle, let only = differences.first { return only.difference.description }
    let changed = differences.filter { !$0.difference.isEmpty }
    let sections = changed.map { name, difference in
      let lines = difference.description.split(separator: "\n").map { "  \($0)\n" }
      return "\(name.escaped(limit: 400))\n\(lines.joined())"
    }
    let others = [("lost", lost), ("new", new)].flatMap { kind, names in
      names.map { "\($0.escaped(limit: 400))\n  \(kind)\n" }
    }
    let total = differences.count + lost.count + new.count
    return (sections + others).joined() + "\(sections.count + others.count) of \(total) differ\n"
  }

  private var json: JSONText {
    if isSingle, let only = differences.first { return only.difference.json(named: nil) }
    return .object([
      ("equal", .bool(isEmpty)), ("lost", .array(lost.map(JSONText.string))), ("new", .array(new.map(JSONText.string))),
      (
        "changed",
        .array(differences.filter { !$0.difference.isEmpty }.map { $0.difference.json(named: $0.name) })
      ),
    ])
  }

  private var page: ComparisonPage {
    get throws {
      let entries = try differences.map { try $0.difference.entry(isSingle ? title : $0.name.escaped(limit: 400)) }
      let others = [("lost", lost), ("new", new)].flatMap { kind, names in
        names.map { ComparisonPage.Entry(title: $0.escaped(limit: 400), passed: false, text: kind, pictures: []) }
      }
      return ComparisonPage(title: title, entries: entries + others)
    }
  }
}

/// One side of a comparison: a subject, or several by their names.
struct DifferenceSide {
  var subjects: [String: DifferenceSubject]
  /// Whether the side is one subject without a name.
  var isSingle: Bool

  init(_ subject: DifferenceSubject) { (subjects, isSingle) = (["": subject], true) }

  init(_ subjects: [String: DifferenceSubject]) { (self.subjects, isSingle) = (subjects, false) }
}
