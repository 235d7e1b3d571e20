import Foundation
import Geometry

/// The rectangle of a selection on one line.
///
/// - Fidelity: documented; text is never vertical.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle, for subclasses.
  public override init() { super.init() }

  /// The rectangle, in the coordinates of the view with the text. Subclasses override it.
  open var rect: CGRect { .zero }
  /// The direction of the text. Subclasses override it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle. Subclasses override it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle. Subclasses override it.
  open var containsEnd: Bool { false }
  /// Whether lines run from top to bottom. Subclasses override it.
  open var isVertical: Bool { false }
}

/// The rectangle of a selection in a field or text view.
private final class LineSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let isRightToLeft: Bool

  init(_ area: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    (self.area, self.isFirst, self.isLast, self.isRightToLeft) = (area, isFirst, isLast, isRightToLeft)
    super.init()
  }

  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

extension UITextSelectionRect {
  /// Returns the rectangles of a selection from those of its lines.
  package static func lines(_ areas: [CGRect], isRightToLeft: Bool) -> [UITextSelectionRect] {
    areas.enumerated().map { index, area in
      LineSelectionRect(
        area, isFirst: index == 0, isLast: index == areas.count - 1, isRightToLeft: isRightToLeft)
    }
  }
}
