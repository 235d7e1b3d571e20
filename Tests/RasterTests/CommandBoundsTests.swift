import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Typography

/// The rectangles that commands paint, and the shapes whose shadows stand for those of their content.
struct CommandBoundsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let glass = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
  private static let box = rect(10, 20, 30, 40)

  private static func fill(_ rect: CGRect, _ color: Color = red, radius: CGFloat = 0, isContinuous: Bool = false)
    -> DrawCommand
  {
    .fill(RoundedRect(rect, radius: radius, isContinuous: isContinuous), color)
  }

  private func text(_ string: String = "a", _ color: Color = red, size: CGFloat = 9) -> TextCommand {
    TextCommand(
      run: GlyphRun(text: string, font: FontDescriptor(size: size)), origin: CGPoint(x: 10, y: 20), width: 30,
      color: color)
  }

  @Test func commandsPaintInTheirRectangles() {
    let shape = RoundedRect(Self.box)
    let picture = ImagePixels(width: 1, height: 1, pixels: [0], name: "clear")
    let gradient = Gradient(colors: [Self.glass], locations: [0], start: .zero, end: .zero)
    let offset = CGSize(width: 1, height: -3)
    let commands: [(DrawCommand, CGRect)] = [
      (Self.fill(Self.box), Self.box), (Self.fill(Self.box, .clear), .zero),
      (.border(shape, width: 1, Self.red), Self.box), (.border(shape, width: 0, Self.red), .zero),
      (.border(shape, width: 1, .clear), .zero), (.gradient(shape, gradient), Self.box),
      (.image(ImageCommand(image: picture, destination: Self.box)), Self.box),
      (
        .shadow(Shadow(shape: shape, blurRadius: 2, offset: offset, color: Self.red)), rect(5, 11, 42, 52)
      ),
      (.shadow(Shadow(shape: shape, blurRadius: 2, offset: offset, color: .clear)), .zero),
      (.text(text()), rect(1, 2, 48, 27)), (.text(text("")), .zero), (.text(text("a", .clear)), .zero),
    ]
    for (command, bounds) in commands { expectEqual(command.bounds, bounds, "\(command)") }
    let all = [Self.fill(.zero), Self.fill(rect(5, 60, 1, 2)), Self.fill(Self.box), Self.fill(rect(39, 10, 2, 0))]
    expectEqual(DrawCommand.bounds(of: all), rect(5, 20, 35, 42))
    expectEqual(DrawCommand.bounds(of: []), .zero)
  }

  /// A group that is only moved keeps its edges; another one fades over a pixel around them.
  @Test func groupsPaintWhereTheirContentIsMoved() {
    func bounds(_ change: (inout DrawGroup) -> Void) -> CGRect {
      var group = DrawGroup(commands: [Self.fill(Self.box)])
      change(&group)
      return group.bounds
    }
    expectEqual(bounds { _ in }, Self.box)
    expectEqual(bounds { $0.transform = CGAffineTransform(translationX: 5, y: 7) }, rect(15, 27, 30, 40))
    expectEqual(bounds { $0.transform = CGAffineTransform(scaleX: 2, y: 3) }, rect(18, 57, 64, 126))
    expectClose(bounds { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }, rect(-61, 9, 42, 32))
    expectEqual(bounds { $0.transform.tx = .infinity }, .zero)
    expectEqual(bounds { $0.opacity = 0 }, .zero)
    expectEqual(bounds { $0.opacity = 0.01 }, Self.box)
    expectEqual(bounds { $0.clip = RoundedRect(rect(0, 30, 20, 20)) }, rect(10, 30, 10, 20))
    expectEqual(bounds { $0.mask = [Self.fill(rect(30, 0, 50, 50))] }, rect(30, 20, 10, 30))
    expectEqual(bounds { $0.commands = [] }, .zero)
    let masked = bounds {
      ($0.mask, $0.blendMode) = ([Self.fill(rect(30, 0, 50, 50))], .multiply)
    }
    expectEqual(masked, rect(30, 0, 50, 50), "such a mode changes the whole mask")
    var clipped = DrawGroup(clip: RoundedRect(rect(0, 30, 20, 20)), commands: [Self.fill(Self.box)])
    clipped.mask = [Self.fill(.zero)]
    expectEqual(clipped.unclippedBounds, Self.box)
  }

  // MARK: Silhouettes

  /// The shape whose shadow is that of the commands; `nil` if it has to be drawn from the content.
  private func silhouette(_ commands: DrawCommand...) -> RoundedRect? {
    let shadow = DrawCommand.shadow(of: commands, blurRadius: 3, offset: CGSize(width: 1, height: 2), color: .black)
    guard case .shadow(let shadow)? = shadow else { return nil }
    expectEqual(shadow.blurRadius, 3)
    expectEqual(shadow.offset, CGSize(width: 1, height: 2))
    return shadow.shape
  }

  /// A mark inside of a circle's quarter does not exceed a round corner: 14² + 14² < 20², but 15² + 15² > 20².
  @Test(arguments: [(20, false, 6, true), (20, false, 5, false), (20, true, 10, true), (20, true, 9, false)])
  func marksAreInsideOfRoundCorners(radius: CGFloat, isContinuous: Bool, distance: CGFloat, isInside: Bool) {
    let card = Self.fill(rect(0, 0, 100, 120), radius: radius, isContinuous: isContinuous)
    let (far, low) = (100 - 10 - distance, 120 - 10 - distance)
    for origin in [(distance, distance), (far, distance), (distance, low), (far, low)] {
      let mark = Self.fill(rect(origin.0, origin.1, 10, 10), Self.glass)
      expectEqual(silhouette(card, mark) != nil, isInside, "\(origin)")
    }
    // A side is whole beside a corner.
    let reach = isContinuous ? 32 : radius
    expectNotNil(silhouette(card, Self.fill(rect(0, reach, 10, 10), Self.glass)))
    expectNotNil(silhouette(card, Self.fill(rect(reach, 0, 10, 10), Self.glass)))
    expectNil(silhouette(card, Self.fill(rect(0, reach - 2, 10, 10), Self.glass)))
  }

  @Test func contentInTheSameCornersIsInside() {
    let (area, card) = (rect(0, 0, 100, 120), Self.fill(rect(0, 0, 100, 120), radius: 20))
    expectNotNil(silhouette(card, Self.fill(area, Self.glass, radius: 20)))
    expectNotNil(silhouette(card, Self.fill(area, Self.glass, radius: 25)))
    expectNil(silhouette(card, Self.fill(area, Self.glass, radius: 19)))
    expectNil(silhouette(card, Self.fill(area, Self.glass, radius: 20, isContinuous: true)))
    let top = RoundedRect(area, radius: 20, corners: [.topLeft, .topRight])
    expectNil(silhouette(card, .fill(top, Self.glass)))
    expectNotNil(silhouette(.fill(top, Self.red), Self.fill(rect(0, 100, 10, 20), Self.glass)))
    expectNil(silhouette(.fill(top, Self.red), Self.fill(rect(0, 0, 10, 20), Self.glass)))
  }

  @Test func contentThatExceedsTheShapeIsDrawn() {
    let card = Self.fill(rect(10, 10, 100, 100))
    for (excess, isInside) in [(-1, true), (0, true), (0.009, true), (0.02, false), (5, false)] as [(CGFloat, Bool)] {
      for mark in [
        rect(10 - excess, 20, 5, 5), rect(20, 10 - excess, 5, 5), rect(105 + excess, 20, 5, 5),
        rect(20, 105 + excess, 5, 5),
      ] { expectEqual(silhouette(card, Self.fill(mark, Self.glass)) != nil, isInside, "\(mark)") }
    }
    expectNil(silhouette(Self.fill(rect(10, 10, 100, 100), Self.glass), Self.fill(rect(20, 20, 5, 5), Self.glass)))
  }

  /// Letters reach eight tenths of their size above the baseline, and two tenths below.
  @Test func lettersInsideOfAShapeDoNotExceedIt() {
    func isInside(_ area: CGRect) -> Bool { silhouette(Self.fill(area), .text(text(size: 10))) != nil }
    expectTrue(isInside(rect(10, 12, 30, 10.2)))
    for area in [
      rect(10, 12.1, 30, 10.2), rect(10, 12, 30, 10.1), rect(10.1, 12, 30, 10.2), rect(10, 12, 29.9, 10.2),
    ] { expectFalse(isInside(area), "\(area)") }
  }

  /// The shadow of a page is that of the page if nine tenths of everything are in it.
  @Test func aPageMayBeExceededALittle() {
    func isPage(_ page: CGRect, _ whole: CGRect) -> Bool {
      silhouette(Self.fill(page), Self.fill(whole, Self.glass)) != nil
    }
    expectTrue(isPage(rect(0, 0, 400, 270), rect(0, 0, 400, 300)))
    expectFalse(isPage(rect(0, 0, 400, 269), rect(0, 0, 400, 300)))
    expectTrue(isPage(rect(0, 0, 250, 380), rect(0, 0, 250, 401)))
    expectFalse(isPage(rect(0, 0, 250, 380), rect(0, 0, 250, 400)), "a card")
  }

  /// The shapes that commands cover with opaque pixels.
  @Test func solidCommandsHaveAShape() {
    let shape = RoundedRect(rect(0, 0, 100, 50), radius: 8)
    let mark = Self.fill(rect(40, 20, 5, 5), Self.glass)
    func gradient(_ colors: [Color]) -> DrawCommand {
      .gradient(shape, Gradient(colors: colors, locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 1)))
    }
    expectEqual(silhouette(gradient([Self.red, .black]), mark), shape)
    expectNil(silhouette(gradient([Self.red, Self.glass]), mark))
    func image(_ pixel: UInt32, source: CGRect = rect(0, 0, 1, 1)) -> DrawCommand {
      let pixels = ImagePixels(width: 1, height: 1, pixels: [pixel], name: "pixel")
      return .image(ImageCommand(image: pixels, destination: shape.rect, source: source))
    }
    expectEqual(silhouette(image(0xFF00_0000), mark), RoundedRect(shape.rect))
    expectNil(silhouette(image(0x8000_0000), mark))
    for source in [rect(-0.1, 0, 1, 1), rect(0, -0.1, 1, 1), rect(0.1, 0, 1, 1), rect(0, 0.1, 1, 1)] {
      expectNil(silhouette(image(0xFF00_0000, source: source), mark), "\(source)")
    }
    func group(_ change: (inout DrawGroup) -> Void) -> RoundedRect? {
      var group = DrawGroup(commands: [.fill(shape, Self.red)])
      change(&group)
      return silhouette(.group(group), mark)
    }
    expectEqual(group { _ in }, shape)
    expectEqual(group { $0.transform = CGAffineTransform(translationX: 2, y: 3) }?.rect, rect(2, 3, 100, 50))
    let small = RoundedRect(rect(20, 10, 40, 30), radius: 4)
    expectEqual(group { $0.clip = small }, small)
    expectEqual(group { $0.clip = RoundedRect(rect(-1, -1, 200, 200)) }, shape)
    expectNil(group { $0.clip = RoundedRect(rect(50, 0, 100, 50)) })
    let changes: [(inout DrawGroup) -> Void] = [
      { $0.opacity = 0.9 }, { $0.mask = [Self.fill(rect(0, 0, 100, 50))] }, { $0.blendMode = .multiply },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]
    for change in changes { expectNil(group(change)) }
  }
}
