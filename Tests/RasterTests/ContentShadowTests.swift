import Drawing
import Foundation
import Geometry
import Testing

import Raster
import TestSupport

/// Shadows of everything that commands draw.
struct ContentShadowTests {
  private static let offset = CGSize(width: 1.5, height: 2.25)

  private func shadow(of commands: [DrawCommand], blur: CGFloat, color: Color = .black) -> DrawCommand {
    .contentShadow(ContentShadow(of: commands, blurRadius: blur, offset: Self.offset, color: color))
  }

  @Test(arguments: [0.0, 0.5, 2, 5])
  func shadowOfABoxIsThatOfItsShape(blur: CGFloat) throws {
    let shape = Sketch.rect(6.25, 7, 18, 12.5, radius: 5)
    let box = Shadow(shape: shape, blurRadius: blur, offset: Self.offset, color: .black)
    let expected = try Sketch.draw([.shadow(box)], width: 40, height: 40, scale: 2)
    let drawn = try Sketch.draw([shadow(of: [.fill(shape, .white)], blur: blur)], width: 40, height: 40, scale: 2)
    expectNil(Sketch.difference(drawn, expected))
  }

  @Test
  func aSharpShadowIsTheTextMoved() throws {
    let command = ContentShadow(
      of: [Sketch.text("ab", x: 2, y: 9)], blurRadius: 0, offset: CGSize(width: 3, height: 4), color: .white)
    let drawn = try Sketch.draw([.contentShadow(command)], width: 30, height: 20)
    let expected = try Sketch.draw([Sketch.text("ab", x: 5, y: 13, color: .white)], width: 30, height: 20)
    expectNil(Sketch.difference(drawn, expected))
  }

  /// A half-transparent box casts a shadow of half the strength, and one with a hole none in its middle.
  @Test
  func theShadowIsAsStrongAsTheContent() throws {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let shape = Sketch.rect(0, 0, 20, 20)
    let drawn = try Sketch.draw(
      [shadow(of: [.fill(shape, half), .border(shape, width: 2, .white)], blur: 0)], width: 30, height: 30)
    expectEqual(drawn[12, 12] >> 24, 128)
    expectEqual(drawn[12, 3] >> 24, 255)
    let ring = try Sketch.draw([shadow(of: [.border(shape, width: 2, .white)], blur: 0)], width: 30, height: 30)
    expectEqual(ring[12, 12], 0)
  }

  /// The blur is within three percent of a Gaussian, summed pixel by pixel.
  @Test(arguments: [2.0, 4])
  func theBlurIsAGaussian(radius: Double) throws {
    let picture = Sketch.picture(16, 16) { x, y in UInt32((x * 37 + y * 91) % 256) << 24 }
    let content = [Sketch.image(picture, 24, 24, 16, 16)]
    let command = ContentShadow(of: content, blurRadius: radius, offset: .zero, color: .black)
    let sharp = try Sketch.draw(content, width: 64, height: 64)
    let drawn = try Sketch.draw([.contentShadow(command)], width: 64, height: 64)
    for (x, y) in [(20, 20), (24, 30), (32, 32), (40, 28), (44, 44)] {
      var sum = 0.0
      for v in 0..<64 {
        for u in 0..<64 {
          let squared = Double((u - x) * (u - x) + (v - y) * (v - y))
          let weight = exp(-squared / (2 * radius * radius)) / (2 * .pi * radius * radius)
          sum += weight * Double(sharp[u, v] >> 24) / 255
        }
      }
      expectLess(abs(Double(drawn[x, y] >> 24) / 255 - sum), 0.03, "pixel \(x), \(y)")
    }
  }

  /// The cheaper shadow of a box or path has the pixels of the content's, except that commands with the same round corner
  /// cover its edge several times.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func silhouettesHaveThePixelsOfTheContent(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    let content = scene.shadowContent()
    let color = Color(red: 0, green: 0, blue: 0, alpha: 0.8)
    let command = DrawCommand.shadow(of: content, blurRadius: 1, offset: .zero, color: color)
    let whole = ContentShadow(of: content, blurRadius: 1, offset: .zero, color: color)
    let drawn = try Sketch.draw(command.map { [$0] } ?? [], width: 60, height: 60)
    let expected = try Sketch.draw([.contentShadow(whole)], width: 60, height: 60)
    let farthest = zip(drawn.pixels, expected.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
    expectAtMost(farthest, 12, "seed \(seed): \(content)")
  }

  @Test
  func anOpaqueCardWithContentInsideCastsABox() throws {
    let card = Sketch.rect(4, 4, 30, 20, radius: 4)
    let content: [DrawCommand] = [
      .fill(card, .white), Sketch.text("ab", x: 9, y: 18), .border(card, width: 1, .black),
      .group(DrawGroup(clip: Sketch.rect(8, 8, 10, 10), commands: [.fill(Sketch.rect(0, 0, 90, 90), .black)])),
    ]
    let expected = Shadow(shape: card, blurRadius: 3, offset: .zero, color: .black)
    expectEqual(DrawCommand.shadow(of: content, blurRadius: 3, offset: .zero, color: .black), .shadow(expected))
    let badge = DrawCommand.fill(Sketch.rect(30, 0, 8, 8), .black)
    guard case .contentShadow? = DrawCommand.shadow(of: content + [badge], blurRadius: 3, offset: .zero, color: .black)
    else { return #expect(Bool(false), "a badge that sticks out is part of the shadow") }
  }

  @Test
  func scrollingDoesNotBlurAgain() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 60, height: 60), scale: 2)
    var made: [Int] = []
    for step in 0..<4 {
      let group = DrawGroup(
        scrollIdentity: 1, clip: Sketch.rect(0, 0, 60, 60),
        transform: CGAffineTransform(translationX: 0, y: -CGFloat(step)),
        commands: [shadow(of: [Sketch.text("ab", x: 10, y: 40)], blur: 2), Sketch.text("ab", x: 10, y: 40)])
      let list = DisplayList(size: CGSize(width: 60, height: 60), commands: [.group(group)])
      made.append(screen.show(list, with: rasterizer).work.shadowsMade)
    }
    expectEqual(made, [1, 0, 0, 0])
  }
}
