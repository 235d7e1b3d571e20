import Drawing
import Foundation
import Geometry

/// An image of which copies fill an area.
protocol PatternImage: AnyObject, Sendable {
  /// The average of the image's pixels; clear for an empty image.
  var averageColor: Color { get }
  /// Returns the pixels of a size in points, filled with copies of the image from its top left corner; `nil` for an empty
  /// image.
  func copies(filling size: CGSize) -> ImagePixels?
  /// The size of a copy in points.
  var copySize: CGSize { get }
  /// Returns the command that draws a copy.
  func copy(in rect: CGRect) -> DrawCommand
}

extension PatternImage {
  /// The most copies that are drawn one by one.
  private var copyLimit: CGFloat { 256 }

  /// Returns the command that fills what a command paints with copies.
  ///
  /// - Parameter origin: The corner of a copy.
  func command(through mask: DrawCommand, from origin: CGPoint, opacity: CGFloat = 1) -> DrawCommand {
    .group(DrawGroup(mask: [mask], opacity: opacity, commands: copies(over: mask.bounds, from: origin)))
  }

  private func copies(over area: CGRect, from origin: CGPoint) -> [DrawCommand] {
    let size = copySize
    guard size.width > 0, size.height > 0, area.width > 0, area.height > 0 else { return [] }
    let (left, top) = (
      origin.x + ((area.minX - origin.x) / size.width).rounded(.down) * size.width,
      origin.y + ((area.minY - origin.y) / size.height).rounded(.down) * size.height
    )
    let columns = ((area.maxX - left) / size.width).rounded(.up)
    let rows = ((area.maxY - top) / size.height).rounded(.up)
    guard columns * rows <= copyLimit else {
      let whole = CGRect(x: left, y: top, width: area.maxX - left, height: area.maxY - top)
      return copies(filling: whole.size).map { [.image(ImageCommand(image: $0, destination: whole))] } ?? []
    }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        let corner = CGPoint(x: left + CGFloat(column) * size.width, y: top + CGFloat(row) * size.height)
        return copy(in: CGRect(origin: corner, size: size))
      }
    }
  }
}

/// An image that a layer repeats behind its content, with the copies that fill its current size.
struct ColorPattern {
  let image: any PatternImage
  private var copies: (size: CGSize, pixels: ImagePixels)?

  init(_ image: any PatternImage) { self.image = image }

  /// Returns the command that fills a shape with copies of the image.
  mutating func command(in shape: RoundedRect) -> DrawCommand? {
    let size = shape.rect.size
    guard size.width > 0, size.height > 0 else { return nil }
    if copies?.size != size { copies = image.copies(filling: size).map { (size, $0) } }
    guard let copies else { return nil }
    let command = DrawCommand.image(ImageCommand(image: copies.pixels, destination: shape.rect))
    return .group(DrawGroup(clip: shape, commands: [command]))
  }
}
