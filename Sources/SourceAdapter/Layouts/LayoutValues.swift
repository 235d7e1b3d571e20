/// The values of a section as the app made it, some of which shall be changed in the user's source.
package struct LayoutValues: Codable, Equatable, Sendable {
  /// The name of a value: a part of the section, and a property of it.
  package struct Key: Codable, Hashable, Sendable {
    /// `section`, `group`, `group/0` for the group's first subitem, `boundary/0` for the first boundary item, or `flow`
    /// for a section of a flow layout.
    package var part: String
    /// The property as Swift spells it, such as `interGroupSpacing` or `contentInsets.top`.
    package var property: String

    package init(_ part: String, _ property: String) { (self.part, self.property) = (part, property) }
  }

  package struct Value: Codable, Equatable, Sendable {
    package var key: Key
    /// The value as Swift writes it, such as `8`, `.fractionalWidth(0.5)` or `.paging`.
    package var old: String
    /// The value to write; `nil` if it stays.
    package var new: String?

    package init(_ key: Key, old: String, new: String? = nil) { (self.key, self.old, self.new) = (key, old, new) }
  }

  /// The section's name for messages, such as `section 0`.
  package var name: String
  package var values: [Value]

  package init(name: String, values: [Value]) { (self.name, self.values) = (name, values) }

  subscript(key: Key) -> Value? { values.first { $0.key == key } }
}

/// The user's files with changed values, and where the values are.
package struct ChangedSources: Codable, Equatable, Sendable {
  /// The line of a value.
  package struct Place: Codable, Equatable, Sendable {
    /// The section's number among those that were asked for.
    package var section: Int
    package var key: LayoutValues.Key
    package var path: String
    package var line: Int
  }

  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var old: String
    package var new: String
  }

  /// A value whose code also makes other sections, which a change of the code changes as well.
  package struct Shared: Codable, Equatable, Sendable {
    /// The section's number among those that were asked for.
    package var section: Int
    package var key: LayoutValues.Key
    /// The names of the other sections.
    package var others: [String]
  }

  package var files: [File] = []
  package var shared: [Shared] = []
  package var places: [Place] = []
  /// The changes that no file has, each with the reason.
  package var missing: [String] = []

  package init() {}
}
