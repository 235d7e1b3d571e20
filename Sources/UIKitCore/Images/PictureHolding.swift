/// A picture in a text that is drawn from an image.
package protocol PictureHolding: TextPicture {
  /// The image; `nil` if there is none to draw.
  var image: UIImage? { get }
}
