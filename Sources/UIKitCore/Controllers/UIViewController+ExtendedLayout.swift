import Foundation
import Geometry

/// Whether a controller's view goes on below the bars around it.
extension UIViewController {
  final func reaches(under edge: UIRectEdge, of bar: any TranslucentBar) -> Bool {
    edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Containers between this controller and the bars ask anew.
  final func extendedLayoutMayHaveChanged() {
    navigationController?.loadedView?.setNeedsLayout()
    tabBarController?.loadedView?.setNeedsLayout()
  }
}

/// A bar that content may go on below.
@MainActor
protocol TranslucentBar: UIView {
  var isTranslucent: Bool { get }
}

extension UINavigationBar: TranslucentBar {}
extension UITabBar: TranslucentBar {}
extension UIToolbar: TranslucentBar {}
