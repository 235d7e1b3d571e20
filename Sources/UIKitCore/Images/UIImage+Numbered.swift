import Foundation

extension UIImage {
  /// The last number of an image of an animation.
  private static let lastNumber = 1024

  /// Returns the images whose names are a name followed by 0, 1 and so on, up to the first one that is missing; from 1 if
  /// there is none of the number 0. Without any, there is a message on standard error.
  static func numberedImages(named name: String) -> [UIImage] {
    let images = images(named: name, from: 0)
    if !images.isEmpty { return images }
    let later = Self.images(named: name, from: 1)
    if later.isEmpty { _ = UIImage(named: "\(name)0") }
    return later
  }

  private static func images(named name: String, from start: Int) -> [UIImage] {
    var images: [UIImage] = []
    for number in start...lastNumber {
      guard let entry = ImageCatalog.entry(named: "\(name)\(number)", in: nil, isReported: false) else { break }
      images.append(UIImage(entry: entry))
    }
    return images
  }
}
