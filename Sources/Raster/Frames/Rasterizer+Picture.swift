package import Drawing
package import Foundation

extension Rasterizer {
  /// The list as a picture, as large as it is at so many pixels a point.
  package func picture(of list: DisplayList, scale: CGFloat) throws(RasterError) -> ImagePixels {
    let bitmap = try draw(list, scale: scale)
    return ImagePixels(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, name: "drawing")
  }
}
