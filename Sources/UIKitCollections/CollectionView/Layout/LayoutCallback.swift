import Foundation
import LayoutSolver

/// The app's code that a layout pass is running.
enum LayoutCallback: Equatable {
  case preparation
  case sectionProvider(section: Int)
  case handler(section: Int)
  /// The data source provides views, and the delegate is notified of them.
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

/// A call that invalidated a layout while the layout was in progress.
struct LayoutInterference: Equatable {
  var callback: LayoutCallback
  /// The method that was called.
  var call: String
}

extension UICollectionView {
  /// Runs the app's code and records which callback it is, so that warnings can name it.
  func during<Result>(_ callback: LayoutCallback, _ body: () -> Result) -> Result { loop.during(callback, body) }

  func warn(_ message: String) { loop.warn(message) }

  var warnings: [String] { loop.warnings }
}
