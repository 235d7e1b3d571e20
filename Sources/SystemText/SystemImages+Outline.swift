package import Drawing
package import Foundation

extension SystemImages {
  /// Returns a transparent picture with the size in a PNG or JPEG file's header, for layout without pixels, which
  /// decoding would only delay.
  package static func outline(_ data: Data, name: String) throws(ImageError) -> ImagePixels {
    let header: ImageHeader
    do { header = try ImageHeader([UInt8](data)) } catch { throw ImageError(name: name, reason: error) }
    let pixels = [UInt32](repeating: 0, count: header.width * header.height)
    return ImagePixels(width: header.width, height: header.height, pixels: pixels, name: name)
  }
}
