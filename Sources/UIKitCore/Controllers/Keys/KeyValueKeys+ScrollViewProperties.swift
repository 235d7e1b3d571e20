import Foundation

extension KeyValueKeys {
  /// Makes the properties of scroll views known by the names of their accessors in Objective-C.
  static func registerScrollViewProperties() {
    scrollViewProperties()
    scrollViewZoomingProperties()
  }

  private static func scrollViewProperties() {
    add("delegate", \UIScrollView.delegate)
    add("contentOffset", \UIScrollView.contentOffset)
    add("contentSize", \UIScrollView.contentSize)
    add("contentInset", \UIScrollView.contentInset)
    add("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    add("adjustedContentInset", \UIScrollView.adjustedContentInset)
    add("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
    add("isScrollEnabled", \UIScrollView.isScrollEnabled)
    add("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    add("isPagingEnabled", \UIScrollView.isPagingEnabled)
    add("decelerationRate", \UIScrollView.decelerationRate)
    add("bounces", \UIScrollView.bounces)
    add("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
    add("bouncesVertically", \UIScrollView.bouncesVertically)
    add("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    add("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    add("transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
    add("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
    add("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
    add("scrollsToTop", \UIScrollView.scrollsToTop)
    add("delaysContentTouches", \UIScrollView.delaysContentTouches)
    add("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    add("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    add("isTracking", \UIScrollView.isTracking)
    add("isDragging", \UIScrollView.isDragging)
    add("isDecelerating", \UIScrollView.isDecelerating)
    add("isScrollAnimating", \UIScrollView.isScrollAnimating)
    add("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    add("indexDisplayMode", \UIScrollView.indexDisplayMode)
    add("refreshControl", \UIScrollView.refreshControl)
  }

  private static func scrollViewZoomingProperties() {
    add("minimumZoomScale", \UIScrollView.minimumZoomScale)
    add("maximumZoomScale", \UIScrollView.maximumZoomScale)
    add("bouncesZoom", \UIScrollView.bouncesZoom)
    add("zoomScale", \UIScrollView.zoomScale)
    add("isZooming", \UIScrollView.isZooming)
    add("isZoomBouncing", \UIScrollView.isZoomBouncing)
    add("isZoomAnimating", \UIScrollView.isZoomAnimating)
    add("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    add("indicatorStyle", \UIScrollView.indicatorStyle)
    add("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    add("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    add("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    add("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    add("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
    add("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
    add("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
  }
}
