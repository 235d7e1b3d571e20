import Drawing
import Foundation
import Geometry
import UIKitCore

/// A painter for a row of page indicators.
@MainActor
struct PageIndicatorPainter {
  struct Colors {
    var page: Color
    var currentPage: Color
    var platter: Color
  }

  let row: PageIndicatorRow
  let metrics: PageIndicatorMetrics
  let images: PageIndicatorImages
  let colors: Colors
  /// The opacity of the background, in `0 ... 1`.
  let platter: CGFloat
  /// The current page.
  let page: Int
  let axis: Axis
  let isReversed: Bool
  /// The corner of the row with the smallest coordinates.
  let origin: CGPoint

  func paint(into commands: inout [DrawCommand]) {
    if platter > 0 {
      let size = CGSize(axis, along: row.length, across: metrics.height)
      commands.append(.fill(capsule(CGRect(origin: origin, size: size)), colors.platter.faded(to: platter)))
    }
    for indicator in row.indicators where indicator.scale > 0 { paint(indicator, into: &commands) }
  }

  private func paint(_ indicator: PageIndicatorRow.Indicator, into commands: inout [DrawCommand]) {
    guard let image = images.image(of: indicator.page, isCurrent: indicator.page == page) else {
      return paintDot(indicator, into: &commands)
    }
    let size = image.size.finite
    let rect = rect(of: indicator, size: CGSize(width: size[axis], height: size[axis.other]))
    guard rect.width > 0, rect.height > 0 else { return }
    let tint = colors.page.mixed(with: colors.currentPage, share: indicator.glow.unitClamped)
    commands.append(.image(ImageCommand(image: image.pixels, destination: rect, tint: tint)))
  }

  /// Draws an indicator. A dot is in the current page's color as far as it is highlighted, a pill as far as it is
  /// filled.
  private func paintDot(_ indicator: PageIndicatorRow.Indicator, into commands: inout [DrawCommand]) {
    let length = metrics.dot + indicator.length - metrics.slot.width
    let rect = rect(of: indicator, size: CGSize(width: length, height: metrics.dot))
    let (glow, pill) = (indicator.glow.unitClamped, indicator.pill.unitClamped)
    let base = colors.page.mixed(with: colors.currentPage, share: glow * (1 - pill))
    commands.append(.fill(capsule(rect), base))
    guard pill > 0, glow > 0, indicator.fill > 0 else { return }
    var filled = rect
    // The filled part is a whole capsule that moves in from the leading end, so that its front is round.
    filled.origin[axis] += (indicator.fill - 1) * rect.size[axis] * (isReversed ? -1 : 1)
    let color = colors.currentPage.faded(to: glow * pill)
    commands.append(.group(DrawGroup(clip: capsule(rect), commands: [.fill(capsule(filled), color)])))
  }

  /// - Parameter size: The size along the row and across it, before scaling.
  private func rect(of indicator: PageIndicatorRow.Indicator, size: CGSize) -> CGRect {
    let along = isReversed ? row.length - indicator.center : indicator.center
    let center = origin + CGPoint(axis, along: along, across: metrics.height / 2)
    let size = CGSize(axis, along: size.width * indicator.scale, across: size.height * indicator.scale)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func capsule(_ rect: CGRect) -> RoundedRect {
    RoundedRect(rect, radius: Swift.min(rect.width, rect.height) / 2)
  }
}

extension Color {
  fileprivate func faded(to share: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  fileprivate func mixed(with other: Color, share: CGFloat) -> Color {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension UIPageControl {
  /// - Parameter bounds: The bounds of the control in the commands' coordinates.
  func painter(in bounds: CGRect) -> PageIndicatorPainter {
    let (time, row) = (now, row(at: now))
    let colors = PageIndicatorPainter.Colors(
      page: (pageIndicatorTintColor ?? .pageIndicator).drawn(with: traitCollection),
      currentPage: (currentPageIndicatorTintColor ?? .white).drawn(with: traitCollection),
      platter: UIColor.pagePlatter.drawn(with: traitCollection))
    return PageIndicatorPainter(
      row: row, metrics: metrics, images: images, colors: colors, platter: display.platter.value(at: time),
      page: display.page, axis: axis, isReversed: isReversed, origin: start(of: row, in: bounds))
  }
}

extension UIColor {
  /// - Source: a published measurement of iOS 26, over black and over red.
  fileprivate static let pageIndicator = UIColor(white: 1, alpha: 0.45)

  /// The color of the background in place of a blur: slightly darker than a white page, slightly lighter than an image
  /// or a black page.
  fileprivate static let pagePlatter = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.36)
      : UIColor(red: 176 / 255, green: 176 / 255, blue: 184 / 255, alpha: 0.5)
  }
}
