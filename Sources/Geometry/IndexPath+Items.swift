public import Foundation

/// Two-part index paths as collection and table views use them: section first, then item or row.
extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index of the section.
  ///
  /// - Precondition: The path has at least one index.
  public var section: Int {
    get { self[checked(0, "UITableView or UICollectionView", "section and the row or item")] }
    set { self[checked(0, "UITableView or UICollectionView", "section and the row or item")] = newValue }
  }

  /// The index of the item in its section.
  ///
  /// - Precondition: The path has at least two indices.
  public var item: Int {
    get { self[checked(1, "UICollectionView", "section and the item")] }
    set { self[checked(1, "UICollectionView", "section and the item")] = newValue }
  }

  /// The index of the row in its section.
  ///
  /// - Precondition: The path has at least two indices.
  public var row: Int {
    get { self[checked(1, "UITableView", "section and the row")] }
    set { self[checked(1, "UITableView", "section and the row")] = newValue }
  }

  /// Returns `position`, or stops with UIKit's message if the path has no index there, where Foundation would trap
  /// without one.
  private func checked(_ position: Int, _ view: StaticString, _ names: StaticString) -> Int {
    if position < count { return position }
    let indices = map { "\($0)" }.joined(separator: ", ")
    fatalError(
      "Invalid index path for use with \(view). Index paths passed to it must contain exactly two indices specifying "
        + "the \(names), but this one is [\(indices)]. Make it with IndexPath(item:section:) or IndexPath(row:section:)."
    )
  }
}

extension NSIndexPath {
  /// The first index; `NSNotFound` in an empty path.
  public var section: Int { known(0) }
  /// The second index; `NSNotFound` in a path without one.
  public var item: Int { known(1) }
  /// The second index; `NSNotFound` in a path without one.
  public var row: Int { known(1) }

  private func known(_ position: Int) -> Int { position < length ? index(atPosition: position) : NSNotFound }
}
