import Drawing
import Foundation
import Geometry
import PlainText
import Typography

extension CGFloat {
  /// The number with at most three decimals, so that equal pictures are equal files.
  var svg: String { svg(3) }

  func svg(_ decimals: Int) -> String { FiniteGeometry.coordinate(self).text(decimals: decimals) }
}

extension Color {
  /// Returns the attributes of a color, such as `fill` and `fill-opacity`.
  func attributes(_ name: String) -> String { attributes(name, [name, name + "-opacity"]) }

  func attributes(_ name: String, _ names: [String]) -> String {
    let digits = [red, green, blue].map { component -> String in
      let byte = Int((Swift.min(Swift.max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opacity = alpha < 1 ? " \(names[1])=\"\(Swift.max(0, alpha).svg)\"" : ""
    return " \(names[0])=\"#\(digits.joined())\"\(opacity)"
  }
}

extension RoundedRect {
  /// Returns the element of the shape.
  func element(_ attributes: String) -> String {
    let radius = Swift.max(0, Swift.min(radius, Swift.min(rect.width, rect.height) / 2))
    guard radius > 0, corners != .all else {
      let round = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
      return "<rect x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(rect.width.svg)\" "
        + "height=\"\(rect.height.svg)\"\(round)\(attributes)/>"
    }
    return "<path d=\"\(path(radius))\"\(attributes)/>"
  }

  /// Returns the outline with only some of the corners rounded.
  private func path(_ radius: CGFloat) -> String {
    func size(_ corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? "a\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
    }
    let (a, b, c, d) = (size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft))
    return "M\((rect.minX + a).svg) \(rect.minY.svg)H\((rect.maxX - b).svg)\(arc(b, b, b))V\((rect.maxY - c).svg)"
      + "\(arc(c, -c, c))H\((rect.minX + d).svg)\(arc(d, -d, -d))V\((rect.minY + a).svg)\(arc(a, a, -a))Z"
  }

  /// Returns the shape with its edges moved inwards.
  func inset(by distance: CGFloat) -> RoundedRect {
    var shape = self
    shape.rect = CGRect(
      x: rect.minX + distance, y: rect.minY + distance, width: Swift.max(0, rect.width - 2 * distance),
      height: Swift.max(0, rect.height - 2 * distance))
    shape.radius = Swift.max(0, radius - distance)
    return shape
  }
}

extension StrokeStyle {
  var attributes: String {
    let caps: [Cap: String] = [.butt: "butt", .round: "round", .square: "square"]
    let joins: [Join: String] = [.miter: "miter", .round: "round", .bevel: "bevel"]
    var text = " stroke-width=\"\(width.svg)\" stroke-linecap=\"\(caps[cap] ?? "butt")\""
    text += " stroke-linejoin=\"\(joins[join] ?? "miter")\" stroke-miterlimit=\"\(miterLimit.svg)\""
    guard !dashes.isEmpty else { return text }
    return text
      + " stroke-dasharray=\"\(dashes.map(\.svg).joined(separator: " "))\" stroke-dashoffset=\"\(dashPhase.svg)\""
  }
}

extension Outline {
  /// The outline in the notation of the attribute `d`.
  var svgData: String {
    func text(_ points: CGPoint...) -> String { points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: " ") }
    return contours.map { contour in
      let segments = contour.segments.map { segment in
        switch segment {
        case .line(let end): "L" + text(end)
        case .curve(let first, let second, let end): "C" + text(first, second, end)
        }
      }
      return "M" + text(contour.start) + segments.joined() + (contour.isClosed ? "Z" : "")
    }.joined()
  }
}

extension TextCommand {
  /// The element of the text, stretched to the width that it has on the device.
  var element: String {
    let font = run.font
    let weights: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    let weight = weights.min { abs($0.0 - font.weight) < abs($1.0 - font.weight) }?.1 ?? 400
    let family = font.isMonospaced ? " font-family=\"monospace\"" : ""
    let slant = font.isItalic ? " font-style=\"italic\"" : ""
    let length = width > 0 ? " textLength=\"\(width.svg)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "<text x=\"\(origin.x.svg)\" y=\"\(origin.y.svg)\" font-size=\"\(font.size.svg)\" font-weight=\"\(weight)\""
      + "\(family)\(slant)\(length)\(color.attributes("fill")) xml:space=\"preserve\">\(run.text.svgText)</text>"
  }
}

extension String {
  /// The text as character data, without characters that are invalid in XML.
  fileprivate var svgText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension BlendMode {
  /// The name of the mode in style sheets; `nil` for `normal` and for modes that those do not have.
  var css: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      "\(self)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
