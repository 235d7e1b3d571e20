import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Typography

@testable import Raster

/// The elements and attributes that commands become in an SVG file.
struct SVGElementTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let glass = Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)
  private static let box = RoundedRect(CGRect(x: 1, y: 2, width: 30, height: 20))
  private static let fill = DrawCommand.fill(box, red)

  private func lines(_ commands: DrawCommand...) throws -> (definitions: [String], elements: [String]) {
    var writer = SVGWriter()
    for command in commands { try writer.write(command) }
    return (writer.definitions, writer.elements)
  }

  private func element(_ command: DrawCommand) throws -> String { try lines(command).elements.joined() }

  @Test func shapes() throws {
    expectEqual(try element(Self.fill), ##"<rect x="1" y="2" width="30" height="20" fill="#ff0000"/>"##)
    expectEqual(
      try element(.fill(RoundedRect(Self.box.rect, radius: 4), Self.glass)),
      ##"<rect x="1" y="2" width="30" height="20" rx="4" fill="#0080ff" fill-opacity="0.25"/>"##)
    // Half of the shorter side is the largest radius.
    expectEqual(
      try element(.fill(RoundedRect(Self.box.rect, radius: 40), Self.red)),
      ##"<rect x="1" y="2" width="30" height="20" rx="10" fill="#ff0000"/>"##)
    expectEqual(
      try element(.fill(RoundedRect(Self.box.rect, radius: 4, corners: [.topRight, .bottomLeft]), Self.red)),
      ##"<path d="M1 2H27a4 4 0 0 1 4 4V22H5a4 4 0 0 1 -4 -4V2Z" fill="#ff0000"/>"##)
    expectEqual(
      try element(.fill(RoundedRect(Self.box.rect, radius: 4, corners: [.topLeft, .bottomRight]), Self.red)),
      ##"<path d="M5 2H31V18a4 4 0 0 1 -4 4H1V6a4 4 0 0 1 4 -4Z" fill="#ff0000"/>"##)
    // The middle of the border's line is half its width inside.
    expectEqual(
      try element(.border(RoundedRect(Self.box.rect, radius: 4), width: 2, Self.red)),
      ##"<rect x="2" y="3" width="28" height="18" rx="3" fill="none" stroke-width="2" stroke="#ff0000"/>"##)
    expectEqual(
      try element(.backdrop(Backdrop(Self.box, blurRadius: 20, tint: Self.glass))),
      ##"<rect x="1" y="2" width="30" height="20" fill="#0080ff" fill-opacity="0.25"/>"##)
    let conic = Gradient(.conic, colors: [Self.glass, Self.red], locations: [0, 1], start: .zero, end: .zero)
    expectEqual(
      try element(.gradient(Self.box, conic)),
      ##"<rect x="1" y="2" width="30" height="20" fill="#0080ff" fill-opacity="0.25"/>"##)
  }

  @Test func gradients() throws {
    let (from, to) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 1, y: 0.75))
    let axial = Gradient(colors: [Self.red, Self.glass], locations: [0, 0.5], start: from, end: to)
    let radial = Gradient(.radial, colors: [Self.red, Self.glass], locations: [0, 0.5], start: from, end: to)
    let stops =
      ##"<stop offset="0" stop-color="#ff0000"/><stop offset="0.5" stop-color="#0080ff" stop-opacity="0.25"/>"##
    let found = try lines(.gradient(Self.box, axial), .gradient(Self.box, radial), .gradient(Self.box, axial))
    expectEqual(
      found.definitions,
      [
        #"<linearGradient id="d1" x1="0.25" y1="0.5" x2="1" y2="0.75">\#(stops)</linearGradient>"#,
        #"<radialGradient id="d2" cx="0" cy="0" r="1" gradientTransform="translate(0.25 0.5) scale(0.75 0.25)">"#
          + #"\#(stops)</radialGradient>"#,
      ])
    expectEqual(
      found.elements, [1, 2, 1].map { ##"<rect x="1" y="2" width="30" height="20" fill="url(#d\##($0))"/>"## })
  }

  @Test func shadows() throws {
    func blur(_ name: String, _ deviation: String) -> String {
      #"<filter id="\#(name)" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="\#(deviation)"/></filter>"#
    }
    let offset = CGSize(width: 3, height: -4)
    let found = try lines(
      .shadow(Shadow(shape: Self.box, blurRadius: 5, offset: offset, color: Self.glass)),
      .shadow(Shadow(shape: Self.box, blurRadius: 0, offset: offset, color: Self.red)),
      .contentShadow(ContentShadow(of: [Self.fill], blurRadius: 1.5, offset: offset, color: Self.glass)))
    let mask =
      #"<mask id="d2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-16384" y="-16384" width="32768" "#
      + ##"height="32768"><rect x="1" y="2" width="30" height="20" fill="#ff0000"/></mask>"##
    expectEqual(found.definitions, [blur("d1", "5"), mask, blur("d3", "1.5")])
    let shade = ##"fill="#0080ff" fill-opacity="0.25""##
    expectEqual(
      found.elements,
      [
        ##"<rect x="4" y="-2" width="30" height="20" \##(shade) filter="url(#d1)"/>"##,
        ##"<rect x="4" y="-2" width="30" height="20" fill="#ff0000"/>"##,
        ##"<g transform="translate(3 -4)" filter="url(#d3)"><rect x="1" y="2" width="30" height="20" \##(shade) "##
          + ##"mask="url(#d2)"/></g>"##,
      ])
  }

  @Test func paths() throws {
    let line = Outline(contours: [
      Outline.Contour(
        start: CGPoint(x: 1, y: 2),
        segments: [.line(CGPoint(x: 3, y: 4)), .curve(CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8), CGPoint(x: 9, y: 0))])
    ])
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [6, 2.5], dashPhase: 1)
    expectEqual(
      try element(.path(PathCommand(line, at: CGPoint(x: 10, y: -20), .stroke(style), color: Self.red))),
      #"<path d="M1 2L3 4C5 6 7 8 9 0" transform="translate(10 -20)" fill="none" stroke-width="3" "#
        + #"stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="4" stroke-dasharray="6 2.5" "#
        + ##"stroke-dashoffset="1" stroke="#ff0000"/>"##)
    for (cap, join) in [(.butt, .miter), (.square, .round)] as [(StrokeStyle.Cap, StrokeStyle.Join)] {
      expectEqual(
        try element(.path(PathCommand(line, .stroke(StrokeStyle(width: 1, cap: cap, join: join)), color: Self.red))),
        #"<path d="M1 2L3 4C5 6 7 8 9 0" fill="none" stroke-width="1" stroke-linecap="\#(cap)" "#
          + ##"stroke-linejoin="\##(join)" stroke-miterlimit="10" stroke="#ff0000"/>"##)
    }
    let found = try lines(
      .path(PathCommand(line, .fill(.evenOdd), color: Self.red, blurRadius: 2)),
      .path(PathCommand(line, .fill(.nonZero), color: Self.red)))
    expectEqual(
      found.elements,
      [
        ##"<path d="M1 2L3 4C5 6 7 8 9 0" fill-rule="evenodd" fill="#ff0000" filter="url(#d1)"/>"##,
        ##"<path d="M1 2L3 4C5 6 7 8 9 0" fill="#ff0000"/>"##,
      ])
    expectEqual(found.definitions.count, 1)
  }

  /// A template picture is flooded with its color, and only that of one picture.
  @Test func tints() throws {
    let picture = ImagePixels(width: 2, height: 1, pixels: [0xFF00_0000, 0], name: "two")
    let target = CGRect(x: 10, y: 20, width: 8, height: 8)
    let found = try lines(
      .image(ImageCommand(image: picture, destination: target, tint: Self.glass)),
      .image(ImageCommand(image: picture, destination: target)))
    expectEqual(found.definitions.count, 2)
    expectEqual(
      found.definitions.last,
      ##"<filter id="d2"><feFlood flood-color="#0080ff" flood-opacity="0.25"/>"##
        + ##"<feComposite in2="SourceAlpha" operator="in"/></filter>"##)
    expectEqual(
      found.elements,
      [
        ##"<use href="#d1" transform="translate(10 20) scale(4 8)" filter="url(#d2)"/>"##,
        ##"<use href="#d1" transform="translate(10 20) scale(4 8)"/>"##,
      ])
    expectEqual(
      try lines(.image(ImageCommand(image: picture, destination: target, source: .zero))).elements, [],
      "no part of the picture")
  }

  /// The nearest of the nine weights, the slant, and the width.
  @Test(
    arguments: [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      (-0.71, 100), (0.1, 400), (0.9, 900),
    ] as [(CGFloat, Int)])
  func fonts(weight: CGFloat, number: Int) throws {
    let place = CGPoint(x: 1, y: 2)
    func text(_ font: FontDescriptor, width: CGFloat = 0) throws -> String {
      try element(
        .text(TextCommand(run: GlyphRun(text: "a", font: font), origin: place, width: width, color: Self.red)))
    }
    let start = #"<text x="1" y="2" font-size="9" font-weight="\#(number)""#
    let end = ##" fill="#ff0000" xml:space="preserve">a</text>"##
    expectEqual(try text(FontDescriptor(size: 9, weight: weight)), start + end)
    expectEqual(
      try text(FontDescriptor(family: .monospaced, size: 9, weight: weight, isItalic: true), width: 5),
      start + #" font-family="monospace" font-style="italic" textLength="5" lengthAdjust="spacingAndGlyphs""# + end)
  }

  @Test func groups() throws {
    var group = DrawGroup(clip: Self.box, opacity: 0.5, commands: [Self.fill])
    group.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    (group.blendMode, group.isIsolated) = (.multiply, true)
    let found = try lines(.group(group))
    expectEqual(
      found.definitions, [#"<clipPath id="d1"><rect x="1" y="2" width="30" height="20"/></clipPath>"#])
    expectEqual(
      found.elements,
      [
        ##"<g clip-path="url(#d1)" style="mix-blend-mode:multiply;isolation:isolate" opacity="0.5">"##,
        #"<g transform="matrix(1 2 3 4 5 6)">"#, try element(Self.fill), "</g>", "</g>",
      ])
    expectEqual(try lines(.group(DrawGroup(commands: [Self.fill]))).elements, ["<g>", try element(Self.fill), "</g>"])
  }

  /// The names of style sheets have dashes; the operators of Porter and Duff have no name there.
  @Test func blendModes() {
    let names: [BlendMode: String] = [
      .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken", .lighten: "lighten",
      .colorDodge: "color-dodge", .colorBurn: "color-burn", .softLight: "soft-light", .hardLight: "hard-light",
      .difference: "difference", .exclusion: "exclusion", .hue: "hue", .saturation: "saturation", .color: "color",
      .luminosity: "luminosity", .plusDarker: "plus-darker", .plusLighter: "plus-lighter",
    ]
    for number in Int32(0)... {
      guard let mode = BlendMode(rawValue: number) else { break }
      expectEqual(mode.css, names[mode], "\(mode)")
    }
  }
}
