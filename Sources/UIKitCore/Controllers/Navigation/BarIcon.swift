extension UIImage {
  /// The image as bars show it: in the tint color, unless it has its own rendering mode.
  var barIcon: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
