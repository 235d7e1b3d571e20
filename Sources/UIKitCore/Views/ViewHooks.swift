import Drawing
import Foundation

// Members of UIView that UIKit does not have can be overridden in this module only. Views of later modules conform to these
// protocols instead.

/// A view that records its content as commands, instead of drawing it in ``UIView/draw(_:)``.
@MainActor
package protocol ContentRecording: UIView {
  /// Paints the view's content. See ``UIView/recordContent(in:into:)``.
  func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand])
}

/// A view whose text has baselines.
@MainActor
package protocol TextBaselines: UIView {
  /// The distances from the top edge to the first baseline, and from the last baseline to the bottom edge, in points.
  var textBaselineInsets: (first: CGFloat, last: CGFloat) { get }
}

/// A view whose layout depends on the visibility of its subviews.
@MainActor
package protocol VisibilityObserving: UIView {
  /// Called after a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView)
}
