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
    var new: String?
  }

  /// The section's name for messages.
  package var name: String
  package var values: [Value]

  /// Whether the user has changed a value.
  var isChanged: Bool { values.contains { $0.new != nil } }

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
