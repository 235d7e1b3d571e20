import Drawing
import Foundation

/// The appearance of a kind of area: a color, a hatching and an outline.
struct LensPaint {
  enum Hatching {
    case none, falling, rising, crossed, horizontal, vertical
  }

  var color: Color
  var hatching: Hatching
  var isDashed = false
  var lineWidth: CGFloat = 1

  private init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ hatching: Hatching, isDashed: Bool = false, width: CGFloat = 1
  ) {
    color = Color(red: red, green: green, blue: blue)
    (self.hatching, self.isDashed, lineWidth) = (hatching, isDashed, width)
  }

  static let container = LensPaint(0.2, 0.45, 0.95, .none, width: 2)
  static let safeArea = LensPaint(0.2, 0.45, 0.95, .none, isDashed: true)
  static let sectionInset = LensPaint(0.95, 0.55, 0.1, .falling)
  static let groupInset = LensPaint(0.2, 0.65, 0.3, .rising)
  static let itemInset = LensPaint(0.6, 0.3, 0.85, .crossed)
  static let gap = LensPaint(0.9, 0.2, 0.5, .horizontal)
  static let flexibleGap = LensPaint(0.9, 0.2, 0.5, .none, isDashed: true)
  static let edge = LensPaint(0.1, 0.6, 0.65, .vertical)
  static let estimate = LensPaint(0.85, 0.25, 0.15, .none, isDashed: true, width: 1.5)
  static let supplementary = LensPaint(0.1, 0.55, 0.9, .rising)
  static let decoration = LensPaint(0.55, 0.45, 0.2, .crossed)
  static let stop = LensPaint(0.35, 0.35, 0.95, .none, width: 1)
  static let target = LensPaint(0.95, 0.15, 0.2, .none, width: 2)
  static let handler = LensPaint(0.75, 0.2, 0.75, .vertical)
  static let reuse = LensPaint(0.15, 0.55, 0.35, .none)
  static let repaint = LensPaint(0.95, 0.75, 0.1, .falling, width: 2)
  static let accessibility = LensPaint(0.1, 0.45, 0.45, .none, width: 1.5)
  static let pin = LensPaint(0, 0.48, 1, .none, width: 2)

  /// The outline of groups, of another color at each depth.
  static func group(depth: Int) -> LensPaint {
    let paints = [
      LensPaint(0.1, 0.45, 0.9, .none, width: 2), LensPaint(0.85, 0.35, 0.1, .none, isDashed: true, width: 1.5),
      LensPaint(0.2, 0.6, 0.25, .none), LensPaint(0.6, 0.25, 0.75, .none, isDashed: true),
    ]
    return paints[max(0, depth - 1) % paints.count]
  }

  func commands(in rect: CGRect) -> [DrawCommand] {
    var tint = color
    tint.alpha = hatching == .none ? 0.06 : 0.1
    var commands: [DrawCommand] = [.fill(RoundedRect(rect), tint)]
    if let hatch = hatch(in: rect) {
      commands.append(.group(DrawGroup(clip: RoundedRect(rect), commands: [.path(hatch)])))
    }
    return commands + [outline(of: rect)]
  }

  private func outline(of rect: CGRect) -> DrawCommand {
    guard isDashed else { return .border(RoundedRect(rect), width: lineWidth, color) }
    let inner = CGRect(origin: .zero, size: rect.size)
      .insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
    let outline = Outline(contours: [.rectangle(inner, radius: 0)])
    let dashed = PathCommand.DrawingMode.stroke(StrokeStyle(width: lineWidth, dashes: [4, 3]))
    return .path(PathCommand(outline, at: rect.origin, dashed, color: color))
  }

  /// The distance between the lines of a hatching, in points.
  private static let pitch: CGFloat = 6

  /// Returns lines relative to the area's origin, so that an area that scrolls keeps its rasterized lines.
  private func hatch(in rect: CGRect) -> PathCommand? {
    var lines: [Outline.Contour] = []
    // A part of an enormous area is as clear as the whole of it.
    let (width, height) = (min(rect.width, 4_000), min(rect.height, 4_000))
    func line(_ x: CGFloat, _ y: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
      lines.append(Outline.Contour(start: CGPoint(x: x, y: y), segments: [.line(CGPoint(x: endX, y: endY))]))
    }
    if hatching == .falling || hatching == .crossed {
      for step in stride(from: -height, through: width, by: Self.pitch) {
        line(step, 0, step + height, height)
      }
    }
    if hatching == .rising || hatching == .crossed {
      for step in stride(from: 0, through: width + height, by: Self.pitch) {
        line(step, 0, step - height, height)
      }
    }
    if hatching == .horizontal {
      for step in stride(from: Self.pitch / 2, through: height, by: Self.pitch) {
        line(0, step, rect.width, step)
      }
    }
    if hatching == .vertical {
      for step in stride(from: Self.pitch / 2, through: width, by: Self.pitch) {
        line(step, 0, step, rect.height)
      }
    }
    guard !lines.isEmpty else { return nil }
    var faint = color
    faint.alpha = 0.55
    return PathCommand(Outline(contours: lines), at: rect.origin, .stroke(StrokeStyle(width: 0.75)), color: faint)
  }
}
