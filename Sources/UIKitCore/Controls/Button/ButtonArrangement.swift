import Foundation
import Geometry

/// The layout of a button's image, title and subtitle.
struct ButtonArrangement {
  enum Side {
    case left
    case right
    case top
    case bottom
  }

  var insets = UIEdgeInsets.zero
  var imageSide = Side.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// The sizes of the parts; `nil` for absent ones.
  var image: CGSize?
  var title: CGSize?
  var subtitle: CGSize?
  /// The size of the sign of a menu at the edge where lines end; `nil` for none.
  var indicator: CGSize?
  /// Whether that edge is the left one.
  var isIndicatorLeft = false
  /// The distance between the sign of a menu and the rest.
  private static let indicatorPadding: CGFloat = 5
  /// The fraction of the free space before the content, and before the narrower of two texts.
  var horizontal: CGFloat = 0.5
  var vertical: CGFloat = 0.5
  var textAlignment: CGFloat = 0.5

  private var isImageBeside: Bool { imageSide == .left || imageSide == .right }

  private var textSize: CGSize? {
    guard title != nil || subtitle != nil else { return nil }
    let padding = title != nil && subtitle != nil ? titlePadding : 0
    return CGSize(
      width: Swift.max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + padding + (subtitle?.height ?? 0))
  }

  /// The width of the sign of a menu with its distance.
  private var indicatorWidth: CGFloat { indicator.map { $0.width + Self.indicatorPadding } ?? 0 }

  /// The size of the content without the sign of a menu.
  private var contentSize: CGSize {
    let (image, text) = (image ?? .zero, textSize ?? .zero)
    let padding = self.image != nil && textSize != nil ? imagePadding : 0
    return isImageBeside
      ? CGSize(width: image.width + padding + text.width, height: Swift.max(image.height, text.height))
      : CGSize(width: Swift.max(image.width, text.width), height: image.height + padding + text.height)
  }

  /// The size of the content with the insets.
  var size: CGSize {
    CGSize(
      width: contentSize.width + indicatorWidth + insets.left + insets.right,
      height: Swift.max(contentSize.height, indicator?.height ?? 0) + insets.top + insets.bottom)
  }

  /// Returns the available width of text in a button of a width.
  func textWidth(in width: CGFloat) -> CGFloat {
    let beside = isImageBeside ? image.map { $0.width + imagePadding } ?? 0 : 0
    return Swift.max(0, width - insets.left - insets.right - beside - indicatorWidth)
  }

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// Returns the frame of the sign of a menu, and the rest of an area.
  private func divided(_ area: CGRect) -> (indicator: CGRect, rest: CGRect) {
    let size = indicator ?? .zero
    let x = isIndicatorLeft ? area.minX : area.maxX - size.width
    var rest = area
    rest.size.width -= indicatorWidth
    if isIndicatorLeft { rest.origin.x += indicatorWidth }
    return (CGRect(origin: CGPoint(x: x, y: area.minY + (area.height - size.height) / 2), size: size), rest)
  }

  func frames(in bounds: CGRect) -> Frames {
    let (sign, contentArea) = divided(
      CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
        height: bounds.height - insets.top - insets.bottom))
    let content = contentSize
    let origin = CGPoint(
      x: contentArea.minX + (contentArea.width - content.width) * horizontal,
      y: contentArea.minY + (contentArea.height - content.height) * vertical)
    let (image, text) = (image ?? .zero, textSize ?? .zero)
    func middle(_ part: CGFloat, in whole: CGFloat) -> CGFloat { (whole - part) / 2 }
    var frames = Frames()
    frames.indicator = sign
    var corner = origin
    switch imageSide {
    case .left, .right:
      let isLeft = imageSide == .left
      frames.image.origin = CGPoint(
        x: isLeft ? origin.x : origin.x + content.width - image.width,
        y: origin.y + middle(image.height, in: content.height))
      corner = CGPoint(
        x: isLeft ? origin.x + content.width - text.width : origin.x,
        y: origin.y + middle(text.height, in: content.height))
    case .top, .bottom:
      let isTop = imageSide == .top
      frames.image.origin = CGPoint(
        x: origin.x + (content.width - image.width) * textAlignment,
        y: isTop ? origin.y : origin.y + content.height - image.height)
      corner = CGPoint(
        x: origin.x + (content.width - text.width) * textAlignment,
        y: isTop ? origin.y + content.height - text.height : origin.y)
    }
    frames.image.size = image
    place(in: &frames, at: corner, width: text.width)
    return frames
  }

  private func place(in frames: inout Frames, at corner: CGPoint, width: CGFloat) {
    let (title, subtitle) = (title ?? .zero, subtitle ?? .zero)
    frames.title = CGRect(
      x: corner.x + (width - title.width) * textAlignment, y: corner.y, width: title.width, height: title.height)
    let padding = self.title != nil && self.subtitle != nil ? titlePadding : 0
    frames.subtitle = CGRect(
      x: corner.x + (width - subtitle.width) * textAlignment, y: corner.y + title.height + padding,
      width: subtitle.width, height: subtitle.height)
  }
}
