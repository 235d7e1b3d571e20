import Comparisons
import PlainText

/// The result of comparing two subjects, of which only what the output needs is kept.
struct ComparedSubject {
  let name: String
  private(set) var isEqual = false
  /// The reason why the subjects, or the layout beside a picture, cannot be read; `nil` if all were.
  private(set) var damage: String?
  private(set) var text = ""
  private(set) var json = JSONText.null
  /// The part of a page of HTML.
  private(set) var entry: ComparisonPage.Entry?
  /// Both pictures over each other, as a PNG file.
  private(set) var onionSkin: [UInt8]?

  /// Compares two subjects.
  ///
  /// - Parameter title: The title on a page of HTML.
  init(
    _ name: String, _ old: DifferenceSource, _ new: DifferenceSource, title: String, format: DifferenceFormat
  ) throws {
    self.name = name
    let subjects = (try old.read(), try new.read())
    let difference = try SubjectDifference(subjects.0, subjects.1)
    isEqual = difference.isEmpty
    damage = subjects.0.damage ?? subjects.1.damage
    switch format {
    case .text: text = difference.description
    case .json: json = difference.json(named: name.isEmpty ? nil : name)
    case .png: onionSkin = try difference.onionSkin
    case .html: entry = try difference.entry(title)
    }
  }

  /// Creates the result for a subject that cannot be compared.
  init(_ name: String, damage: String) {
    (self.name, self.damage) = (name, damage)
    text = "cannot be compared: \(damage)\n"
    json = .object([("name", .string(name)), ("equal", .null), ("error", .string(damage))])
    entry = ComparisonPage.Entry(title: name.escaped(limit: 400), passed: false, text: text, pictures: [])
  }
}
