/// The names that a file of the user declares, and the lines of its types and functions, as the source adapter lists
/// them.
package struct DeclaredNames: Codable, Hashable, Sendable {
  /// A type, an extension, or a function with an empty name, by its lines.
  package struct Scope: Codable, Hashable, Sendable {
    package var type: String
    package var inherits: [String]
    package var first: Int
    package var last: Int
    package var members: [String]

    package init(type: String, inherits: [String] = [], first: Int, last: Int, members: [String] = []) {
      (self.type, self.inherits, self.members) = (type, inherits, members)
      (self.first, self.last) = (first, last)
    }

    func holds(_ line: Int) -> Bool { first <= line && line <= last }
  }

  package var path: String
  package var names: [String]
  package var scopes: [Scope]

  package init(path: String, names: [String], scopes: [Scope]) {
    (self.path, self.names, self.scopes) = (path, names, scopes)
  }
}
