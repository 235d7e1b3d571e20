import Drawing
import Foundation
import Geometry
import Raster
import SystemText
import Testing
import Typography

/// A small drawing that is kept as a file, since no closed form describes it to the pixel.
struct GoldenPicture: Sendable, CustomTestStringConvertible {
  let name: String
  let commands: [DrawCommand]
  /// The file of the font used in the drawing, or `nil` without letters.
  var font: String?

  /// The side of every picture, in points.
  static let side: CGFloat = 56
  static let scale: CGFloat = 2

  var testDescription: String { name }

  func draw() throws -> Bitmap {
    let engine: any TextEngine = font == nil ? BlockEngine() : try SystemTextEngine()
    let list = DisplayList(
      size: CGSize(width: Self.side, height: Self.side), commands: [.fill(Self.all, .white)] + commands)
    return try Rasterizer(textEngine: engine).draw(list, scale: Self.scale)
  }

  static let all = Sketch.rect(0, 0, side, side)
}

extension GoldenPicture {
  static let pictures = paints + shadows + gradients + corners + transforms + masks + images + glyphs

  // MARK: Words

  private static let red = Color(red: 0.9, green: 0.2, blue: 0.15)
  private static let green = Color(red: 0.1, green: 0.7, blue: 0.35)
  private static let blue = Color(red: 0.1, green: 0.35, blue: 0.95)
  private static let night = Color(red: 0.08, green: 0.1, blue: 0.2)

  private static func translucent(_ color: Color, _ alpha: CGFloat) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  private static let stripes: [DrawCommand] = (0..<7).map { index in
    .fill(Sketch.rect(CGFloat(index) * 8, 0, 4, side), index.isMultiple(of: 2) ? red : blue)
  }

  /// Red encodes the column and green the row; every fourth line is white.
  private static func chart(_ side: Int) -> ImagePixels {
    Sketch.picture(side, side, name: "chart") { x, y in
      x % 4 == 0 || y % 4 == 0
        ? 0xffff_ffff : 0xff00_0040 | UInt32(x * 255 / side) << 16 | UInt32(y * 255 / side) << 8
    }
  }

  private static let star = Outline(contours: [
    .star(center: CGPoint(x: 28, y: 29), outer: 25.3, inner: 11.1, points: 5)
  ])

  // MARK: Pictures

  private static let paints = [
    GoldenPicture(
      name: "blending",
      commands: stripes + [
        .fill(Sketch.rect(4, 6, 34, 30), translucent(green, 0.5)),
        .fill(Sketch.rect(20, 20, 32, 30), translucent(night, 0.25)),
        .fill(Sketch.rect(10.5, 30.25, 20, 20.5), translucent(.white, 0.75)),
      ]),
    GoldenPicture(
      name: "group-opacity",
      commands: stripes + [
        .group(
          DrawGroup(
            opacity: 0.6,
            commands: [
              .fill(Sketch.rect(6, 8, 28, 28, radius: 6), red), .fill(Sketch.rect(20, 20, 30, 30, radius: 15), green),
            ]))
      ]),
    GoldenPicture(
      name: "antialiasing",
      commands: [
        .path(PathCommand(star, .fill(.evenOdd), color: night)),
        .fill(Sketch.rect(1.3, 1.6, 7.2, 3.9), red), .fill(Sketch.rect(47.1, 48.4, 6.6, 0.3), blue),
      ]),
    GoldenPicture(
      name: "strokes",
      commands: [
        .path(PathCommand(star, .stroke(StrokeStyle(width: 1)), color: blue)),
        .path(
          PathCommand(
            Outline(contours: [.arc(center: CGPoint(x: 28, y: 28), radius: 17.5, from: 0.4, to: 4.9)]),
            .stroke(StrokeStyle(width: 5.5)), color: translucent(red, 0.7))),
      ]),
  ]

  private static let shadows = [
    GoldenPicture(
      name: "shadow-of-a-card",
      commands: [
        .shadow(
          Shadow(
            shape: Sketch.rect(12, 10, 32, 30, radius: 8), blurRadius: 5, offset: CGSize(width: 2, height: 4),
            color: translucent(.black, 0.6))),
        .fill(Sketch.rect(12, 10, 32, 30, radius: 8), .white),
      ]),
    GoldenPicture(
      name: "shadow-of-a-path",
      commands: [
        .path(PathCommand(star, .fill(.nonZero), color: night, blurRadius: 3)),
        .path(PathCommand(star, .fill(.nonZero), color: green)),
      ]
    ),
    GoldenPicture(
      name: "backdrop-blur",
      commands: stripes + [
        .fill(Sketch.rect(14, 14, 28, 28, radius: 14), green),
        .backdrop(
          Backdrop(
            Sketch.rect(6, 20, 44, 30, radius: 9), blurRadius: 4, saturation: 1.8, tint: translucent(.white, 0.3))),
      ]),
    GoldenPicture(
      name: "backdrop-wide-blur",
      commands: stripes + [
        .fill(Sketch.rect(14, 14, 28, 28, radius: 14), green),
        .backdrop(Backdrop(Sketch.rect(0, 24, 56, 32), blurRadius: 20, tint: translucent(night, 0.2))),
      ]),
    // The least deviations for which cells of two, four and eight pixels are blurred as one.
    GoldenPicture(
      name: "backdrop-cells",
      commands: stripes + [
        .fill(Sketch.rect(14, 2, 28, 52, radius: 14), green),
        .backdrop(Backdrop(Sketch.rect(0, 0, 56, 18), blurRadius: 8)),
        .backdrop(Backdrop(Sketch.rect(0, 19, 56, 18), blurRadius: 16)),
        .backdrop(Backdrop(Sketch.rect(0, 38, 56, 18), blurRadius: 32)),
      ]),
  ]

  private static let gradients = [
    ramp(.axial, from: CGPoint(x: 0.1, y: 0), to: CGPoint(x: 0.8, y: 1), "gradient-axial"),
    ramp(.radial, from: CGPoint(x: 0.4, y: 0.5), to: CGPoint(x: 1, y: 0.9), "gradient-radial"),
    ramp(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.9, y: 0.2), "gradient-conic"),
  ]

  private static func ramp(_ kind: Gradient.Kind, from start: CGPoint, to end: CGPoint, _ name: String)
    -> GoldenPicture
  {
    let gradient = Gradient(
      kind, colors: [red, translucent(green, 0.4), blue], locations: [0, 0.35, 1], start: start, end: end)
    return GoldenPicture(name: name, commands: [.gradient(Sketch.rect(3, 3, 50, 50, radius: 10), gradient)])
  }

  private static let corners = [
    GoldenPicture(name: "corners-circular", commands: cornered(isContinuous: false)),
    GoldenPicture(name: "corners-continuous", commands: cornered(isContinuous: true)),
  ]

  private static func cornered(isContinuous: Bool) -> [DrawCommand] {
    func shape(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ radius: CGFloat, _ corners: RoundedRect.Corners = .all)
      -> RoundedRect
    {
      RoundedRect(
        CGRect(x: x, y: y, width: side, height: side), radius: radius, corners: corners, isContinuous: isContinuous)
    }
    return [
      .fill(shape(2, 2, 30, 9), blue), .border(shape(2, 2, 30, 9), width: 2, night),
      .fill(shape(34, 4, 18, 9), green), .border(shape(4.25, 35.5, 17.5, 5), width: 1.5, red),
      .fill(shape(28, 30, 24, 12, [.topLeft, .bottomRight]), translucent(red, 0.8)),
    ]
  }

  private static let transforms = [
    GoldenPicture(
      name: "rotation",
      commands: [
        .group(
          DrawGroup(
            transform: CGAffineTransform(translationX: 28, y: 28).rotated(by: 0.5).scaledBy(x: 1.1, y: 0.8),
            commands: [
              Sketch.image(chart(20), -20, -20, 40, 40),
              .fill(Sketch.rect(-6, -6, 26, 14, radius: 5), translucent(night, 0.7)),
            ]))
      ]),
    GoldenPicture(
      name: "perspective",
      commands: [
        .group(
          DrawGroup(
            projection: ProjectionTransform(turned), transform: CGAffineTransform(translationX: 28, y: 28),
            commands: [
              Sketch.image(chart(20), -20, -20, 40, 40),
              .fill(Sketch.rect(-6, -6, 22, 12, radius: 5), translucent(night, 0.7)),
            ]))
      ]),
  ]

  private static var turned: CATransform3D {
    var space = CATransform3DIdentity
    space.m34 = -1 / 90
    return CATransform3DRotate(CATransform3DRotate(space, 0.8, 0, 1, 0), 0.3, 1, 0, 0)
  }

  private static let masks = [
    GoldenPicture(
      name: "mask",
      commands: [
        .group(
          DrawGroup(
            mask: [
              .gradient(
                Sketch.rect(0, 0, 56, 56),
                Gradient(colors: [.clear, .black], locations: [0.1, 0.8], start: .zero, end: CGPoint(x: 0, y: 1)))
            ], commands: stripes)),
        .group(
          DrawGroup(mask: [.path(PathCommand(star, .fill(.nonZero), color: .black))], commands: [.fill(all, green)])),
      ]),
    GoldenPicture(
      name: "clip",
      commands: [
        .group(
          DrawGroup(
            clip: Sketch.rect(5.5, 5.25, 44, 45, radius: 13),
            commands: stripes + [
              .group(
                DrawGroup(
                  clip: Sketch.rect(0, 20, 40, 20, radius: 8),
                  transform: CGAffineTransform(translationX: 10.5, y: 2.25),
                  commands: [.fill(Sketch.rect(-10, -10, 80, 80), green)]))
            ]))
      ]),
  ]

  private static let images = [
    GoldenPicture(
      name: "image-enlarged", commands: [Sketch.image(chart(13), 2.25, 2.5, 51, 51)]),
    GoldenPicture(
      name: "image-reduced",
      commands: [Sketch.image(chart(97), 3, 3, 31.5, 50), Sketch.image(chart(97), 38, 3, 15, 15, tint: red)]),
  ]

  private static let glyphs = [
    text("glyphs-latin", ["Handgloves", "fi 0123 &?"], "opentype/inter/Inter-Regular.otf"),
    text("glyphs-korean", ["다람쥐 헌", "쳇바퀴"], "opentype/noto/NotoSansCJK-Regular.ttc"),
    text("glyphs-arabic", ["مرحبا", "العالم"], "truetype/noto/NotoSansArabic-Regular.ttf"),
    text("glyphs-thai", ["สวัสดี", "ที่นี่ น้ำ"], "truetype/noto/NotoSansThai-Regular.ttf"),
  ]

  private static func text(_ name: String, _ lines: [String], _ font: String) -> GoldenPicture {
    let commands = lines.enumerated().map { index, line in
      DrawCommand.text(
        TextCommand(
          run: GlyphRun(text: line, font: FontDescriptor(size: 10, weight: index == 0 ? 0 : 0.3)),
          origin: CGPoint(x: 2.25, y: 20 + CGFloat(index) * 22), width: 54, color: index == 0 ? .black : blue))
    }
    return GoldenPicture(name: name, commands: commands, font: "/usr/share/fonts/" + font)
  }
}
