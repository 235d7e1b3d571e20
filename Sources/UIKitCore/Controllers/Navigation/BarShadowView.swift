import Foundation

/// The line at the edge of a bar, or the image in its place.
final class BarShadowView: UIImageView {
  /// Shows the shadow of an appearance. The view's height changes to that of the shadow; its width and upper edge stay.
  ///
  /// A template is drawn in the appearance's color; any other image is drawn as it is, whatever the color.
  func show(_ image: UIImage?, color: UIColor?) {
    self.image = image
    tintColor = color
    isHidden = image?.renderingMode == .alwaysTemplate && color == nil
    backgroundColor = image == nil ? color : nil
    frame.size.height = image?.size.height ?? traitCollection.hairline
  }
}
