import UIKit

extension UIView {
  /// Gives a subview a frame that is written as for left to right, mirrored where the interface runs the other way.
  func place(_ subview: UIView, at frame: CGRect) {
    subview.frame = frame
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    subview.frame.origin.x = bounds.width - frame.maxX
  }

  /// The thinnest line that the screen can show, in points.
  var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}

extension UILabel {
  /// How high the text is when it is that wide.
  func height(fitting width: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    return ceil(sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }
}
