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

/// Begins a picture; what is drawn from now on is drawn on it.
///
/// - Parameter scale: Pixels per point; 0 for the screen's.
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let size = CGSize(width: FiniteGeometry.length(size.width), height: FiniteGeometry.length(size.height))
  let context = CGContext(DrawingRecorder(), traits: .current)
  let scale = scale.isFinite && scale > 0 ? scale : UITraitCollection.screen.displayScale
  openPictures.append(OpenPicture(context: context, size: size, scale: scale, isOpaque: opaque))
  DrawingContexts.push(context)
}

/// The same with one pixel per point, and not opaque.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What was drawn so far; nil where no picture was begun, or one of no size.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let picture = openPictures.last, picture.context === DrawingContexts.stack.last else { return nil }
  let image = UIGraphicsImageRenderer.picture(
    of: picture.context.recorder.commands, size: picture.size, scale: picture.scale, isOpaque: picture.isOpaque)
  return image.size.width > 0 ? image : nil
}

/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard let picture = openPictures.last, picture.context === DrawingContexts.stack.last else { return }
  openPictures.removeLast()
  DrawingContexts.pop()
}
