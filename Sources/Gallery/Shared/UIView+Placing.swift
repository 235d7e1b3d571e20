import UIKit

extension UIView {
  /// Sets a subview's frame, given in left-to-right coordinates, mirrored in a right-to-left interface.
  func place(_ subview: UIView, at frame: CGRect) {
    subview.frame = frame
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    subview.frame.origin.x = bounds.width - frame.maxX
  }

  /// The width of the thinnest visible line, in points.
  var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}

extension UILabel {
  /// Returns the height of the text for a width.
  func height(fitting width: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    return ceil(sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }
}
