import Drawing
import Foundation

extension UIColor {
  /// Creates a color that fills areas with copies of an image, from their top left corner.
  ///
  /// - Fidelity: approximated; borders, shadows and the tint of images have the image's average color.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: CGColor(image.averageColor, pattern: image))
  }
}

extension UIImage: PatternImage {
  func copies(filling size: CGSize) -> ImagePixels? {
    guard self.size.width > 0, self.size.height > 0 else { return nil }
    return resizableImage(withCapInsets: .zero, resizingMode: .tile).pixels(filling: size)
  }

  var copySize: CGSize { size }

  func copy(in rect: CGRect) -> DrawCommand { .image(ImageCommand(image: pixels, destination: rect)) }

  var averageColor: Color {
    var sums = (alpha: 0, red: 0, green: 0, blue: 0)
    let pixels = pixels.pixels
    for pixel in pixels {
      sums.alpha += Int(pixel >> 24)
      sums.red += Int(pixel >> 16 & 255)
      sums.green += Int(pixel >> 8 & 255)
      sums.blue += Int(pixel & 255)
    }
    guard sums.alpha > 0 else { return .clear }
    let whole = CGFloat(sums.alpha)
    return Color(
      red: CGFloat(sums.red) / whole, green: CGFloat(sums.green) / whole, blue: CGFloat(sums.blue) / whole,
      alpha: whole / CGFloat(255 * pixels.count))
  }
}
