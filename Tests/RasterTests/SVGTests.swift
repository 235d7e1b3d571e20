import Drawing
import Foundation
import Geometry
import Raster
import SystemText
import TestSupport
import Testing
import Typography

/// Frames as SVG, compared with what librsvg draws of them.
struct SVGTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let picture = ImagePixels(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080], name: "four")

  /// Lists of commands that both draw alike.
  private static let samples: [(name: String, commands: [DrawCommand])] = [
    ("fill", [.fill(RoundedRect(rect(4, 6, 30, 20)), red), .fill(RoundedRect(rect(20, 10, 30, 30)), blue)]),
    ("corners", [.fill(RoundedRect(rect(4, 4, 40, 30), radius: 12, corners: [.topLeft, .bottomRight]), red)]),
    ("round", [.fill(RoundedRect(rect(4, 4, 40, 30), radius: 99), red)]),
    ("border", [.border(RoundedRect(rect(4, 4, 40, 30), radius: 8), width: 4, blue)]),
    (
      "gradients",
      [
        .gradient(
          RoundedRect(rect(0, 0, 30, 60)),
          Gradient(colors: [red, .black], locations: [0, 1], start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 1))),
        .gradient(
          RoundedRect(rect(30, 0, 30, 60)),
          Gradient(
            .radial, colors: [red, .black], locations: [0.2, 1], start: CGPoint(x: 0.5, y: 0.5),
            end: CGPoint(x: 1, y: 1))),
      ]
    ),
    (
      "groups",
      [
        .group(
          DrawGroup(
            clip: RoundedRect(rect(5, 5, 40, 40), radius: 20),
            transform: CGAffineTransform(translationX: 10, y: 0).rotated(by: 0.3), opacity: 0.5,
            commands: [.fill(RoundedRect(rect(0, 0, 60, 60)), red), .fill(RoundedRect(rect(10, 10, 10, 40)), .black)]))
      ]
    ),
    (
      "mask",
      [
        .group(
          DrawGroup(
            mask: [.fill(RoundedRect(rect(10, 10, 30, 30), radius: 15), Color(red: 0, green: 0, blue: 0, alpha: 0.6))],
            commands: [.fill(RoundedRect(rect(0, 0, 60, 60)), red)]))
      ]
    ),
    (
      "paths",
      [
        .path(
          PathCommand(
            Outline(contours: [.ellipse(center: CGPoint(x: 0, y: 0), radii: CGSize(width: 20, height: 12))]),
            at: CGPoint(x: 30, y: 20), .fill(.nonZero), color: red)),
        .path(
          PathCommand(
            Outline(contours: [
              Outline.Contour(start: CGPoint(x: 5, y: 50), segments: [.line(CGPoint(x: 55, y: 40))])
            ]), .stroke(StrokeStyle(width: 3, dashes: [6, 4])), color: .black)),
      ]
    ),
  ]

  @Test(arguments: samples.indices)
  func librsvgDrawsTheSamePicture(index: Int) throws {
    let (name, commands) = Self.samples[index]
    let list = DisplayList(size: CGSize(width: 60, height: 60), commands: commands)
    let drawn = try VectorPicture.draw(Data(SVGDocument(list).text.utf8), name: name, scale: 2)
    let own = try Rasterizer(textEngine: BoxFont()).picture(of: list, scale: 2)
    expectEqual([drawn.width, drawn.height], [own.width, own.height])
    // Both round differently along edges.
    var difference = 0
    for (first, second) in zip(drawn.pixels, own.pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        difference += abs(Int(first >> shift & 255) - Int(second >> shift & 255))
      }
    }
    expectLess(Double(difference) / Double(4 * own.pixels.count), 1.5, "\(name)")
  }

  @Test func textKeepsItsWidthAndItsCharacters() throws {
    let run = GlyphRun(text: "a < \"b\" & \u{1}c", font: FontDescriptor(size: 17, weight: 0.4))
    let list = DisplayList(
      size: CGSize(width: 60, height: 60),
      commands: [.text(TextCommand(run: run, origin: CGPoint(x: 1, y: 20), width: 50, color: .black))])
    let text = try SVGDocument(list).text
    #expect(text.contains("font-size=\"17\" font-weight=\"700\" textLength=\"50\""))
    #expect(text.contains(">a &lt; \"b\" &amp; \u{FFFD}c</text>"))
  }

  @Test func picturesAreEmbeddedOnce() throws {
    let images = (0..<3).map {
      DrawCommand.image(ImageCommand(image: Self.picture, destination: Self.rect(CGFloat($0) * 20, 0, 20, 20)))
    }
    let part = DrawCommand.image(
      ImageCommand(image: Self.picture, destination: Self.rect(0, 30, 20, 20), source: Self.rect(0.5, 0, 0.5, 0.5)))
    let text = try SVGDocument(DisplayList(size: CGSize(width: 60, height: 60), commands: images + [part])).text
    expectEqual(text.components(separatedBy: "data:image/png").count, 2)
    let drawn = try VectorPicture.draw(Data(text.utf8), name: "images", scale: 1)
    expectEqual(drawn.pixels[2 * 60 + 2], 0xFFFF_0000)
    expectEqual(drawn.pixels[31 * 60 + 18], 0xFF00_FF00)
    expectEqual(drawn.pixels[31 * 60 + 30], 0)
  }

  @Test func aPictureThatIsWiderThanHighIsEmbeddedWhole() throws {
    let wide = ImagePixels(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF], name: "wide")
    let image = DrawCommand.image(ImageCommand(image: wide, destination: Self.rect(0, 0, 60, 20)))
    let text = try SVGDocument(DisplayList(size: CGSize(width: 60, height: 20), commands: [image])).text
    let drawn = try VectorPicture.draw(Data(text.utf8), name: "wide", scale: 1)
    expectEqual(drawn.pixels[10 * 60 + 2], 0xFFFF_0000)
    expectEqual(drawn.pixels[10 * 60 + 57], 0xFF00_00FF)
  }

  @Test func numbersAreFinite() throws {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      commands: [.fill(RoundedRect(Self.rect(.nan, .infinity, 5, -.infinity), radius: .nan), Self.red)])
    let text = try SVGDocument(list).text
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
