public import Foundation

/// Two-part index paths as collection and table views use them: section first, then item or row.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// - Precondition: The path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// - Precondition: The path has at least two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// - Precondition: The path has at least two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// - Precondition: The path has at least one index.
  public var section: Int { index(atPosition: 0) }
  /// - Precondition: The path has at least two indices.
  public var item: Int { index(atPosition: 1) }
  /// - Precondition: The path has at least two indices.
  public var row: Int { index(atPosition: 1) }
}
