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
    let isOpaque = header.format == .jpeg || pixels.allSatisfy { $0 >> 24 == 255 }
    let picture = EncodedPicture(file: bytes, header: header, pixels: pixels, budget: budget)
    return ImagePixels(
      width: header.width, height: header.height, isOpaque: isOpaque, name: name, source: picture)
  }

  /// The decoded pixels of all pictures.
  private static let budget = PixelBudget(bytes: 24 << 20, used: 12 << 20)

  /// Discards the decoded pixels that nothing has asked for since the call before the latest one. They are decoded again
  /// when needed.
  package static func releaseUnused() { budget.releaseUnused() }

  static func pixels(of file: [UInt8], _ header: ImageHeader) -> [UInt32]? {
    guard let decoded = surface(of: file, header.format) else { return nil }
    defer { SDL_FreeSurface(decoded) }
    let (width, height) = (header.width, header.height)
    guard decoded.pointee.w == Int32(width), decoded.pointee.h == Int32(height) else { return nil }
    // Surfaces with a palette or a transparent color need one copy more.
    let isDirect = decoded.pointee.format.pointee.BytesPerPixel > 1 && SDL_HasColorKey(decoded) == SDL_FALSE
    let converted = isDirect ? nil : SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    defer { SDL_FreeSurface(converted) }
    guard let source = isDirect ? decoded : converted else { return nil }
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      let result = SDL_ConvertPixels(
        Int32(width), Int32(height), source.pointee.format.pointee.format, source.pointee.pixels, source.pointee.pitch,
        SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.baseAddress, Int32(width * 4))
      guard result == 0 else { return }
      count = width * height
      if header.format == .png { for index in 0..<count { pixels[index] = premultiplied(pixels[index]) } }
    }.nonEmpty
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

extension [UInt32] {
  fileprivate var nonEmpty: [UInt32]? { isEmpty ? nil : self }
}
