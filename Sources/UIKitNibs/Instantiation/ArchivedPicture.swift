import Foundation
import UIKitCore

/// The archive of a picture of macOS, with a TIFF file for each scale.
@MainActor
struct ArchivedPicture {
  private let images: [UIImage]

  /// Reads encoded text. Returns `nil` if it is damaged or has no picture.
  init?(_ text: String) {
    guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }),
      let archive = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = archive["$objects"] as? [Any]
    else { return nil }
    images = objects.compactMap { ($0 as? Data).flatMap { UIImage(data: $0) } }
    if images.isEmpty { return nil }
  }

  /// Returns the picture with a width in points that fits a screen best.
  func image(width: CGFloat, scale: CGFloat) -> UIImage? {
    let inOrder = images.sorted { $0.size.width < $1.size.width }
    guard let fitting = inOrder.first(where: { $0.size.width >= width * scale }) ?? inOrder.last,
      let pixels = fitting.cgImage
    else { return nil }
    return UIImage(cgImage: pixels, scale: fitting.size.width / width, orientation: .up)
  }
}
