import Drawing
import Foundation
import Geometry
import TestSupport

/// Random display lists, and random edits to them.
struct RandomScene {
  var random: SeededGenerator
  private let pictures: [ImagePixels]

  static let size = CGSize(width: 48, height: 40)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    pictures = [
      Sketch.picture(13, 9, name: "opaque") { x, y in 0xff00_0000 | UInt32(x * 19) << 16 | UInt32(y * 27) },
      Sketch.picture(40, 30, name: "translucent") { x, y in
        let alpha = UInt32((x * 6) & 255)
        return alpha << 24 | alpha << 16 | (alpha / 2) << 8
      },
    ]
  }

  mutating func list() -> DisplayList {
    var commands: [DrawCommand] = []
    if pick(4) > 0 { commands.append(.fill(Sketch.rect(0, 0, 48, 40), color(opaque: true))) }
    commands += soup(pick(3), depth: 1)
    for identity in 0..<(1 + pick(2)) { commands.append(scrollGroup(identity)) }
    commands += soup(pick(4), depth: 1)
    return DisplayList(size: Self.size, commands: commands)
  }

  /// The list one step later: with some scrolling, some change, or no change.
  mutating func edited(_ list: DisplayList) -> DisplayList {
    var next = list
    if pick(2) == 0 { next.commands = next.commands.map { scrolled($0) } }
    for _ in 0..<pick(3) { next.commands = edited(next.commands, depth: 2) }
    return next
  }

  /// The command with each of its scrolling areas moved separately.
  private mutating func scrolled(_ command: DrawCommand) -> DrawCommand {
    guard case .group(var group) = command else { return command }
    if group.scrollIdentity != nil {
      group.transform = group.transform.concatenating(step())
    } else {
      group.commands = group.commands.map { scrolled($0) }
    }
    return .group(group)
  }

  private mutating func edited(_ commands: [DrawCommand], depth: Int) -> [DrawCommand] {
    var next = commands
    guard !next.isEmpty else { return soup(1, depth: depth) }
    let index = pick(next.count)
    if case .group(var group) = next[index], pick(5) > 0 {
      if group.scrollIdentity != nil, pick(3) > 0 {
        group.transform = group.transform.concatenating(step())
      } else if depth > 0 {
        group.commands = edited(group.commands, depth: depth - 1)
      }
      next[index] = .group(group)
      return next
    }
    switch pick(4) {
    case 0: next.remove(at: index)
    case 1: next.insert(contentsOf: soup(1, depth: depth), at: index)
    case 2: next.swapAt(index, pick(next.count))
    default: next[index] = command(depth: depth)
    }
    return next
  }

  private mutating func step() -> CGAffineTransform {
    let scale = [1.0, 1.0, 0.5, 1.0 / 3, 0.37][pick(5)]
    return CGAffineTransform(
      translationX: pick(3) == 0 ? CGFloat(pick(9) - 4) * scale : 0, y: CGFloat(pick(21) - 10) * scale)
  }

  private mutating func scrollGroup(_ identity: Int) -> DrawCommand {
    let clip =
      pick(5) == 0 ? rounded() : Sketch.rect(CGFloat(pick(10)), CGFloat(pick(10)), 20 + CGFloat(pick(20)), 28)
    let group = DrawGroup(
      scrollIdentity: identity, clip: clip,
      transform: CGAffineTransform(translationX: CGFloat(pick(5)), y: CGFloat(-pick(30))), commands: soup(6, depth: 2))
    guard pick(4) == 0 else { return .group(group) }
    return .group(DrawGroup(clip: pick(2) == 0 ? rounded() : nil, commands: [.group(group)]))
  }

  private mutating func soup(_ count: Int, depth: Int) -> [DrawCommand] {
    (0..<count).map { _ in command(depth: depth) }
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch pick(depth > 0 ? 11 : 9) {
    case 0, 1: .fill(rounded(), color())
    case 2: .border(rounded(), width: CGFloat(1 + pick(6)) / 2, color())
    case 3: depth > 0 && pick(3) == 0 ? .contentShadow(contentShadow(depth: depth - 1)) : .shadow(shadow())
    case 4: .gradient(rounded(), gradient())
    case 5: .image(image())
    case 6: Sketch.text(["ab", "a *", "long text"][pick(3)], x: number(40), y: number(40), size: 6, color: color())
    case 7: .path(path())
    case 8: .backdrop(backdrop())
    default: .group(group(depth: depth - 1))
    }
  }

  private mutating func group(depth: Int) -> DrawGroup {
    let turn = [0, 0, 0, 0.3, .pi / 2][pick(5)]
    let stretch = [1, 1, 1, 0.8, 1.7, 0.3][pick(6)]
    let tilt = [0, 0, 0, 0.012, -0.03][pick(5)]
    let projection = ProjectionTransform(
      m11: 0.9, m12: 0.1, m13: tilt, m21: 0, m22: 1.1, m23: tilt / 2, m31: 0, m32: 0, m33: 1)
    var group = DrawGroup(
      clip: pick(2) == 0 ? rounded() : nil, mask: pick(4) == 0 ? soup(pick(3), depth: 0) : nil,
      projection: tilt == 0 ? nil : projection,
      transform: CGAffineTransform(translationX: number(10), y: number(10)).rotated(by: turn).scaledBy(
        x: stretch, y: 1),
      opacity: pick(3) == 0 ? 0.6 : 1, commands: soup(1 + pick(3), depth: depth))
    if pick(6) == 0 { group.blendMode = blendMode() }
    group.isIsolated = pick(8) == 0
    return group
  }

  private mutating func blendMode() -> BlendMode {
    let modes: [BlendMode] = [
      .clear, .copy, .sourceIn, .sourceAtop, .destinationOut, .destinationAtop, .xor, .multiply, .screen,
    ]
    return modes[pick(modes.count)]
  }

  private mutating func path() -> PathCommand {
    let center = CGPoint(x: number(40), y: number(50))
    let outline = Outline(contours: [
      pick(2) == 0
        ? .star(center: center, outer: 4 + number(12), inner: 3, points: 3 + pick(4))
        : .arc(center: center, radius: 2 + number(14), from: number(360), to: number(720))
    ])
    var style = StrokeStyle(width: number(5), cap: [.butt, .round, .square][pick(3)])
    style.join = [.miter, .round, .bevel][pick(3)]
    if pick(3) == 0 { style.dashes = [1 + number(4), number(3)] }
    if pick(3) == 0 { style.end = number(1) }
    let drawingMode = [PathCommand.DrawingMode.fill(.nonZero), .fill(.evenOdd), .stroke(style)][pick(3)]
    let blur = pick(5) == 0 ? number(3) : 0
    return PathCommand(outline, at: CGPoint(x: number(6), y: number(6)), drawingMode, color: color(), blurRadius: blur)
  }

  private mutating func image() -> ImageCommand {
    var image = ImageCommand(
      image: pictures[pick(2)],
      destination: CGRect(x: number(40), y: number(50), width: 1 + number(25), height: 1 + number(25)))
    if pick(3) == 0 { image.source = CGRect(x: 0.1, y: 0.25, width: 0.5, height: 0.6) }
    if pick(4) == 0 { image.tint = color() }
    return image
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      shape: rounded(), blurRadius: CGFloat(pick(5)), offset: CGSize(width: number(3), height: number(3)),
      color: color())
  }

  private mutating func contentShadow(depth: Int) -> ContentShadow {
    ContentShadow(
      of: soup(1 + pick(3), depth: depth), blurRadius: CGFloat(pick(5)),
      offset: CGSize(width: number(3), height: number(3)), color: color())
  }

  /// Commands that cast a shadow: often an opaque shape and content that mostly is inside of it.
  mutating func shadowContent() -> [DrawCommand] {
    // Layers have whole pixels; edges within pixels fade once for each command.
    var shape = rounded()
    shape.rect = shape.rect.integral
    let base: [DrawCommand] =
      switch pick(4) {
      case 0: []
      case 1: [.fill(shape, color(opaque: true))]
      case 2: [.group(DrawGroup(clip: shape, commands: [.fill(RoundedRect(shape.rect), color(opaque: true))]))]
      default:
        [
          .gradient(
            shape, Gradient(colors: [.black, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)))
        ]
      }
    let inside: [DrawCommand] = (0..<pick(3)).map { _ in
      let rect = shape.rect.insetBy(dx: CGFloat(pick(6)) - 1, dy: CGFloat(pick(6)) - 1)
      let part = RoundedRect(rect.isNull ? shape.rect : rect, radius: CGFloat(pick(9)), corners: shape.corners)
      return pick(2) == 0 ? .fill(part, color()) : .border(part, width: 1, color())
    }
    let others = pick(3) == 0 ? soup(1, depth: 0) : []
    return (base + inside + others).filter { if case .backdrop = $0 { false } else { true } }
  }

  private mutating func backdrop() -> Backdrop {
    let blur = [0, 0.7, 3, 9.5, 20][pick(5)]
    return Backdrop(
      rounded(), blurRadius: blur, saturation: [1, 1, 1.8][pick(3)], tint: pick(2) == 0 ? .clear : color())
  }

  private mutating func gradient() -> Gradient {
    Gradient(
      [.axial, .radial, .conic][pick(3)], colors: [color(), color()], locations: [0, 1],
      start: CGPoint(x: number(1), y: 0), end: CGPoint(x: 1, y: number(1)))
  }

  private mutating func rounded() -> RoundedRect {
    Sketch.rect(
      number(40) - 5, number(50) - 5, 1 + number(30), 1 + number(30), radius: pick(2) == 0 ? 0 : number(8),
      corners: RoundedRect.Corners(rawValue: UInt8(pick(16))))
  }

  private mutating func color(opaque: Bool = false) -> Color {
    Color(
      red: CGFloat(pick(11)) / 10, green: CGFloat(pick(11)) / 10, blue: CGFloat(pick(11)) / 10,
      alpha: opaque || pick(2) == 0 ? 1 : CGFloat(pick(11)) / 10)
  }

  /// A number in 0 ... limit, mostly whole.
  private mutating func number(_ limit: Int) -> CGFloat {
    let whole = CGFloat(pick(limit + 1))
    return pick(3) == 0 ? whole + CGFloat(pick(100)) / 100 : whole
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
}
