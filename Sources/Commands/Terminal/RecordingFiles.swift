import Workbench
import Foundation
import PlainText
import Simulator
import UIKit

/// The files of recordings that the user makes in the window.
@MainActor
enum RecordingFiles {
  /// Begins a recording in new files of the current folder.
  static func begin(_ content: RewindableHost) throws(OutputError) -> ScreenRecording {
    let state = StateText.state(of: content)
    var header = StateText(device: content.device, settings: content.settings, state: state).header
    (header.size, header.scale) = (content.device.size, content.device.scale)
    header.state = state
    return try begin(header, name: state.scene ?? "list", at: content.time)
  }

  static func begin(_ header: InputScript.Header, name: String, at time: TimeInterval) throws(OutputError)
    -> ScreenRecording
  {
    let base = freeBase("\(Program.name)-\(name)")
    let recording = try ScreenRecording(trace: "\(base).input", movie: "\(base).gif", header: header, at: time)
    let notice = Notice("recording \(recording.names)", "녹화합니다: \(recording.koreanNames)")
    guard let path = recording.unsaved else {
      Terminal.answer(notice)
      return recording
    }
    Terminal.reportUnsaved(path)
    Terminal.report(notice.english)
    Terminal.window(notice.followed(by: unsaved(path)))
    return recording
  }

  /// The message about a file that an earlier recording left.
  private static func unsaved(_ path: String) -> Notice {
    Notice(
      "a recording that was killed left \(path); `\(Program.name) replay` plays it",
      "중간에 끊긴 녹화가 \(path)에 남아 있습니다. `\(Program.name) replay`로 재생할 수 있습니다")
  }

  /// Says in the window and in the terminal which recordings in the current folder were never completed.
  static func mentionUnsaved() {
    let left = ScriptJournal.left(in: ".", prefix: "\(Program.name)-")
    guard let latest = left.last else { return }
    let more = left.count - 1
    guard more > 0 else { return Terminal.answer(unsaved(latest)) }
    Terminal.answer(unsaved(latest).followed(by: Notice("and \(more) more like it", "그런 파일이 \(more)개 더 있습니다")))
  }

  /// Returns the first name with a number for which there is neither file.
  private static func freeBase(_ name: String) -> String {
    let isFree = { (base: String) in [".input", ".gif"].allSatisfy { access(base + $0, F_OK) != 0 } }
    return (1..<10_000).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? "\(name)-10000"
  }
}
