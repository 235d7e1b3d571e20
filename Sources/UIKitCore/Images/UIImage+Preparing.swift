import Foundation
import Geometry

/// Pictures are decoded when they are made, so that there is nothing left to prepare.
extension UIImage {
  @preconcurrency @MainActor
  func basePreparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let thumbnail = UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    return thumbnail.size.width > 0 ? thumbnail : nil
  }
}
