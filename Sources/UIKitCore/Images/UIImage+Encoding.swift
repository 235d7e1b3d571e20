import Foundation

extension UIImage {
  /// Returns the image as a PNG file; `nil` if it has no pixels, or if the host has no encoder.
  public func pngData() -> Data? {
    let pixels = pixels
    guard pixels.width > 0 else { return nil }
    return try? HostServices.current.encodeImage?(pixels, .png)
  }

  /// Returns the image as a JPEG file on black; `nil` if it has no pixels, or if the host has no encoder.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best). Other values are clamped.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let pixels = pixels
    guard pixels.width > 0 else { return nil }
    return try? HostServices.current.encodeImage?(pixels, .jpeg(quality: compressionQuality.unitClamped))
  }
}
