import Comparisons
import Foundation
import PlainText
import Raster

/// One side of a comparison.
struct DifferenceSubject {
  var picture: Bitmap?
  var layout: LayoutRecord?
  var text: String?
  /// The lines of a run's report.
  var frames: [String]?
  /// The reason why the layout beside the picture cannot be read; `nil` if it was, or if there is none.
  var damage: String?

  init(picture: Bitmap? = nil, layout: LayoutRecord? = nil, text: String? = nil) {
    (self.picture, self.layout, self.text) = (picture, layout, text)
  }

  init(file path: String) throws {
    let bytes = try InputFile.read(path, limit: 256 << 20)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do {
        picture = try PNGCodec.decode(bytes)
      } catch {
        throw Failure(.data, "\(path): \(error)")
      }
      try readLayout(beside: path)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.data, "\(path) is neither a PNG file nor text")
    }
    if text.hasPrefix("{\"frame\":") {
      frames = text.split(separator: "\n").map(String.init)
      return
    }
    guard text.hasPrefix("tessera layout ") else {
      self.text = text
      return
    }
    do {
      layout = try LayoutRecord(parsing: text)
    } catch {
      throw Failure(.data, "\(path): \(error)")
    }
  }

  /// Reads the layout of a picture, which is compared without it if that is damaged.
  private mutating func readLayout(beside path: String) throws {
    let beside = (path as NSString).deletingPathExtension + ".layout.txt"
    guard FileManager.default.fileExists(atPath: beside) else { return }
    do {
      layout = try LayoutRecord(parsing: String(decoding: try InputFile.read(beside, limit: 256 << 20), as: UTF8.self))
    } catch {
      damage = "\(beside): \((error as? Failure)?.message ?? "\(error)")"
    }
  }
}
