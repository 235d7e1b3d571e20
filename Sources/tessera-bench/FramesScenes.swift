import Drawing
import Foundation
import Geometry
import Typography

/// Scrolling scenes of a phone as display lists: 390×844 points, one list for each offset.
enum FrameScene: String, CaseIterable {
  /// A grid of 300 pictures in three columns.
  case grid
  /// The same grid with corners of eight points.
  case rounded
  /// Pictures of 300 points that shrink with their distance from the centre, and dots.
  case carousel
  /// A list with a thumbnail, two lines of text and a hairline in each row.
  case list
  /// A `carousel` of cards with text and rounded corners that are also compressed and faded.
  case cards

  static let size = CGSize(width: 390, height: 844)

  func list(at offset: CGFloat, pictures: [ImagePixels], engine: any TextEngine) -> DisplayList {
    let background = DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: Self.size)), .white)
    return DisplayList(size: Self.size, commands: [background] + content(at: offset, pictures, engine))
  }

  private func content(at offset: CGFloat, _ pictures: [ImagePixels], _ engine: any TextEngine) -> [DrawCommand] {
    switch self {
    case .grid: Self.grid(at: offset, pictures, radius: 0)
    case .rounded: Self.grid(at: offset, pictures, radius: 8)
    case .carousel: Self.carousel(at: offset, pictures)
    case .cards: Self.cards(at: offset, pictures, engine)
    case .list: Self.rows(at: offset, pictures, engine)
    }
  }

  private static func page(_ offset: CGFloat, _ commands: [DrawCommand]) -> [DrawCommand] {
    [
      .group(
        DrawGroup(
          scrollIdentity: 1, clip: RoundedRect(CGRect(origin: .zero, size: size)),
          transform: CGAffineTransform(translationX: 0, y: -offset), commands: commands))
    ]
  }

  private static func grid(at offset: CGFloat, _ pictures: [ImagePixels], radius: CGFloat) -> [DrawCommand] {
    let rows = Int(offset / 130)...Int((offset + size.height) / 130)
    let cells = rows.flatMap { row in
      (0..<3).map { column -> DrawCommand in
        let frame = CGRect(x: CGFloat(column) * 130 + 1, y: CGFloat(row) * 130 + 1, width: 128, height: 128)
        let image = DrawCommand.image(
          ImageCommand(image: pictures[(row * 3 + column) % pictures.count], destination: frame))
        guard radius > 0 else { return image }
        return .group(DrawGroup(clip: RoundedRect(frame, radius: radius), commands: [image]))
      }
    }
    return page(offset, cells)
  }

  private static func carousel(at offset: CGFloat, _ pictures: [ImagePixels]) -> [DrawCommand] {
    let cells = visiblePages(at: offset).map { page -> DrawCommand in
      let center = CGFloat(page) * 310 + 195 - offset
      let scale = 1 - min(1, abs(center - 195) / 310) * 0.15
      let square = CGRect(x: -150, y: -150, width: 300, height: 300)
      return .group(
        DrawGroup(
          transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center, ty: 300),
          commands: [.image(ImageCommand(image: pictures[page % pictures.count], destination: square))]))
    }
    return cells + dots(page: Int((offset / 310).rounded()))
  }

  private static func cards(
    at offset: CGFloat, _ pictures: [ImagePixels], _ engine: any TextEngine
  ) -> [DrawCommand] {
    let frame = CGRect(x: -150, y: -150, width: 300, height: 300)
    let cells = visiblePages(at: offset).map { page -> DrawCommand in
      let center = CGFloat(page) * 310 + 195 - offset
      let share = 1 - min(1, abs(center - 195) / 310)
      let image = ImageCommand(image: pictures[page % pictures.count], destination: frame)
      let caption = text(
        "Picture \(page)", x: -130, y: 130, size: 22, weight: 0.4, color: .white, engine: engine)
      let card = DrawGroup(clip: RoundedRect(frame, radius: 16), commands: [.image(image), caption])
      return .group(
        DrawGroup(
          transform: CGAffineTransform(a: 0.98, b: 0, c: 0, d: 0.7 + 0.3 * share, tx: center, ty: 300),
          opacity: 0.7 + 0.3 * share, commands: [.group(card)]))
    }
    return cells + dots(page: Int((offset / 310).rounded()))
  }

  private static func visiblePages(at offset: CGFloat) -> ClosedRange<Int> {
    max(0, Int(offset / 310) - 1)...(Int(offset / 310) + 2)
  }

  private static func dots(page: Int) -> [DrawCommand] {
    (0..<8).map { index in
      let dot = CGRect(x: 131 + CGFloat(index) * 16, y: 480, width: 8, height: 8)
      let gray = Color(red: 0.3, green: 0.3, blue: 0.3, alpha: index == page % 8 ? 1 : 0.3)
      return .fill(RoundedRect(dot, radius: 4), gray)
    }
  }

  private static func rows(at offset: CGFloat, _ pictures: [ImagePixels], _ engine: any TextEngine) -> [DrawCommand] {
    let height: CGFloat = 72
    let visible = Int(offset / height)...Int((offset + size.height) / height)
    let gray = Color(red: 0.4, green: 0.4, blue: 0.42)
    let commands = visible.flatMap { row -> [DrawCommand] in
      let top = CGFloat(row) * height
      let thumb = CGRect(x: 16, y: top + 8, width: 56, height: 56)
      let image = ImageCommand(image: pictures[row % pictures.count], destination: thumb)
      let line = CGRect(x: 88, y: top + height - 0.5, width: 302, height: 0.5)
      return [
        .group(DrawGroup(clip: RoundedRect(thumb, radius: 8), commands: [.image(image)])),
        text("Row number \(row)", x: 88, y: top + 31, size: 17, weight: 0.3, color: .black, engine: engine),
        text(
          "A second line that says a little more", x: 88, y: top + 53, size: 15, weight: 0, color: gray,
          engine: engine),
        .fill(RoundedRect(line), Color(red: 0.78, green: 0.78, blue: 0.8)),
      ]
    }
    return page(offset, commands)
  }

  private static func text(
    _ words: String, x: CGFloat, y: CGFloat, size: CGFloat, weight: CGFloat, color: Color, engine: any TextEngine
  ) -> DrawCommand {
    let font = FontDescriptor(size: size, weight: weight)
    return .text(
      TextCommand(
        run: GlyphRun(text: words, font: font), origin: CGPoint(x: x, y: y),
        width: engine.width(of: words, font: font), color: color))
  }

  /// Returns pictures of colour waves, as large as a camera's thumbnails.
  static func pictures(count: Int) -> [ImagePixels] {
    (0..<count).map { index in
      let side = 600
      let pixels = (0..<(side * side)).map { position -> UInt32 in
        let (x, y) = (UInt32(position % side), UInt32(position / side))
        let tone = UInt32(index) * 37
        let red = (x * x / 900 + y / 4 + tone) & 255
        let green = (y * y / 1_100 + x / 3 + tone * 2) & 255
        return 0xff00_0000 | red << 16 | green << 8 | ((x + y + tone) / 5 & 255)
      }
      return ImagePixels(width: side, height: side, pixels: pixels, name: "wave \(index)")
    }
  }
}
