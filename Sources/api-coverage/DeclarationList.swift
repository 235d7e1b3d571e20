/// A type of UIKit, or a member of one, by name, labels and kind.
struct Declaration: Hashable {
  /// With the types around it: `UICollectionView.CellRegistration`.
  let type: String
  /// With its labels; empty for the type itself.
  let member: String
  let kind: String
}

/// The declarations that UIKit has, as far as they concern collection views and what stands in their cells.
struct DeclarationList {
  /// Without deprecated ones, in the order of the file.
  let declarations: [Declaration]

  /// - Parameter file: Lines of type, member, kind, and whether it is deprecated, with tabs between; a heading first.
  init(file: String) throws {
    let rows = try TabSeparated(file: file, columns: ["type", "member", "kind", "deprecated"]).rows
    declarations = rows.filter { $0[3] == "no" }.map { Declaration(type: $0[0], member: $0[1], kind: $0[2]) }
  }
}
