/// A type of UIKit, or a member of one, by name, labels and kind.
struct Declaration: Hashable {
  /// The type's name, with its enclosing types: `UICollectionView.CellRegistration`.
  let type: String
  /// The member's name with its labels; empty for the type itself.
  let member: String
  let kind: String
}

/// The declarations of UIKit that concern collection views and the content of their cells.
struct DeclarationList {
  /// The declarations in the order of the file, without deprecated ones.
  let declarations: [Declaration]

  /// - Parameter file: Lines of type, member, kind, and whether it is deprecated, separated by tabs; a heading first.
  init(file: String) throws {
    let rows = try TabSeparated(file: file, columns: ["type", "member", "kind", "deprecated"]).rows
    declarations = rows.filter { $0[3] == "no" }.map { Declaration(type: $0[0], member: $0[1], kind: $0[2]) }
  }
}
