import Drawing
import Foundation
import Geometry

/// A view that represents a segment's part of the background. Apps hide such views to remove the background.
///
/// It draws nothing: the control draws the parts whose views are visible, as one shape if all are.
final class SegmentGround: UIImageView {
  /// Whether the control draws the segment's part of the background.
  var isShown: Bool { !isHidden && alpha > 0 && superview is UISegmentedControl }

  override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsDisplay() } } }
  override var alpha: CGFloat { didSet { if alpha != oldValue { superview?.setNeedsDisplay() } } }
}

/// The view of the selection. Apps give it an image, colors and corners of their own.
final class SegmentSelection: UIImageView {
  /// Whether the app has set the image, or has removed the standard one.
  private var hasOwnImage = false

  override var image: UIImage? {
    didSet {
      hasOwnImage = true
      setNeedsDisplay()
    }
  }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard !hasOwnImage, let control = superview as? UISegmentedControl else {
      return super.recordContent(in: bounds, into: &commands)
    }
    control.paintSelection(in: bounds, into: &commands)
  }
}

// The order of the views, on which apps rely: the backgrounds of all segments, the selection, the segments.
extension UISegmentedControl {
  /// Adds the views of a new segment.
  final func addViews(for view: SegmentView, at index: Int) {
    if selection.superview !== self { addSubview(selection) }
    let ground = SegmentGround(frame: .zero)
    grounds.append(ground)
    insertSubview(ground, belowSubview: selection)
    let former = index > 0 ? views[index - 1] : selection
    insertSubview(view, aboveSubview: former)
    views.insert(view, at: index)
  }

  /// Removes the views of a segment.
  final func removeViews(at index: Int) {
    views.remove(at: index).removeFromSuperview()
    grounds.popLast()?.removeFromSuperview()
    if views.isEmpty { selection.removeFromSuperview() }
  }

  /// Whether the control draws its own selection.
  final var showsSelection: Bool { selected != Self.noSegment && backgrounds[State.normal.rawValue] == nil }

  /// Places the views of the backgrounds, the selection and the segments.
  final func placeViews() {
    let frames = frames
    for (view, frame) in zip(views, frames) { view.frame = frame }
    for (ground, frame) in zip(grounds, frames) { ground.frame = frame }
    if let slot = slot(at: position.value(at: frameTime), in: frames) { selection.frame = slot }
  }

  /// The parts of the background that are visible, in the coordinates of `bounds`.
  final func groundShapes(of frames: [CGRect], in bounds: CGRect) -> [RoundedRect] {
    guard !grounds.allSatisfy(\.isShown) else { return [RoundedRect(bounds, radius: Self.radius)] }
    return zip(grounds, frames).filter(\.0.isShown).map { _, frame in
      var shape = RoundedRect(frame, radius: Self.radius)
      if frame.minX > bounds.minX + 0.5 { shape.corners.subtract([.topLeft, .bottomLeft]) }
      if frame.maxX < bounds.maxX - 0.5 { shape.corners.subtract([.topRight, .bottomRight]) }
      return shape
    }
  }
}
