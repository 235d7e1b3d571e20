import Drawing
import Foundation

/// The view of a layer: it draws the layer's content and follows its geometry.
@MainActor
protocol LayerOwner: CALayerDelegate {
  /// The root that shows the view; `nil` outside of a window.
  var layerHost: (any LayerHost)? { get }
  /// A number that identifies the scrolling content of which the bounds show a part; `nil` if the bounds do not move.
  var scrollIdentity: Int? { get }

  /// Draws content over the layer's background. `bounds` are the layer's bounds in the commands' coordinates.
  func recordContent(in bounds: CGRect, into commands: inout [DrawCommand])
  /// Draws content over the sublayers that does not move with the bounds.
  func recordOverlay(in bounds: CGRect, into commands: inout [DrawCommand])

  /// Whether the view needs layout.
  var isLayoutPending: Bool { get }

  func setNeedsLayout()
  func layoutIfNeeded()
  /// Requests a layout of the sublayers that do not belong to views.
  func markNeedsLayoutOfSublayers()
  /// Requests that the view draws its content anew.
  func setNeedsDisplay()
  /// Lets the view draw its content anew in the frame that is recorded.
  func discardDrawing()
  /// Calls drawing code of an app, which may change views.
  func duringDrawing(_ draw: () -> Void)
  /// Requests that the next frame is recorded.
  func setNeedsRecord()
  /// Responds to a change of the layer's position, bounds, anchor point or transform.
  func geometryDidChange(from old: LayerState)
  /// Responds to a change of the layer's rounded corners.
  func roundedCornersDidChange()
}

/// The root that shows layers, as they and their animations see it.
@MainActor
protocol LayerHost: AnyObject {
  /// The time of the current frame.
  var now: FrameTime { get }
  var environment: RenderEnvironment { get }
  /// The animations in progress.
  var animations: AnimationEngine { get }

  /// Lays out the views that need it.
  func layoutWindows()
  /// Advances `ticker` with the clock for as long as it lives.
  func register(_ ticker: any FrameTicking)
}
