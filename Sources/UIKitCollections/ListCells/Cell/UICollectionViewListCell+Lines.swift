import Foundation
import Geometry
import UIKitCore

/// Separators between rows, and the corners of groups.
extension UICollectionViewListCell {
  func layOutLines() {
    let separators = rowSeparators
    topLine = line(topLine, separators?.top, isTop: true)
    bottomLine = line(bottomLine, separators?.bottom, isTop: false)
  }

  private func line(_ line: UIView?, _ said: RowSeparators.Line?, isTop: Bool) -> UIView? {
    guard let said, said.isVisible, let color = rowSeparators?.color else {
      line?.removeFromSuperview()
      return nil
    }
    let shown = line ?? UIView()
    if shown.superview !== partsView {
      shown.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { shown.frame = frame(of: said, isTop: isTop) }
      partsView.addSubview(shown)
    }
    if shown.backgroundColor !== color { shown.backgroundColor = color }
    shown.frame = frame(of: said, isTop: isTop)
    return shown
  }

  /// Returns the frame of a one-pixel line at the edge of the row.
  private func frame(of line: RowSeparators.Line, isTop: Bool) -> CGRect {
    let scale = traitCollection.displayScale
    let thickness = scale > 0 ? 1 / scale : 1
    let span = line.span(width: partsBounds.width, automatic: separatorSpan)
    let position = mirrored(span, in: partsBounds.width)
    return CGRect(
      x: position.lower, y: isTop ? 0 : partsBounds.height - thickness, width: FiniteGeometry.length(position.length),
      height: thickness)
  }

  /// The distance of the text from the leading edge; for custom content, that of the margin.
  var textStart: CGFloat {
    let content = accessoryRow(width: partsBounds.width).content
    if let start = contentTextStart { return content.lower + start }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = isMirrored ? layoutMargins.right : layoutMargins.left
    return accessoryStrip.leading.isEmpty ? content.lower.atLeast(margin) : content.lower + margin
  }

  /// Rounds the corners of the first and last row of an inset group, and clips their contents.
  func showCorners() {
    showLift()
    let isGrouped = listPosition?.appearance == .insetGrouped && listPosition?.role == .row && !isAboveOthers
    let isRound = isGrouped && (listPosition?.isFirst == true || listPosition?.isLast == true)
    var corners: CACornerMask = []
    if listPosition?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if listPosition?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    guard isRound || isClippedByGroup else { return }
    isClippedByGroup = isRound
    layer.cornerRadius = isRound ? ListPosition.groupRadius : 0
    layer.cornerCurve = .continuous
    layer.maskedCorners = isRound ? corners : Self.allCorners
    clipsToBounds = isRound || isSweptAside
  }

  private static var allCorners: CACornerMask {
    [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }
}
