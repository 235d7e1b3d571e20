import Drawing
import Foundation
import Geometry

/// The pixels of a bitmap context, in memory of the app or of its own.
final class BitmapMemory {
  let (width, height, rowLength): (Int, Int, Int)
  private let info: CGBitmapInfo
  private let isGray: Bool
  private let bytes: UnsafeMutableRawPointer
  /// Whether the memory belongs to the context, and so is written only when it is asked for.
  let isOwn: Bool

  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, isGray: Bool, info: CGBitmapInfo
  ) {
    let shortest = width.multipliedReportingOverflow(by: isGray ? 1 : 4)
    let area = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !shortest.overflow, !area.overflow, area.partialValue <= PictureLimit.area else {
      return nil
    }
    let length = bytesPerRow == 0 ? shortest.partialValue : bytesPerRow
    let size = length.multipliedReportingOverflow(by: height)
    guard length >= shortest.partialValue, !size.overflow else { return nil }
    (self.width, self.height, rowLength, self.info, self.isGray) = (width, height, length, info, isGray)
    isOwn = data == nil
    bytes = data ?? .allocate(byteCount: size.partialValue, alignment: 16)
    if isOwn { memset(bytes, 0, size.partialValue) }
  }

  deinit { if isOwn { bytes.deallocate() } }

  /// Writes a picture of commands, and returns the memory.
  func write(_ commands: [DrawCommand]) -> UnsafeMutableRawPointer {
    let pixels = picture(of: commands).pixels
    guard pixels.count == width * height else { return bytes }
    for row in 0..<height {
      let line = (bytes + row * rowLength).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width { store(pixels[row * width + column], at: column, in: line) }
    }
    return bytes
  }

  /// Returns the picture of commands, in grays if the memory has no colors, and on black if it has no opacity.
  func picture(of commands: [DrawCommand]) -> ImagePixels {
    let size = CGSize(width: width, height: height)
    let background = hasOpacity ? [] : [DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: size)), .black)]
    let list = DisplayList(size: size, commands: background + commands)
    let drawn =
      (try? HostServices.current.rasterize?(list, 1))
      ?? ImagePixels(
        width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height), name: "bitmap")
    guard isGray, info.alpha != .alphaOnly else { return drawn }
    return ImagePixels(width: width, height: height, pixels: drawn.pixels.map { Components($0).gray }, name: drawn.name)
  }

  /// Whether pixels have an opacity.
  private var hasOpacity: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(info.alpha) }

  private func store(_ pixel: UInt32, at column: Int, in line: UnsafeMutablePointer<UInt8>) {
    let color = Components(pixel)
    guard !isGray else {
      return line[column] = info.alpha == .alphaOnly ? color.alpha : color.luminance
    }
    let target = line + 4 * column
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
    let first = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
    let ordered =
      first ? [color.alpha, color.red, color.green, color.blue] : [color.red, color.green, color.blue, color.alpha]
    for index in 0..<4 { target[isLittle ? 3 - index : index] = ordered[index] }
  }

  /// The components of a pixel, with colors multiplied by the opacity.
  private struct Components {
    let (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8)

    init(_ pixel: UInt32) {
      func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
      (red, green, blue, alpha) = (byte(16), byte(8), byte(0), byte(24))
    }

    /// The pixel with its brightness in place of its colors.
    var gray: UInt32 { UInt32(alpha) << 24 | UInt32(luminance) * 0x01_0101 }

    /// The brightness by the weights of sRGB.
    var luminance: UInt8 {
      let weighted: Double = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
      return UInt8(weighted.rounded())
    }
  }
}

extension CGContext {
  /// Creates a context that draws into memory, with a y axis that points up.
  ///
  /// - Parameters:
  ///   - data: The memory, into which every drawing is written at once; `nil` for memory of the context.
  ///   - bytesPerRow: The number of bytes of a row; 0 for as few as possible.
  ///   - bitmapInfo: The layout of a pixel.
  /// - Returns: `nil` unless a component has eight bits and the sizes are valid.
  /// - Fidelity: approximated; colors are sRGB, and what the memory contained before is drawn over.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8,
      let memory = BitmapMemory(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, isGray: space.numberOfComponents == 1,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(DrawingRecorder(transform: flip), traits: .current)
    self.memory = memory
  }

  /// Returns the picture drawn so far; `nil` if the context does not draw into memory.
  public func makeImage() -> CGImage? { memory.map { CGImage($0.picture(of: recorder.pictureCommands)) } }
  /// The memory into which the context draws, or `nil`.
  public var data: UnsafeMutableRawPointer? { memory?.write(recorder.pictureCommands) }
  /// The width of the context's memory in pixels; 0 without.
  public var width: Int { memory?.width ?? 0 }
  /// The height of the context's memory in pixels; 0 without.
  public var height: Int { memory?.height ?? 0 }
  /// The number of bytes of a row of the context's memory; 0 without.
  public var bytesPerRow: Int { memory?.rowLength ?? 0 }
}
