/// A class that is not here and that the target uses as a view, a controller or a layer, or the configuration of a cell's
/// content. A type of the same name takes its place, which shows the name.
package struct Placeholder: Codable, Hashable, Sendable {
  /// The class of UIKit from which the placeholder inherits.
  package enum Base: String, Codable, Sendable {
    case view = "UIView"
    case control = "UIControl"
    case button = "UIButton"
    case scrollView = "UIScrollView"
    case tableCell = "UITableViewCell"
    case collectionCell = "UICollectionViewCell"
    case controller = "UIViewController"
    case layer = "CALayer"
    /// A value that a cell shows, rather than a class.
    case contentConfiguration = "UIContentConfiguration"
    /// A plain value that models store.
    case value
  }

  package var name: String
  package var base: Base
  /// The module of Apple's that has the class; `nil` if only its use tells what it is.
  package var module: String?

  package init(name: String, base: Base, module: String? = nil) {
    (self.name, self.base, self.module) = (name, base, module)
  }
}
