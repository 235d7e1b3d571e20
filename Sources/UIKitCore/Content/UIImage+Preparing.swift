import Foundation
import Geometry

/// Pictures are decoded when they are made, so that there is nothing left to prepare.
extension UIImage {
  public func preparingForDisplay() -> UIImage? { self }

  /// - Parameter completionHandler: Called at once.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// A smaller picture, stretched to the size.
  ///
  /// - Parameter size: In points.
  /// - Returns: nil for a size that no picture can have.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let thumbnail = UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    return thumbnail.size.width > 0 ? thumbnail : nil
  }

  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
