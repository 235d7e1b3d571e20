import Foundation
import Geometry

/// The extent of content below a bar at the bottom.
@MainActor
final class BottomEdgeObserver: OffsetObserving {
  private weak var scrollView: UIScrollView?
  var onScroll: (() -> Void)?

  /// The distance over which the bar's background fades in, in points.
  private static let fade: CGFloat = 12

  func follow(_ new: UIScrollView?) {
    guard scrollView !== new else { return }
    if scrollView?.bottomBarObserver === self { scrollView?.bottomBarObserver = nil }
    scrollView = new
    new?.bottomBarObserver = self
  }

  func scrollViewDidCommit(_ scrollView: UIScrollView) { onScroll?() }

  /// The opacity of the bar's background, from 0, where the content ends above the bar or does not scroll, to 1.
  var backdrop: CGFloat {
    guard let scrollView, scrollView.edgeEffects?.bottom.isHidden != true else { return 0 }
    let end = scrollView.contentSize.height + scrollView.contentInset.bottom
    let below = end - (scrollView.contentOffset.y + scrollView.bounds.height - scrollView.safeAreaAdjustment.bottom)
    return (below / Self.fade).unitClamped
  }

  /// Whether the bar's background has no line.
  var hidesLine: Bool { scrollView?.edgeEffects?.bottom.style === UIScrollEdgeEffect.Style.soft }
}

extension UIViewController {
  /// The scroll view that a bar below follows.
  var bottomScrollView: UIScrollView? {
    if let results = activeSearch?.shownResults { return results.bottomScrollView }
    if let named = contentScrollView(for: .bottom) { return named }
    if let navigation = self as? UINavigationController { return navigation.topViewController?.bottomScrollView }
    guard let view = loadedView else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.followedScrollViews.last { $0.frame.maxY >= view.bounds.height - 0.5 }
  }
}
