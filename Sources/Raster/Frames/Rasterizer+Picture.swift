package import Drawing
package import Foundation

extension Rasterizer {
  /// Returns the list as a picture at a number of pixels per point.
  package func picture(of list: DisplayList, scale: CGFloat) throws(RasterError) -> ImagePixels {
    let bitmap = try draw(list, scale: scale)
    return ImagePixels(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, name: "drawing")
  }
}
