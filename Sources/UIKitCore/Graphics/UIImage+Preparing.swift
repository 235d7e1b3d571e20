import Foundation
import Geometry

/// Preparation of images for display. Images are decoded when they are created, so it has nothing to do.
extension UIImage {
  @preconcurrency @MainActor
  func basePreparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let thumbnail = UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    return thumbnail.size.width > 0 ? thumbnail : nil
  }
}
