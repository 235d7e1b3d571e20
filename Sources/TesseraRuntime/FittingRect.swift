public import Foundation

/// Returns the largest rectangle of an aspect ratio in the middle of another rectangle.
///
/// It is AVFoundation's function, the rest of which is absent: layouts of pictures use it. The result is null if a size is
/// not positive or not finite.
///
/// - Parameters:
///   - aspectRatio: A width and a height, of which only the ratio counts.
///   - boundingRect: The rectangle around the result.
/// - Fidelity: documented; approximated for sizes that are not positive.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let (width, height) = (boundingRect.size.width, boundingRect.size.height)
  let scale = min(width / aspectRatio.width, height / aspectRatio.height)
  guard aspectRatio.width > 0, aspectRatio.height > 0, scale > 0, scale.isFinite else { return .null }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.origin.x + (width - size.width) / 2, y: boundingRect.origin.y + (height - size.height) / 2,
    width: size.width, height: size.height)
}
