import Drawing
import Foundation
import Geometry

/// A picture that is being drawn between `UIGraphicsBeginImageContextWithOptions` and `UIGraphicsEndImageContext`.
@MainActor
private struct OpenPicture {
  let context: CGContext
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
}

@MainActor private var openPictures: [OpenPicture] = []

/// Begins the drawing of a picture, which becomes the current context.
///
/// - Parameters:
///   - size: The size of the picture, in points; negative values and NaN count as 0, and infinity is clamped.
///   - opaque: Whether the picture is drawn on black, rather than on transparent.
///   - scale: The number of pixels per point; 0, negative and non-finite values mean that of the screen.
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let size = CGSize(width: FiniteGeometry.length(size.width), height: FiniteGeometry.length(size.height))
  let context = CGContext(DrawingRecorder(), traits: .current)
  let scale = scale.isFinite && scale > 0 ? scale : UITraitCollection.screen.displayScale
  openPictures.append(OpenPicture(context: context, size: size, scale: scale, isOpaque: opaque))
  DrawingContexts.push(context)
}

/// Begins the drawing of a transparent picture with one pixel per point.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the picture drawn so far; `nil` if none was begun, or it is empty.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let picture = openPictures.last, picture.context === DrawingContexts.stack.last else { return nil }
  let image = UIGraphicsImageRenderer.picture(
    of: picture.context.recorder.pictureCommands, size: picture.size, scale: picture.scale, isOpaque: picture.isOpaque)
  return image.size.width > 0 ? image : nil
}

/// Ends the drawing of a picture. Does nothing if none was begun.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard let picture = openPictures.last, picture.context === DrawingContexts.stack.last else { return }
  openPictures.removeLast()
  DrawingContexts.pop()
}
