import Drawing
import Foundation
import Geometry
import Testing

import Raster
import TestSupport

/// The opacity of what a command paints is that of its color, from the faintest on.
struct OpacityTests {
  private static let outline = Outline(contours: [.rectangle(rect(1, 1, 6, 6), radius: 0)])

  /// Commands that cover the pixel at 4, 4 wholly.
  private static let commands: [(String, @Sendable (Color) -> DrawCommand)] = [
    ("fill", { .fill(Sketch.rect(1, 1, 6, 6), $0) }),
    ("round fill", { .fill(Sketch.rect(1, 1, 6, 6, radius: 2), $0) }),
    ("border", { .border(Sketch.rect(2, 4, 6, 6), width: 1, $0) }),
    ("wide border", { .border(Sketch.rect(1, 1, 6, 6), width: 9, $0) }),
    (
      "shadow",
      { .shadow(Shadow(shape: Sketch.rect(0, 0, 6, 6), blurRadius: 0, offset: CGSize(width: 1, height: 1), color: $0)) }
    ),
    (
      "content shadow",
      {
        .contentShadow(
          ContentShadow(of: [.fill(Sketch.rect(1, 1, 6, 6), .black)], blurRadius: 0, offset: .zero, color: $0))
      }
    ),
    ("path", { .path(PathCommand(outline, .fill(.nonZero), color: $0)) }),
    ("line", { .path(PathCommand(outline, .stroke(StrokeStyle(width: 8)), color: $0)) }),
    ("text", { Sketch.text("aaa", x: 0, y: 8, color: $0) }),
  ]

  @Test(arguments: [1, 2, 3, 127, 254, 255] as [UInt32])
  func wholePixelsHaveTheOpacityOfTheColor(level: UInt32) throws {
    let color = Color(red: 1, green: 1, blue: 1, alpha: CGFloat(level) / 255)
    for (name, command) in Self.commands {
      let drawn = try Sketch.draw([command(color)])
      expectEqual(drawn[4, 4], level << 24 | level << 16 | level << 8 | level, "\(name), \(level)")
    }
  }

  @Test(arguments: [0, 0.001] as [CGFloat])
  func transparentColorsPaintNothing(alpha: CGFloat) throws {
    for (name, command) in Self.commands {
      let drawn = try Sketch.draw([command(Color(red: 1, green: 1, blue: 1, alpha: alpha))])
      expectTrue(drawn.pixels.allSatisfy { $0 == 0 }, "\(name)")
    }
  }
}
