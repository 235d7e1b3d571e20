import Foundation

/// The line at the edge of a bar, or the image in its place.
final class BarShadowView: UIImageView {
  /// Shows the shadow of an appearance along the upper edge of the view, which keeps its width.
  ///
  /// A template is drawn in the appearance's color; any other image is drawn as it is, whatever the color.
  func show(_ image: UIImage?, color: UIColor?) {
    self.image = image
    tintColor = color
    guard let image else {
      backgroundColor = color
      return frame.size.height = 1 / Swift.max(1, traitCollection.displayScale)
    }
    backgroundColor = nil
    isHidden = image.renderingMode == .alwaysTemplate && color == nil
    frame.size.height = image.size.height
  }
}
