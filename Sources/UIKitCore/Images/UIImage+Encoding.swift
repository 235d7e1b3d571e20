import Foundation

extension UIImage {
  /// The picture as a PNG file; nil where there are no pixels, or where the host encodes none.
  public func pngData() -> Data? {
    let pixels = pixels
    guard pixels.width > 0 else { return nil }
    return try? HostServices.current.encodeImage?(pixels, .png)
  }

  /// The picture as a JPEG file, on black.
  ///
  /// - Parameter compressionQuality: 0 for small, 1 for good.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let pixels = pixels
    guard pixels.width > 0 else { return nil }
    return try? HostServices.current.encodeImage?(pixels, .jpeg(quality: compressionQuality.unitClamped))
  }
}
