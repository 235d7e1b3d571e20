import LayoutKnobs
import UIKitCollections

/// The values of a section as the app made it, some of which the user has changed. `tessera-adapt --values` reads them as
/// JSON.
package struct SectionValues: Codable, Equatable, Sendable {
  package struct Key: Codable, Hashable, Sendable {
    /// `section`, `group`, `group/0` for the group's first subitem, `boundary/0` for the first boundary item, or `flow`
    /// for a section of a flow layout.
    package var part: String
    /// The property as Swift spells it, such as `interGroupSpacing` or `contentInsets.top`.
    package var property: String
  }

  package struct Value: Codable, Equatable, Sendable {
    package var key: Key
    /// The app's value as Swift writes it.
    var old: String
    /// The user's value; `nil` if it is the app's.
    package var new: String?
  }

  /// The section's name for messages.
  package var name: String
  package var values: [Value]

  /// Whether the user has changed a value.
  var isChanged: Bool { values.contains { $0.new != nil } }

  /// The values of other sections of a view than the ones that are left out, one for all with equal values, named after
  /// all of them. The same code may make them.
  @MainActor
  static func others(than left: Set<Int>, of view: UICollectionView) -> [SectionValues] {
    var found: [(values: SectionValues, sections: [Int])] = []
    for section in (0..<view.numberOfSections).prefix(mostCompared) where !left.contains(section) {
      guard let values = SectionValues(section, of: view)?.authored else { continue }
      if let index = found.firstIndex(where: { $0.values.values == values.values }) {
        found[index].sections.append(section)
      } else if found.count < mostOthers {
        found.append((values, [section]))
      }
    }
    return found.map { SectionValues(name: name(of: $0.sections), values: $0.values.values) }
  }

  /// The most sections that are compared, and the most different ones that are kept.
  private static let (mostCompared, mostOthers) = (200, 16)

  private static func name(of sections: [Int]) -> String {
    let names = sections.prefix(3).map { "section \($0)" }
    return (names + (sections.count > 3 ? ["\(sections.count - 3) more"] : [])).joined(separator: ", ")
  }

  private init(name: String, values: [Value]) { (self.name, self.values) = (name, values) }

  /// The section as the app made it.
  package var authored: SectionValues {
    var copy = self
    for index in values.indices { copy.values[index].new = nil }
    return copy
  }

  /// The values of a section; `nil` if it has none.
  @MainActor
  init?(_ section: Int, of view: UICollectionView) {
    let knobs = view.layoutKnobs(ofSection: section)
    guard !knobs.isEmpty else { return nil }
    name = "section \(section)"
    values = knobs.map { knob in
      let key = Key(part: knob.key.part.path, property: knob.key.propertyName)
      let authored = view.authoredValue(of: knob.key, ofSection: section) ?? knob.value
      return Value(
        key: key, old: authored.text, new: knob.isChanged ? knob.value.text : nil)
    }
  }
}
