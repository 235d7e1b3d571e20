package import Foundation

extension Device {
  /// The fewest pixels per point in which a picture still shows anything.
  package static let smallestPictureScale: CGFloat = 0.25

  /// The most pixels per point, of the device's own, 2 and 1, at which the device fits into an area; 1 if none does.
  ///
  /// - Parameter available: In pixels; `nil` where it is not known.
  package func scale(fitting available: CGSize?) -> CGFloat {
    guard let available else { return 1 }
    return [scale, 2].first {
      $0 <= scale && size.width * $0 <= available.width && size.height * $0 <= available.height
    } ?? 1
  }

  /// Pixels per point of a picture that shows the whole device within an area: the device's own if it fits, fewer if it
  /// does not. The device keeps its points.
  ///
  /// - Parameter available: In pixels; `nil` where it is not known.
  package func pictureScale(fitting available: CGSize?) -> CGFloat {
    guard let available, size.width > 0, size.height > 0 else { return scale }
    let fitting = min(available.width / size.width, available.height / size.height)
    return min(scale, max(Self.smallestPictureScale, fitting))
  }
}
