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
      let beside = (path as NSString).deletingPathExtension + ".layout.txt"
      layout = (try? String(contentsOfFile: beside, encoding: .utf8)).flatMap { try? LayoutRecord(parsing: $0) }
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
}
