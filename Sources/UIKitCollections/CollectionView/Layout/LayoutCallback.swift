import Foundation
import LayoutSolver

/// Code of the developer's that a layout pass is running.
enum LayoutCallback: Equatable {
  case preparation
  case sectionProvider(section: Int)
  case handler(section: Int)
  /// The data source makes views, the delegate hears of them.
  case display
  case preferredSize(ElementKey)
}

extension LayoutCallback: CustomStringConvertible {
  var description: String {
    switch self {
    case .preparation: "the layout's prepare()"
    case .sectionProvider(let section): "the section provider, asked for section \(section)"
    case .handler(let section): "the visibleItemsInvalidationHandler of section \(section)"
    case .display: "the data source or the delegate, while views were made for display"
    case .preferredSize(let key): "preferredLayoutAttributesFitting(_:) of the view at \(key.indexPath.readable)"
    }
  }
}

/// Something that made a layout out of date while it was being laid out.
struct LayoutInterference: Equatable {
  var callback: LayoutCallback
  /// The method that was called.
  var call: String
}

extension UICollectionView {
  /// Runs the app's code, so that its effect on the layout can be named.
  func during<Result>(_ callback: LayoutCallback, _ body: () -> Result) -> Result { loop.during(callback, body) }

  func warn(_ message: String) { loop.warn(message) }

  var warnings: [String] { loop.warnings }
}
