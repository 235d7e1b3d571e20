import Workbench
import Foundation
import PlainText
import Simulator

/// The files of layouts that the user exports in the window.
@MainActor
enum LayoutSourceFile {
  /// Writes code to a new file in the current folder, and reports the file's name or the reason of a failure.
  ///
  /// - Parameter notices: What the user should know about the code.
  static func write(_ source: String, name: String, extension ending: String = "swift", notices: [Notice] = []) {
    do {
      let path = freePath(name, ending)
      try OutputFile.write(Array(source.utf8), to: path, links: .refused)
      let wrote = Notice("wrote \(path), also on the clipboard", "저장하고 클립보드에 복사했습니다: \(path)")
      for notice in [wrote] + notices { Terminal.report(notice.english) }
      Terminal.window(notices.reduce(wrote) { $0.followed(by: $1) })
    } catch {
      Terminal.answer("\(error)")
    }
  }

  /// Returns the first name with a number that no file has.
  private static func freePath(_ name: String, _ ending: String) -> String {
    let base = "\(Program.name)-\(name)-layout"
    return (1..<10_000).lazy.map { "\(base)-\($0).\(ending)" }.first { access($0, F_OK) != 0 }
      ?? "\(base)-10000.\(ending)"
  }
}
