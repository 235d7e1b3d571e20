import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Typography

@testable import Raster

/// The properties of display lists and commands that are known without drawing.
struct CommandRuleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let glass = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func isCovered(_ commands: DrawCommand...) -> Bool {
    DisplayList(size: CGSize(width: 20, height: 10), commands: commands).isCovered
  }

  @Test func opaqueFillsCoverAList() {
    let whole = Self.rect(0, 0, 20, 10)
    let fill = DrawCommand.fill(RoundedRect(whole), Self.red)
    expectTrue(isCovered(fill))
    expectTrue(isCovered(.fill(RoundedRect(Self.rect(0, 0, 5, 5)), Self.red), .fill(RoundedRect(whole), .white)))
    for part in [Self.rect(1, 0, 20, 10), Self.rect(0, 1, 20, 10), Self.rect(0, 0, 19, 10), Self.rect(0, 0, 20, 9)] {
      expectFalse(isCovered(.fill(RoundedRect(part), Self.red)))
    }
    expectFalse(isCovered(.fill(RoundedRect(whole), Self.glass)))
    expectFalse(isCovered(.fill(RoundedRect(whole, radius: 1), Self.red)))
    expectFalse(isCovered(.backdrop(Backdrop(RoundedRect(whole), blurRadius: 1, tint: Self.red))))
    expectFalse(isCovered())
    func inGroup(_ change: (inout DrawGroup) -> Void) -> Bool {
      var group = DrawGroup(clip: RoundedRect(whole.insetBy(dx: -1, dy: -1)), commands: [fill])
      change(&group)
      return isCovered(.group(group))
    }
    expectTrue(inGroup { _ in })
    expectTrue(inGroup { $0.clip = nil })
    expectTrue(inGroup { $0.commands.append(.fill(RoundedRect(.zero), Self.glass)) })
    let changes: [(inout DrawGroup) -> Void] = [
      { $0.clip = RoundedRect(Self.rect(0, 0, 19, 10)) }, { $0.mask = [fill] }, { $0.opacity = 0.99 },
      { $0.transform.tx = 1 }, { $0.blendMode = .multiply }, { $0.projection = ProjectionTransform.identity },
      { $0.commands = [] },
    ]
    for change in changes { expectFalse(inGroup(change)) }
  }

  @Test func footprintsAreOpaque() {
    let shape = RoundedRect(Self.rect(1, 2, 3, 4), radius: 1)
    let size = CGSize(width: 5, height: 6)
    let gradient = Gradient(colors: [Self.glass], locations: [0], start: .zero, end: .zero)
    let picture = ImagePixels(width: 1, height: 1, pixels: [0], name: "clear")
    let path = PathCommand(Outline(contours: []), at: CGPoint(x: 1, y: 2), .fill(.evenOdd), color: Self.glass)
    let run = GlyphRun(text: "a", font: FontDescriptor(size: 9))
    let text = TextCommand(run: run, origin: .zero, width: 3, color: Self.glass)
    let fill = DrawCommand.fill(shape, Self.glass)
    var (blackPath, blackText) = (path, text)
    (blackPath.color, blackText.color) = (.black, .black)
    let pairs: [(DrawCommand, DrawCommand)] = [
      (fill, .fill(shape, .black)), (.gradient(shape, gradient), .fill(shape, .black)),
      (.border(shape, width: 2, Self.glass), .border(shape, width: 2, .black)),
      (.backdrop(Backdrop(shape, blurRadius: 3)), .fill(shape, .black)),
      (.image(ImageCommand(image: picture, destination: shape.rect)), .fill(RoundedRect(shape.rect), .black)),
      (
        .shadow(Shadow(shape: shape, blurRadius: 3, offset: size, color: Self.glass)),
        .shadow(Shadow(shape: shape, blurRadius: 3, offset: size, color: .black))
      ),
      (
        .contentShadow(ContentShadow(of: [fill], blurRadius: 3, offset: size, color: Self.glass)),
        .contentShadow(ContentShadow(of: [fill], blurRadius: 3, offset: size, color: .black))
      ),
      (.path(path), .path(blackPath)), (.text(text), .text(blackText)),
      (
        .group(DrawGroup(clip: shape, opacity: 0.3, commands: [fill])),
        .group(DrawGroup(clip: shape, opacity: 1, commands: [.fill(shape, .black)]))
      ),
    ]
    for (command, footprint) in pairs { expectEqual(command.footprint, footprint) }
  }

  /// Backdrops show nothing without what is below them, so that their shadow is that of an opaque shape.
  @Test func backdropsHaveShadows() {
    let bar = Backdrop(RoundedRect(Self.rect(0, 0, 10, 4)), blurRadius: 3)
    let mark = DrawCommand.fill(RoundedRect(Self.rect(30, 30, 4, 4)), Self.glass)
    let opaque = DrawCommand.fill(bar.shape, .black)
    func content(_ commands: DrawCommand...) -> DrawCommand? {
      DrawCommand.shadow(of: commands, blurRadius: 2, offset: CGSize(width: 1, height: 2), color: Self.red)
    }
    func shadow(_ commands: DrawCommand...) -> DrawCommand {
      .contentShadow(ContentShadow(of: commands, blurRadius: 2, offset: CGSize(width: 1, height: 2), color: Self.red))
    }
    expectEqual(content(.backdrop(bar), mark), shadow(opaque, mark))
    expectEqual(
      content(.group(DrawGroup(opacity: 0.5, commands: [.backdrop(bar), mark])), mark),
      shadow(.group(DrawGroup(opacity: 0.5, commands: [opaque, mark])), mark))
    expectNil(content(.fill(RoundedRect(.zero), Self.red)))
    expectNil(content())
    expectEqual(
      content(mark),
      .shadow(
        Shadow(
          shape: RoundedRect(Self.rect(30, 30, 4, 4)), blurRadius: 2, offset: CGSize(width: 1, height: 2),
          color: Self.glass)))
  }

  /// Three deviations around the moved content.
  @Test func shadowsReachThreeDeviations() {
    let fill = DrawCommand.fill(RoundedRect(Self.rect(10, 20, 30, 40)), Self.red)
    var shadow = ContentShadow(of: [fill], blurRadius: 2, offset: CGSize(width: 1, height: -3), color: Self.red)
    expectEqual(shadow.bounds, Self.rect(5, 11, 42, 52))
    shadow.color.alpha = 0
    expectEqual(shadow.bounds, .zero)
    (shadow.color, shadow.commands) = (Self.red, [])
    expectEqual(shadow.bounds, .zero)
  }

  @Test func dumpsNameEveryAttribute() {
    let shape = RoundedRect(Self.rect(1, 2, 3, 4), radius: 1, corners: [.topRight, .bottomLeft])
    func text(_ font: FontDescriptor) -> DrawCommand {
      .text(TextCommand(run: GlyphRun(text: "a", font: font), origin: .zero, width: 3, color: Self.glass))
    }
    var image = ImageCommand(
      image: ImagePixels(width: 1, height: 1, pixels: [0], name: "p"), destination: shape.rect,
      source: Self.rect(0, 0, 0.5, 1))
    image.nearest = [.enlarged, .reduced]
    var group = DrawGroup(
      mask: [.fill(shape, Self.red)], commands: [.fill(RoundedRect(.zero), Color(red: 2, green: -1, blue: 0.5))])
    (group.blendMode, group.isIsolated) = (.screen, true)
    let list = DisplayList(
      size: CGSize(width: 2, height: 1.0 / 3),
      commands: [
        .border(shape, width: 0.25, Self.glass),
        .shadow(Shadow(shape: shape, blurRadius: 2, offset: CGSize(width: 3, height: 4), color: Self.glass)),
        .contentShadow(
          ContentShadow(
            of: [.backdrop(Backdrop(shape, blurRadius: 2, saturation: 1.5, tint: Self.glass))], blurRadius: 1,
            offset: CGSize(width: 3, height: 4), color: Self.red)),
        .gradient(
          RoundedRect(.zero),
          Gradient(
            .radial, colors: [Self.red, Self.glass], locations: [0, 1], start: CGPoint(x: 0, y: 1),
            end: CGPoint(x: 1, y: 1))),
        .image(image), text(FontDescriptor(family: .monospaced, size: 9, isItalic: true)),
        text(FontDescriptor(family: .named("Futura"), size: 9, weight: 0.4, hasMonospacedDigits: true)), .group(group),
      ])
    expectEqual(
      list.dump(),
      """
      size 2×0.333
        border 0.25 (1,2 3×4) radius 1 corners tr,bl #FF000080
        shadow (1,2 3×4) radius 1 corners tr,bl blur 2 offset 3,4 #FF000080
        shadow of content, blur 1 offset 3,4 #FF0000FF
          backdrop (1,2 3×4) radius 1 corners tr,bl blur 2 saturation 1.5 #FF000080
        gradient (0,0 0×0) radial 0,1 → 1,1 [0 #FF0000FF, 1 #FF000080]
        image "p" 1×1 (1,2 3×4) from (0,0 0.5×1) nearest when enlarged nearest when reduced
        text "a" at 0,0 width 3 monospaced 9 weight 0 italic #FF000080
        text "a" at 0,0 width 3 "Futura" 9 weight 0.4 tabular #FF000080
        group blend screen isolated
          mask
            fill (1,2 3×4) radius 1 corners tr,bl #FF0000FF
          fill (0,0 0×0) #FF0080FF

      """)
  }

  @Test func modesThatChangeWithoutDrawing() {
    let modes: Set<BlendMode> = [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
    var count = 0
    while let mode = BlendMode(rawValue: Int32(count)) {
      expectEqual(mode.changesWithoutDrawing, modes.contains(mode), "\(mode)")
      count += 1
    }
    // The modes are those of Core Graphics, from `CGBlendMode.normal` to `plusLighter`.
    expectEqual(count, 28)
    expectEqual(
      [BlendMode.luminosity.rawValue, BlendMode.clear.rawValue, BlendMode.plusLighter.rawValue], [15, 16, 27])
  }

  /// A value beyond the capacity removes the least recently used ones, down to half of it. Those of this frame stay.
  @Test func cachesDropTheOldest() {
    var cache = LRUCache<Int, String>(capacity: 100)
    func kept(_ frame: Int) -> [Int] {
      (0..<6).filter {
        var copy = cache; return copy[$0, frame] != nil
      }
    }
    for key in 0..<5 { cache.insert("\(key)", for: key, bytes: 20, frame: key) }
    expectEqual(kept(5), [0, 1, 2, 3, 4], "exactly the capacity")
    expectEqual(cache[0, 5], "0")
    cache.insert("5", for: 5, bytes: 1, frame: 5)
    expectEqual(kept(5), [0, 4, 5], "101 bytes, less 1, 2 and 3")
    expectEqual(cache.remove(4), "4")
    expectNil(cache.remove(4))
    cache.insert("1", for: 1, bytes: 80, frame: 5)
    expectEqual(kept(5), [0, 1, 5], "all are of this frame")
    cache.removeAll(before: 6)
    expectEqual(kept(5), [])
    cache.insert("2", for: 2, bytes: 100, frame: 7)
    expectEqual(kept(7), [2], "the bytes of removed values do not count")
  }

  @Test func moviesNeedPixels() throws {
    func error(_ width: Int, _ height: Int) -> PNGError? {
      var encoder = GIFEncoder(framesPerSecond: 10)
      do {
        _ = try encoder.append(
          Bitmap(width: width, height: height, pixels: Array(repeating: 0, count: width * height)), isChanged: true)
        return nil
      } catch { return error }
    }
    expectEqual(error(0, 3), .empty)
    expectEqual(error(3, 0), .empty)
    expectEqual(error(65_536, 1), .tooLarge(width: 65_536, height: 1))
    expectEqual(error(1, 65_536), .tooLarge(width: 1, height: 65_536))
    expectNil(error(65_535, 1))
    var encoder = GIFEncoder(framesPerSecond: 10)
    #expect(throws: PNGError.empty) { try encoder.finish() }
  }
}
