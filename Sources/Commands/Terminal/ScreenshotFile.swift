import Workbench
import PlainText
import Foundation
import Raster
import Simulator

/// The files of pictures that the user takes in the window.
@MainActor
enum ScreenshotFile {
  /// Writes a picture to a new file in the current folder, and reports the file's name or the reason of a failure.
  static func write(_ bitmap: Bitmap, name: String) {
    do {
      let path = freePath(name)
      try OutputFile.write(try PNGCodec.encode(bitmap), to: path, links: .refused)
      Terminal.answer(Notice("wrote \(path)", "저장했습니다: \(path)"))
    } catch {
      Terminal.answer("\(error)")
    }
  }

  /// Returns the first name with a number that no file has.
  private static func freePath(_ name: String) -> String {
    for number in 1..<10_000 {
      let path = "\(Program.name)-\(name)-\(number).png"
      if access(path, F_OK) != 0 { return path }
    }
    return "\(Program.name)-\(name)-10000.png"
  }
}
