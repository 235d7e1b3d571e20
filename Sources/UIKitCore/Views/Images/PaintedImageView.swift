import Drawing
import Foundation
import Geometry

/// An image view whose content is painted by a closure, for a part of a control that apps find among its subviews.
package final class PaintedImageView: UIImageView {
  /// A closure that paints the content. See ``UIView/recordContent(in:into:)``.
  private let paint: @MainActor (_ bounds: CGRect, _ commands: inout [DrawCommand]) -> Void

  package init(paint: @escaping @MainActor (_ bounds: CGRect, _ commands: inout [DrawCommand]) -> Void) {
    self.paint = paint
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    paint(bounds, &commands)
  }
}
