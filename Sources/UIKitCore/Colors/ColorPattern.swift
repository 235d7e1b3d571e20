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
