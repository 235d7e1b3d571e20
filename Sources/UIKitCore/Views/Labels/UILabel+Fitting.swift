import Foundation
import Geometry
import Typography

/// The text of a label in its bounds: as many lines as there is room for, scaled down if the label allows it.
extension UILabel {
  /// Returns the layout with as many lines as fit into the height, but at least one.
  func fitted(to size: CGSize, scale: CGFloat) -> TextLayout {
    let layout = layout(width: size.width, maximumLines: numberOfLines, scale: scale)
    let allowedHeight = allowedHeight(in: size)
    let fitting = layout.lines.prefix { $0.top + $0.height <= allowedHeight }.count
    guard fitting < layout.lines.count else { return layout }
    return self.layout(width: size.width, maximumLines: max(1, fitting), scale: scale)
  }

  /// The height of lines that count as fitting: a pixel may be lost by rounding.
  private func allowedHeight(in size: CGSize) -> CGFloat { size.height + 1 / max(1, traitCollection.displayScale) }

  /// Returns the largest scale, of those that the label allows, at which the text fits.
  func scaleToFit(_ size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth, size.width > 0 else { return 1 }
    if let known = layouts.scale(for: size) { return known }
    let scale = numberOfLines == 1 ? lineScale(size.width) : blockScale(size)
    layouts.keep(scale, for: size)
    return scale
  }

  private func lineScale(_ width: CGFloat) -> CGFloat {
    let natural = layout(width: .infinity, maximumLines: 1).size.width
    guard natural > width else { return 1 }
    return largestScale(near: width / natural) {
      measured(width: .infinity, maximumLines: 1, scale: $0).size.width <= width + FittingScale.slack
    }
  }

  private func blockScale(_ size: CGSize) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let layout = measured(width: size.width, maximumLines: 0, scale: scale)
      return layout.size.height <= allowedHeight(in: size)
        && (numberOfLines <= 0 || layout.lines.count <= numberOfLines)
    }
    return fits(1) ? 1 : largestScale(near: 1, fits)
  }

  private func largestScale(near guess: CGFloat, _ fits: (CGFloat) -> Bool) -> CGFloat {
    FittingScale.largest(
      near: guess, smallest: minimumScaleFactor > 0 ? minimumScaleFactor : 0, fontSize: ownFont.pointSize, fits: fits)
  }
}
