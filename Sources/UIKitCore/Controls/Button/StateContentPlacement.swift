import Foundation
import Geometry

/// The placement of image and title in a button whose content is set for individual states.
///
/// Each part is aligned within the content rectangle, without the insets of the part and without the width of the other
/// part. An inset at the edge to which parts are aligned therefore moves them by its whole length, one at the opposite
/// edge does not move them, and in the center half of the difference does.
///
/// - Fidelity: observed for one of the two parts; approximated for `fill` with both, where the image alone is stretched
///   horizontally.
struct StateContentPlacement {
  /// The position of a part along one axis.
  enum Alignment {
    case start
    case center
    case end
    case fill
  }

  var content = CGRect.zero
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  /// The size of the image; zero for none.
  var image = CGSize.zero
  var isImageRight = false
  var horizontal = Alignment.center
  var vertical = Alignment.center
  /// A function that measures the title for a width.
  var title: (CGFloat) -> CGSize = { _ in .zero }

  /// Returns the frames of both parts. The image takes precedence: the title has the width that it leaves.
  func frames() -> (image: CGRect, title: CGRect) {
    let imageArea = area(within: imageInsets)
    let size = CGSize(
      width: Swift.min(image.width, imageArea.width.room), height: Swift.min(image.height, imageArea.height.room))
    let beside = title((content.width - size.width).nonNegative).width
    let image = imageArea.shortened(by: beside, atStart: isImageRight).place(size, horizontal, vertical)
    let covered = horizontal == .fill ? image.width : size.width
    let titleArea = area(within: titleInsets).shortened(by: covered, atStart: !isImageRight)
    let text = title(titleArea.width.room)
    let lines = CGSize(width: text.width, height: Swift.min(text.height, titleArea.height.room))
    return (image, titleArea.place(lines, horizontal, vertical))
  }

  private func area(within insets: UIEdgeInsets) -> Area {
    Area(
      width: Extent(start: content.minX + insets.left, end: content.maxX - insets.right),
      height: Extent(start: content.minY + insets.top, end: content.maxY - insets.bottom))
  }
}

/// A range of positions that is empty, and still has a center, where its end precedes its start.
private struct Extent {
  var start: CGFloat
  var end: CGFloat

  var room: CGFloat { (end - start).nonNegative }

  func place(_ length: CGFloat, _ alignment: StateContentPlacement.Alignment) -> Extent {
    switch alignment {
    case .start: Extent(start: start, end: start + length)
    case .center: Extent(start: (start + end - length) / 2, end: (start + end + length) / 2)
    case .end: Extent(start: end - length, end: end)
    case .fill: Extent(start: start, end: start + room)
    }
  }
}

private struct Area {
  var width: Extent
  var height: Extent

  /// Returns the area without a width at the left, or else at the right.
  func shortened(by length: CGFloat, atStart: Bool) -> Area {
    var area = self
    if atStart { area.width.start += length } else { area.width.end -= length }
    return area
  }

  func place(
    _ size: CGSize, _ horizontal: StateContentPlacement.Alignment, _ vertical: StateContentPlacement.Alignment
  ) -> CGRect {
    let (x, y) = (width.place(size.width, horizontal), height.place(size.height, vertical))
    return CGRect(x: x.start, y: y.start, width: x.room, height: y.room)
  }
}

extension CGFloat {
  fileprivate var nonNegative: CGFloat { Swift.max(0, self) }
}
