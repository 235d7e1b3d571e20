package import Drawing
package import Foundation

extension SystemImages {
  /// Returns a transparent picture with the size in a PNG or JPEG file's header, for layout without pixels, which
  /// decoding would only delay.
  package static func outline(_ data: Data, name: String) throws(ImageError) -> ImagePixels {
    let header: ImageHeader
    do { header = try ImageHeader([UInt8](data)) } catch { throw ImageError(name: name, reason: error) }
    return ImagePixels(
      width: header.width, height: header.height, isOpaque: false, name: name,
      source: ClearPixels(count: header.width * header.height))
  }

  private struct ClearPixels: PixelSource {
    let count: Int

    var pixels: [UInt32] { [UInt32](repeating: 0, count: count) }
  }
}
