import PlainText
import Foundation
import Geometry
import Typography

extension DisplayList {
  /// Returns the list as text, one command per line with indented children, for goldens that a reviewer can read in a
  /// diff.
  ///
  /// Numbers have at most three decimals, colors are `#RRGGBBAA`. Pictures are written by name, so two lists with the
  /// same dump need not show the same pixels.
  package func dump() -> String {
    var lines = ["size \(size.width.brief)×\(size.height.brief)"]
    for command in commands { command.dump(indent: 1, into: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand {
  fileprivate func dump(indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    lines.append(margin + headline)
    if case .contentShadow(let shadow) = self {
      for command in shadow.commands { command.dump(indent: indent + 1, into: &lines) }
    }
    guard case .group(let group) = self else { return }
    if let mask = group.mask {
      lines.append(margin + "  mask")
      for command in mask { command.dump(indent: indent + 2, into: &lines) }
    }
    for command in group.commands { command.dump(indent: indent + 1, into: &lines) }
  }

  private var headline: String {
    switch self {
    case .fill(let shape, let color): "fill \(shape.brief) \(color.brief)"
    case .border(let shape, let width, let color): "border \(width.brief) \(shape.brief) \(color.brief)"
    case .shadow(let shadow): shadow.headline
    case .contentShadow(let shadow): shadow.headline
    case .gradient(let shape, let gradient): "gradient \(shape.brief) \(gradient.brief)"
    case .backdrop(let backdrop): backdrop.headline
    case .path(let path): path.headline
    case .image(let image): image.headline
    case .text(let text): text.headline
    case .group(let group): group.headline
    }
  }
}

extension Shadow {
  fileprivate var headline: String {
    "shadow \(shape.brief) blur \(blurRadius.brief) offset \(offset.width.brief),\(offset.height.brief) \(color.brief)"
  }
}

extension ContentShadow {
  fileprivate var headline: String {
    "shadow of content, blur \(blurRadius.brief) offset \(offset.width.brief),\(offset.height.brief) \(color.brief)"
  }
}

extension Backdrop {
  fileprivate var headline: String {
    "backdrop \(shape.brief) blur \(blurRadius.brief) saturation \(saturation.brief) \(tint.brief)"
  }
}

extension ImageCommand {
  fileprivate var headline: String {
    var line = "image \(image.name.debugDescription) \(image.width)×\(image.height) \(destination.brief)"
    if source != CGRect(x: 0, y: 0, width: 1, height: 1) { line += " from \(source.brief)" }
    if let tint { line += " tint \(tint.brief)" }
    if nearest.contains(.enlarged) { line += " nearest when enlarged" }
    if nearest.contains(.reduced) { line += " nearest when reduced" }
    return line
  }
}

extension TextCommand {
  fileprivate var headline: String {
    "text \(run.text.debugDescription) at \(origin.brief) width \(width.brief) \(run.font.brief) \(color.brief)"
  }
}

extension DrawGroup {
  fileprivate var headline: String {
    var line = "group"
    if let scrollIdentity { line += " scroll \(scrollIdentity)" }
    if let clip { line += " clip \(clip.brief)" }
    if let projection { line += " " + projection.seen(of: DrawCommand.bounds(of: commands)) }
    if !transform.isIdentity { line += " " + transform.brief }
    if opacity != 1 { line += " opacity \(opacity.brief)" }
    if blendMode != .normal { line += " blend \(blendMode)" }
    if isIsolated { line += " isolated" }
    return line
  }
}

extension Gradient {
  fileprivate var brief: String {
    let stops = zip(colors, locations).map { "\($1.brief) \($0.brief)" }.joined(separator: ", ")
    let kind = self.kind == .axial ? "" : "\(self.kind) "
    return "\(kind)\(start.brief) → \(end.brief) [\(stops)]"
  }
}

extension FontDescriptor {
  fileprivate var brief: String {
    let name =
      switch family {
      case .system: "system"
      case .monospaced: "monospaced"
      case .named(let name): name.debugDescription
      }
    let traits = (isItalic ? " italic" : "") + (hasMonospacedDigits ? " tabular" : "")
    return "\(name) \(size.brief) weight \(weight.brief)\(traits)"
  }
}

extension RoundedRect {
  fileprivate var brief: String {
    guard radius != 0 else { return rect.brief }
    let names: [(Corners, String)] = [(.topLeft, "tl"), (.topRight, "tr"), (.bottomLeft, "bl"), (.bottomRight, "br")]
    let round = names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ",")
    return "\(rect.brief) radius \(radius.brief)" + (isContinuous ? " continuous" : "")
      + (corners == .all ? "" : " corners \(round)")
  }
}

extension CGAffineTransform {
  fileprivate var brief: String {
    isTranslation
      ? "offset \(tx.brief),\(ty.brief)"
      : "transform \([a, b, c, d, tx, ty].map(\.brief).joined(separator: ","))"
  }
}

extension ProjectionTransform {
  /// Returns the projected corners of a rectangle, which are equivalent to the nine entries and easier to read.
  fileprivate func seen(of rect: CGRect) -> String {
    let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    let corners = [
      rect.origin, CGPoint(x: right, y: rect.origin.y), CGPoint(x: right, y: bottom),
      CGPoint(x: rect.origin.x, y: bottom),
    ]
    let positions = corners.map { divisor(at: $0) > 0 ? $0.applying(self).brief : "behind" }
    return "seen at \(positions.joined(separator: " "))"
  }
}

extension CGRect {
  fileprivate var brief: String { "(\(origin.brief) \(size.width.brief)×\(size.height.brief))" }
}

extension CGPoint {
  var brief: String { "\(x.brief),\(y.brief)" }
}

extension Color {
  /// The color as `#RRGGBBAA`.
  package var brief: String {
    "#" + [red, green, blue, alpha].map(\.hexByte).joined()
  }
}

extension CGFloat {
  /// The number with at most three decimals, without trailing zeros or minus zero.
  var brief: String {
    isFinite && magnitude < 1e12 ? text(decimals: 3) : "\(self)"
  }

  /// The value 0 ... 1 as two hexadecimal digits; values outside are clamped, NaN is 0.
  fileprivate var hexByte: String {
    let level = isNaN ? 0 : Int((Swift.min(1, Swift.max(0, self)) * 255).rounded())
    return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
  }
}
