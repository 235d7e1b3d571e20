import Drawing
import Foundation
import Geometry
import Testing

import Raster
import TestSupport

/// The backdrop seen through a material, compared with closed forms.
struct BackdropTests {
  private func material(
    _ shape: RoundedRect, blur: CGFloat, saturation: CGFloat = 1, tint: Color = .clear
  ) -> DrawCommand {
    .backdrop(Backdrop(shape, blurRadius: blur, saturation: saturation, tint: tint))
  }

  private func channel(_ bitmap: Bitmap, _ x: Int, _ y: Int, shift: UInt32 = 8) -> Double {
    Double(bitmap[x, y] >> shift & 255) / 255
  }

  @Test(arguments: [0.3, 1, 3, 7.9, 8, 13, 40, 127, 1_000] as [CGFloat])
  func uniformBackdropIsUnchangedByBlur(blur: CGFloat) throws {
    let color = Color(red: 0.2, green: 0.6, blue: 0.9)
    let backdropMarks = DrawCommand.fill(Sketch.rect(0, 0, 61, 37), color)
    let plain = try Sketch.draw([backdropMarks], width: 61, height: 37)
    let blurred = try Sketch.draw(
      [backdropMarks, material(Sketch.rect(3, 2, 50, 31), blur: blur)], width: 61, height: 37)
    expectNil(Sketch.difference(plain, blurred))
  }

  /// A Gaussian blurs a step to the integral of the bell curve.
  @Test(arguments: [2, 5, 8, 15, 31, 42] as [CGFloat], [1, 2, 3] as [CGFloat])
  func aStepBecomesTheIntegralOfTheBell(deviation: CGFloat, scale: CGFloat) throws {
    let (width, edge) = (deviation * 10, (deviation * 5).rounded())
    let bitmap = try Sketch.draw(
      [
        .fill(Sketch.rect(0, 0, width, 4), .black), .fill(Sketch.rect(edge, 0, width, 4), .white),
        material(Sketch.rect(0, 0, width, 4), blur: deviation),
      ], width: width, height: 4, scale: scale)
    for x in 0..<bitmap.width {
      let distance = (Double(x) + 0.5) / Double(scale) - Double(edge)
      let expected = 0.5 * (1 + erf(distance / Double(deviation) / 2.0.squareRoot()))
      // Three boxes approximate the bell curve; averaging over cells adds a small error.
      expectLess(abs(channel(bitmap, x, 2) - expected), 0.016, "at \(distance) of \(deviation)")
    }
  }

  @Test(arguments: [1.5, 4, 9.7, 20] as [CGFloat])
  func lightIsNeitherLostNorMade(deviation: CGFloat) throws {
    let side = 48 + deviation * 8
    let bitmap = try Sketch.draw(
      [
        .fill(Sketch.rect(0, 0, side, side), .black),
        .fill(Sketch.rect(side / 2 - 24, side / 2 - 24, 48, 48), .white),
        material(Sketch.rect(0, 0, side, side), blur: deviation),
      ], width: side, height: side)
    let sum = bitmap.pixels.reduce(0) { $0 + Double($1 & 255) / 255 }
    expectLess(abs(sum - 48 * 48), 48 * 48 * 0.005)
  }

  @Test(arguments: [1, 6, 16] as [CGFloat])
  func blurIsSymmetric(deviation: CGFloat) throws {
    // Cells begin at the corner; both sides have the same number of whole cells.
    let bitmap = try Sketch.draw(
      [
        .fill(Sketch.rect(0, 0, 96, 96), Color(red: 0.1, green: 0.1, blue: 0.1)),
        .fill(Sketch.rect(40, 40, 16, 16), .white), material(Sketch.rect(0, 0, 96, 96), blur: deviation),
      ], width: 96, height: 96)
    for y in 0..<96 {
      for x in 0..<96 {
        let mirrored = [bitmap[95 - x, y], bitmap[x, 95 - y], bitmap[y, x]]
        for other in mirrored { expectAtMost(abs(Int(other & 255) - Int(bitmap[x, y] & 255)), 1) }
      }
    }
  }

  @Test
  func nothingShinesInFromBeyondTheEdges() throws {
    let size: CGFloat = 60
    let bitmap = try Sketch.draw(
      [
        .fill(Sketch.rect(0, 0, size, size), .white), .fill(Sketch.rect(20, 20, 20, 20), .black),
        material(Sketch.rect(20, 20, 20, 20), blur: 10),
      ], width: size, height: size)
    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = (20..<40).contains(x) && (20..<40).contains(y)
        expectEqual(bitmap[x, y], (isInside ? 0xff00_0000 : 0xffff_ffff))
      }
    }
  }

  @Test
  func laterPaintIsNotBlurred() throws {
    let bitmap = try Sketch.draw(
      [
        .fill(Sketch.rect(0, 0, 40, 40), .white), material(Sketch.rect(0, 0, 40, 40), blur: 8),
        .fill(Sketch.rect(10, 10, 20, 20), .black),
      ], width: 40, height: 40)
    #expect(bitmap[9, 20] == 0xffff_ffff && bitmap[10, 20] == 0xff00_0000)
  }

  @Test
  func saturationKeepsGreysAndLuminance() throws {
    func shown(_ color: Color, _ saturation: CGFloat) throws -> UInt32 {
      try Sketch.draw([
        .fill(Sketch.rect(0, 0, 8, 8), color), material(Sketch.rect(0, 0, 8, 8), blur: 0, saturation: saturation),
      ])[4, 4]
    }
    let grey = Color(red: 0.4, green: 0.4, blue: 0.4)
    for saturation in [0, 0.5, 1.8, 100] as [CGFloat] {
      #expect(try shown(grey, saturation) == 0xff66_6666)
    }
    // 0.2126 · 0.6 + 0.7152 · 0.4 + 0.0722 · 0.5 = 0.44974; every channel moves half as far again from that.
    let vivid = try shown(Color(red: 0.6, green: 0.4, blue: 0.5), 1.5)
    for (shift, expected) in [(16, 0.67513), (8, 0.37513), (0, 0.52513)] as [(UInt32, Double)] {
      expectAtMost(abs(Double(vivid >> shift & 255) - expected * 255), 1.6)
    }
    #expect(try shown(Color(red: 0.6, green: 0.4, blue: 0.5), 0) == 0xff73_7373)
  }

  /// Every channel moves away from the luminance by the factor, and stops at nothing and at full intensity.
  @Test(arguments: [0, 0.25, 0.5, 1, 1.5, 1.8, 3] as [CGFloat])
  func saturationMovesEveryChannelFromTheLuminance(saturation: CGFloat) throws {
    for bytes in [
      [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0], [17, 34, 51], [200, 100, 150], [90, 91, 92],
    ] {
      let color = Color(red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255)
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      let shown = try Sketch.draw([
        .fill(Sketch.rect(0, 0, 8, 8), color), material(Sketch.rect(0, 0, 8, 8), blur: 0, saturation: saturation),
      ])[4, 4]
      for (shift, value) in [(16, color.red), (8, color.green), (0, color.blue)] as [(UInt32, CGFloat)] {
        let expected = Swift.min(Swift.max(luminance + (value - luminance) * saturation, 0), 1) * 255
        expectAtMost(abs(Double(shown >> shift & 255) - Double(expected)), 0.6, "\(bytes) at \(shift)")
      }
      expectEqual(shown >> 24, 255)
    }
  }

  /// A tint is put over the backdrop after it was saturated, as any color over another.
  @Test
  func tintsCoverTheSaturatedBackdrop() throws {
    for (tint, expected) in [
      (Color(red: 1, green: 0, blue: 0, alpha: 0.2), 0xff5e_2b2b),
      (Color(red: 0, green: 1, blue: 0.5, alpha: 1), 0xff00_ff80),
      (Color(red: 0, green: 0, blue: 1, alpha: 0.8), 0xff0b_0bd7),
      (Color(red: 1, green: 1, blue: 1, alpha: 0), 0xff36_3636),
    ] as [(Color, UInt32)] {
      let shown = try Sketch.draw([
        .fill(Sketch.rect(0, 0, 8, 8), Color(red: 1, green: 0, blue: 0)),
        material(Sketch.rect(0, 0, 8, 8), blur: 0, saturation: 0, tint: tint),
      ])[4, 4]
      expectEqual(String(shown, radix: 16), String(expected, radix: 16))
    }
  }

  @Test
  func tintCoversBlur() throws {
    let tint = Color(red: 1, green: 0, blue: 0, alpha: 0.25)
    let bitmap = try Sketch.draw([
      .fill(Sketch.rect(0, 0, 8, 8), .white), material(Sketch.rect(0, 0, 8, 8), blur: 3, tint: tint),
    ])
    expectEqual(bitmap[4, 4], 0xffff_bfbf)
  }

  @Test
  func roundCornersShowTheSharpBackdrop() throws {
    let stripes = (0..<16).map { DrawCommand.fill(Sketch.rect(CGFloat($0) * 4, 0, 2, 64), .black) }
    let backdropMarks = [DrawCommand.fill(Sketch.rect(0, 0, 64, 64), .white)] + stripes
    let plain = try Sketch.draw(backdropMarks, width: 64, height: 64)
    let round = try Sketch.draw(
      backdropMarks + [material(Sketch.rect(0, 0, 64, 64, radius: 20), blur: 12)], width: 64, height: 64)
    let clipped = try Sketch.draw(
      backdropMarks + [
        .group(
          DrawGroup(
            clip: Sketch.rect(0, 0, 64, 64, radius: 20), commands: [material(Sketch.rect(0, 0, 64, 64), blur: 12)])
        )
      ], width: 64, height: 64)
    for corner in [(0, 0), (63, 0), (2, 2), (61, 62)] {
      expectEqual(round[corner.0, corner.1], plain[corner.0, corner.1])
      expectEqual(clipped[corner.0, corner.1], plain[corner.0, corner.1])
    }
    expectLess(abs(channel(round, 32, 32) - 0.5), 0.02)
    expectNil(Sketch.difference(round, clipped))
  }

  @Test
  func materialInFadedGroupIsBlurredAndFaded() throws {
    let backdropMarks: [DrawCommand] = [
      .fill(Sketch.rect(0, 0, 40, 40), .white), .fill(Sketch.rect(0, 0, 20, 40), .black),
    ]
    let pane = material(Sketch.rect(0, 0, 40, 40), blur: 6)
    let sharp = try Sketch.draw(backdropMarks, width: 40, height: 40)
    let whole = try Sketch.draw(backdropMarks + [pane], width: 40, height: 40)
    let half = try Sketch.draw(
      backdropMarks + [.group(DrawGroup(opacity: 0.5, commands: [pane]))], width: 40, height: 40)
    for x in 0..<40 {
      let expected = (channel(sharp, x, 20) + channel(whole, x, 20)) / 2
      expectLess(abs(channel(half, x, 20) - expected), 0.01)
    }
  }

  @Test
  func effectShowsEffectBelow() throws {
    let backdropMarks: [DrawCommand] = [
      .fill(Sketch.rect(0, 0, 160, 8), .black), .fill(Sketch.rect(80, 0, 80, 8), .white),
    ]
    let panes = [3, 4].map { material(Sketch.rect(0, 0, 160, 8), blur: $0) }
    let twice = try Sketch.draw(backdropMarks + panes, width: 160, height: 8)
    let once = try Sketch.draw(backdropMarks + [material(Sketch.rect(0, 0, 160, 8), blur: 5)], width: 160, height: 8)
    for x in 0..<160 { expectLess(abs(channel(twice, x, 4) - channel(once, x, 4)), 0.012) }
  }

  /// A scaled or rotated pane shows the content behind it at that content's position on the screen.
  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 80, ty: 0),
    CGAffineTransform(scaleX: 0.5, y: 0.5),
  ])
  func rotatedMaterialShowsContentBehind(transform: CGAffineTransform) throws {
    let backdropMarks: [DrawCommand] = [
      .fill(Sketch.rect(0, 0, 80, 80), .white), .fill(Sketch.rect(0, 0, 80, 40), Color(red: 1, green: 0, blue: 0)),
    ]
    let position = CGRect(x: 0, y: 0, width: 80, height: 80).applying(transform.inverted())
    let factor = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let turned = material(RoundedRect(position), blur: 6 / factor)
    let direct = try Sketch.draw(backdropMarks + [material(Sketch.rect(0, 0, 80, 80), blur: 6)], width: 80, height: 80)
    let through = try Sketch.draw(
      backdropMarks + [.group(DrawGroup(transform: transform, commands: [turned]))], width: 80, height: 80)
    for y in 4..<76 {
      for x in stride(from: 4, to: 76, by: 9) {
        expectLess(abs(channel(direct, x, y) - channel(through, x, y)), 0.03, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [.nan, .infinity, -3, 1e300] as [CGFloat])
  func invalidEffectsDoNoHarm(number: CGFloat) throws {
    let pane = DrawCommand.backdrop(
      Backdrop(
        Sketch.rect(-4, number, 30, 40), blurRadius: number, saturation: number,
        tint: Color(red: number, green: 0, blue: 1, alpha: number)))
    let commands = [.fill(Sketch.rect(0, 0, 20, 20), .white), pane, material(Sketch.rect(0, 0, 20, 20), blur: number)]
    _ = try Sketch.draw(commands, width: 20, height: 20)
  }
}
