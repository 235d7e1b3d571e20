import CSDL2Image
import CSDL2TTF  // Both declare SDL_Surface; the compiler decides which one owns it.
package import Drawing
package import Foundation

/// A decoder of PNG and JPEG files that uses SDL2_image. It needs no display and may be called from any thread.
package enum SystemImages {
  /// - Parameters:
  ///   - data: A whole file. Its format is detected from its first bytes; its size is checked before it is decoded.
  ///   - name: The name in error messages and text dumps.
  /// - Note: Orientation tags and color profiles are not applied.
  package static func decode(_ data: Data, name: String) throws(ImageError) -> ImagePixels {
    let bytes = [UInt8](data)
    let header: ImageHeader
    do { header = try ImageHeader(bytes) } catch { throw ImageError(name: name, reason: error) }
    guard let pixels = pixels(of: bytes, header) else {
      throw ImageError(name: name, reason: .damaged(String(cString: SDL_GetError())))
    }
    return ImagePixels(width: header.width, height: header.height, pixels: pixels, name: name)
  }

  private static func pixels(of bytes: [UInt8], _ header: ImageHeader) -> [UInt32]? {
    guard let decoded = surface(of: bytes, header.format) else { return nil }
    defer { SDL_FreeSurface(decoded) }
    guard decoded.pointee.w == Int32(header.width), decoded.pointee.h == Int32(header.height) else { return nil }
    guard let surface = SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let start = surface.pointee.pixels else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(header.width * header.height)
    for row in 0..<header.height {
      let line = (start + row * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      pixels.append(contentsOf: UnsafeBufferPointer(start: line, count: header.width).lazy.map(premultiplied))
    }
    return pixels
  }

  private static func surface(of bytes: [UInt8], _ format: ImageHeader.Format) -> UnsafeMutablePointer<SDL_Surface>? {
    bytes.withUnsafeBytes { buffer in
      guard let stream = SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)) else { return nil }
      defer { SDL_RWclose(stream) }
      return format == .png ? IMG_LoadPNG_RW(stream) : IMG_LoadJPG_RW(stream)
    }
  }

  /// Returns a premultiplied pixel, exactly rounded.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func times(_ channel: UInt32) -> UInt32 { ((channel & 255) * alpha + 127) / 255 }
    return alpha << 24 | times(pixel >> 16) << 16 | times(pixel >> 8) << 8 | times(pixel)
  }
}
