import Foundation

/// Adds a picture to the user's photos, and calls a method when it has been added.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The object whose method is called, or `nil`.
///   - completionSelector: The selector of its method, which takes the picture, an error and `contextInfo`.
///   - contextInfo: A pointer that the method receives.
/// - Fidelity: approximated; there are no photos here, so the picture is not kept, and the method is called without an
///   error in the next turn of the main queue.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let completion = SavedPhotoCompletion(
    image: image, target: completionTarget as AnyObject, selector: completionSelector, context: contextInfo)
  DispatchQueue.main.async { completion.call() }
}

/// The call that follows when a picture has been added to the user's photos.
private struct SavedPhotoCompletion: @unchecked Sendable {
  let image: UIImage
  let target: AnyObject
  let selector: Selector
  let context: UnsafeMutableRawPointer?

  func call() { selector.send(to: target, image, nil, context) }
}
