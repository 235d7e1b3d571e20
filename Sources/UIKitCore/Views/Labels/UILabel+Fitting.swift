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
    guard size.width > 0 else { return 1 }
    if let known = layouts.scale(for: size) { return known }
    let scale =
      !adjustsFontSizeToFitWidth ? closeScale(size) : numberOfLines == 1 ? lineScale(size.width) : blockScale(size)
    layouts.keep(scale, for: size)
    return scale
  }

  /// The scale of text that would be truncated although it is hardly larger than the label: text that fits exactly with
  /// the fonts of iOS, as in frames of storyboards, may be some hundredths wider with those that stand in for them.
  ///
  /// - Fidelity: approximated; iOS truncates text that is hardly larger with its own fonts.
  private func closeScale(_ size: CGSize) -> CGFloat {
    guard lineBreakMode != .byClipping else { return 1 }
    func fits(_ scale: CGFloat) -> Bool { !fitted(to: size, scale: scale).isTruncated }
    let least = leastCloseScale
    guard !fits(1), fits(least) else { return 1 }
    return FittingScale.largest(near: (1 + least) / 2, smallest: least, fontSize: ownFont.pointSize, fits: fits)
  }

  /// The smallest scale of such text. Stand-ins for the fonts with names differ more than the one for the system's font.
  private var leastCloseScale: CGFloat { SystemFontNames.familyOfFont[ownFont.fontName] == nil ? 0.95 : 0.88 }

  /// Returns the size of the text up to a width. A single line that is hardly wider is not broken, but drawn smaller.
  func sizeWithoutCloseBreaks(_ size: CGSize) -> CGSize {
    let line = layout(width: .infinity, maximumLines: 0)
    let isClose = line.size.width > size.width && line.size.width * leastCloseScale <= size.width
    guard isClose, line.lines.count == 1 else { return sizeThatFits(size) }
    return CGSize(width: size.width, height: sizeThatFits(CGSize(width: .infinity, height: size.height)).height)
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
