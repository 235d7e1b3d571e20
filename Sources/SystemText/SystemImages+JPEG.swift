import CSDL2Image
package import Drawing
package import Foundation

extension SystemImages {
  /// Returns a picture as a JPEG file, on black.
  ///
  /// - Parameter quality: The quality from 0 for small to 1 for good.
  package static func jpeg(_ picture: ImagePixels, quality: CGFloat) throws(ImageError) -> Data {
    var pixels = picture.pixels
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    // A file is never larger than its pixels and a header.
    var file = [UInt8](repeating: 0, count: picture.width * picture.height * 4 + 65_536)
    let length = pixels.withUnsafeMutableBytes { source -> Int? in
      file.withUnsafeMutableBytes { target in
        guard
          let surface = SDL_CreateRGBSurfaceWithFormatFrom(
            source.baseAddress, width, height, 32, 4 * width, SDL_PIXELFORMAT_RGB888.rawValue),
          let stream = SDL_RWFromMem(target.baseAddress, Int32(clamping: target.count))
        else { return nil }
        defer {
          SDL_FreeSurface(surface)
          SDL_RWclose(stream)
        }
        guard IMG_SaveJPG_RW(surface, stream, 0, Int32((quality * 100).rounded())) == 0 else { return nil }
        return Int(SDL_RWtell(stream))
      }
    }
    guard let length else {
      throw ImageError(name: picture.name, reason: .damaged(String(cString: SDL_GetError())))
    }
    return Data(file[..<length])
  }
}
