import Foundation
import Geometry
import UIKitCore

// Classes whose initializers can be called on metatypes, which Swift allows for required initializers only. All
// subclasses have them at the same indexes of their method tables.

/// A cell whose `init(style:reuseIdentifier:)` can be called on a metatype.
@_spi(UIKitInstantiation)
open class InstantiableTableViewCell: UITableViewCell {
  /// Creates a cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates the object that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header whose `init(reuseIdentifier:)` can be called on a metatype.
@_spi(UIKitInstantiation)
open class InstantiableHeaderFooterView: UITableViewHeaderFooterView {
  /// Creates a header or footer.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  /// Creates the object that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller whose `init(style:)` can be called on a metatype.
@_spi(UIKitInstantiation)
open class InstantiableTableViewController: UITableViewController {
  /// Creates a controller whose table has a style.
  public required override init(style: UITableView.Style) { super.init(style: style) }
  /// Creates the object that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
