import Drawing
import Foundation

/// Images in archives.
extension UIImage.Content {
  /// Reads the content of an image; returns `nil` if the archive has none.
  init?(imageIn coder: NSCoder) {
    if coder.containsValue(forKey: "UISystemSymbolName"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UISystemSymbolName")
    {
      guard let symbol = UIImage(systemName: name as String) else { return nil }
      self = symbol.content
      return
    }
    let (width, height) = (coder.decodeInteger(forKey: "UIPixelWidth"), coder.decodeInteger(forKey: "UIPixelHeight"))
    guard coder.containsValue(forKey: "UIPixels"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIPixels") as Data?, (0...32768).contains(width),
      (0...32768).contains(height), data.count == width * height * 4
    else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = data.copyBytes(to: buffer) / 4
    }
    self = .pixels(ImagePixels(width: width, height: height, pixels: pixels, name: "archived image"))
  }

  func encode(with coder: NSCoder) {
    switch self {
    case .symbol(let symbol): coder.encode(symbol.name, forKey: "UISystemSymbolName")
    case .pixels(let picture):
      coder.encode(picture.width, forKey: "UIPixelWidth")
      coder.encode(picture.height, forKey: "UIPixelHeight")
      coder.encode(picture.pixels.withUnsafeBytes { Data($0) } as NSData, forKey: "UIPixels")
    }
  }
}
