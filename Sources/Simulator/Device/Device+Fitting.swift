package import Foundation

extension Device {
  /// The minimum number of pixels per point, at which the arrangement of a screen is still visible.
  package static let smallestPictureScale: CGFloat = 0.1

  /// Returns the highest scale at which the device fits into an area, chosen from its own, 2 and 1; 1 if none of these
  /// fits.
  ///
  /// - Parameter available: The area in pixels; `nil` if it is unknown.
  package func scale(fitting available: CGSize?) -> CGFloat {
    guard let available else { return 1 }
    return [scale, 2].first {
      $0 <= scale && size.width * $0 <= available.width && size.height * $0 <= available.height
    } ?? 1
  }

  /// Returns the pixels per point of a picture that shows the whole device within an area: the device's own if it fits,
  /// and otherwise fewer. The device's size in points does not change.
  ///
  /// - Parameter available: The area in pixels; `nil` if it is unknown.
  package func pictureScale(fitting available: CGSize?) -> CGFloat {
    guard let available, size.width > 0, size.height > 0 else { return scale }
    let fitting = min(available.width / size.width, available.height / size.height)
    return min(scale, max(Self.smallestPictureScale, fitting))
  }
}
