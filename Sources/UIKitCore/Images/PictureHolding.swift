import Foundation

/// A picture in a text that is drawn from an image.
package protocol PictureHolding: TextPicture {
  /// Returns the image for a rectangle; `nil` if there is none to draw.
  ///
  /// - Parameter rect: The rectangle relative to the baseline, with y pointing up.
  func shownImage(in rect: CGRect) -> UIImage?
}
