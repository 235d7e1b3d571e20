import Foundation
import Geometry

/// The extension of a controller's view below the bars around it.
extension UIViewController {
  final func reaches(under edge: UIRectEdge, of bar: any TranslucentBar) -> Bool {
    edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Lays out the containers between this controller and its bars again.
  final func extendedLayoutMayHaveChanged() {
    navigationController?.loadedView?.setNeedsLayout()
    tabBarController?.loadedView?.setNeedsLayout()
  }
}

/// A bar below which content may extend.
@MainActor
protocol TranslucentBar: UIView {
  var isTranslucent: Bool { get }
}

extension UINavigationBar: TranslucentBar {}
extension UITabBar: TranslucentBar {}
extension UIToolbar: TranslucentBar {}
