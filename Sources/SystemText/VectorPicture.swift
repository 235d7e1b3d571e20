package import Drawing
package import Foundation
import Geometry
import Synchronization

/// A renderer of SVG and PDF files, which asset catalogs contain. It uses librsvg and poppler, which are loaded when
/// the first such file is drawn.
///
/// Neither follows a reference to another file.
package enum VectorPicture {
  /// The most bytes of a file. Icons have some kilobytes.
  private static let byteLimit = 16 << 20
  /// One drawing at a time: the libraries are not documented to be safe for several threads.
  private static let turn = Mutex(())

  /// Draws the first page of a file.
  ///
  /// - Parameters:
  ///   - data: A whole file, whose format is detected from its first bytes.
  ///   - name: The name in error messages and text dumps.
  ///   - scale: The pixels per point.
  ///   - seconds: The most time of the processor. Icons take milliseconds.
  package static func draw(
    _ data: Data, name: String, scale: CGFloat, within seconds: Double = 10
  ) throws(ImageError) -> ImagePixels {
    do {
      let message = try turn.withLock { _ throws(BoundedWork.Failure) in
        // Loaded before the process begins, so that not each has to.
        if isPDF(data) { PDFDrawing.load() } else if isSVG(data) { SVGDrawing.load() }
        return try BoundedWork.run(seconds: seconds) {
          let result = Result { () throws(ImageError.Reason) in try picture(of: data, name: name, scale: scale) }
          return PictureMessage.encode(result)
        }
      }
      return try PictureMessage.decode(message, name: name)
    } catch let reason as ImageError.Reason {
      throw ImageError(name: name, reason: reason)
    } catch BoundedWork.Failure.tooSlow {
      throw ImageError(name: name, reason: .tooSlow(seconds: Int(seconds)))
    } catch BoundedWork.Failure.ended(let signal) {
      throw ImageError(name: name, reason: .damaged("the library that reads it ended with signal \(signal)"))
    } catch {
      throw ImageError(name: name, reason: .noProcess)
    }
  }

  private static func picture(
    of data: Data, name: String, scale: CGFloat
  ) throws(ImageError.Reason) -> ImagePixels {
    guard !data.isEmpty else { throw ImageError.Reason.empty }
    guard data.count <= byteLimit else { throw ImageError.Reason.damaged("it has more than \(byteLimit >> 20) MB") }
    guard isPDF(data) || isSVG(data) else { throw ImageError.Reason.notVector }
    let drawing = try isPDF(data) ? PDFDrawing.open(data) : SVGDrawing.open(data)
    let size = try pixelSize(of: drawing.size, scale: scale)
    let pixels = drawing.canvas.pixels(width: size.width, height: size.height, ratio: scale, draw: drawing.draw)
    guard let pixels else { throw ImageError.Reason.damaged("it cannot be drawn") }
    return ImagePixels(width: size.width, height: size.height, pixels: pixels, name: name)
  }

  private static func isPDF(_ data: Data) -> Bool { data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil }

  private static func isSVG(_ data: Data) -> Bool { data.prefix(65_536).range(of: Data("<svg".utf8)) != nil }

  /// Returns the size in pixels, within the limits of all pictures.
  private static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(ImageError.Reason) -> (width: Int, height: Int) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw ImageError.Reason.damaged("it has no size")
    }
    let limit = CGFloat(PictureLimit.side)
    guard width <= limit, height <= limit, width * height <= CGFloat(PictureLimit.area) else {
      throw ImageError.Reason.tooLarge(width: Int(Swift.min(width, 1e9)), height: Int(Swift.min(height, 1e9)))
    }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }
}

/// A file that a library has read, and can draw with Cairo.
struct VectorDrawing {
  /// The size in points.
  var size: CGSize
  var canvas: CairoCanvas
  /// Draws the file in its own units. Returns whether it could.
  var draw: (OpaquePointer?) -> Bool
}

/// An object of GLib, which is released with the value that refers to it.
final class GLibObject {
  let pointer: OpaquePointer
  private let release: @convention(c) (OpaquePointer?) -> Void

  init?(_ pointer: OpaquePointer?, of library: SharedLibrary) {
    guard let pointer, let release: @convention(c) (OpaquePointer?) -> Void = library.function("g_object_unref") else {
      return nil
    }
    (self.pointer, self.release) = (pointer, release)
  }

  deinit { release(pointer) }

  /// Returns the text of an error of GLib, which begins with two numbers of 32 bits.
  static func message(of error: UnsafeMutableRawPointer?) -> String {
    let text = error?.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return text.map { String(cString: $0) } ?? "it cannot be read"
  }
}
