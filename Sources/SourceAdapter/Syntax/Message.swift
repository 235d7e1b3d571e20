/// A message of the adapter about a position in the user's source.
package struct Message: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note }

  package var file: String
  package var line: Int
  /// The column, counted in UTF-8 bytes from 1, as the compiler does.
  package var column: Int
  package var severity: Severity
  package var text: String
}
