import Foundation
import Geometry

/// A tap on the status bar, which scrolls the only view that permits it to its top.
///
/// - Fidelity: approximated; iOS does not deliver such a touch to the app; here the views under the bar receive it too.
@MainActor
struct StatusBarTap {
  private let window: UIWindow
  private let start: CGPoint

  /// Creates a tap; `nil` for a touch outside of the status bar, and if there is none.
  init?(at point: CGPoint, in window: UIWindow) {
    guard Self.bar(of: window).holds(point) else { return nil }
    self.window = window
    start = point
  }

  private static func bar(of window: UIWindow) -> CGRect {
    CGRect(x: 0, y: 0, width: window.bounds.size.width, height: window.safeAreaInsets.top)
  }

  func end(at point: CGPoint) {
    guard Self.bar(of: window).holds(point), abs(point.x - start.x) < 10 else { return }
    let candidates = scrollViews(in: window)
    if candidates.count == 1 { candidates[0].driver.scrollToTop() }
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0, window.convert(view.bounds, from: view).overlaps(window.bounds) else {
      return []
    }
    let own = (view as? UIScrollView).flatMap { $0.scrollsToTop && $0.isScrollEnabled ? $0 : nil }
    return view.subviews.reduce(into: own.map { [$0] } ?? []) { $0 += scrollViews(in: $1) }
  }
}
