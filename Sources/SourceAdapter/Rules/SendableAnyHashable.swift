/// A conformance by which `AnyHashable` can be the type of a diffable data source's items.
///
/// The parameters of these classes are `Sendable`, which Swift declares as unavailable for `AnyHashable`. In Swift 5 that is a
/// warning, but an assignment to an implicitly unwrapped property of such a type reads the property first, which is `nil`.
/// With a conformance of the target's own, it does not.
enum SendableAnyHashable {
  /// The declaration, once in a target.
  static let declaration = "extension AnyHashable: @retroactive @unchecked Sendable {}"

  /// The number of the file that gets the declaration; `nil` if the target needs none.
  static func fileNumber(in files: [SourceFile]) -> Int? {
    guard files.contains(where: { $0.contains("DiffableDataSource") }) else { return nil }
    let isDeclared = files.contains {
      $0.contains("extension AnyHashable: @unchecked Sendable") || $0.contains(declaration)
    }
    return isDeclared ? nil : files.firstIndex { $0.contains("AnyHashable") }
  }
}
