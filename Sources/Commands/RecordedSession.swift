import SDLWindow
import Simulator
import Workbench

/// A recording of the user's input, saved whenever and however the session ends.
@MainActor
final class RecordedSession {
  private let file: StreamedFile
  private let journal: ScriptJournal?
  private var recording: Recording {
    didSet { journal?.update(recording) }
  }
  private let host: WindowHost

  init(file: StreamedFile, header: InputScript.Header, host: WindowHost) {
    self.file = file
    self.host = host
    journal = ScriptJournal(beside: file)
    if let path = journal?.unsaved { Terminal.reportUnsaved(path) }
    recording = Recording(header: header)
    journal?.update(recording)
    // Escape would leave the scene with which a replay begins, so it ends the session while recording.
    host.handlers.back = { [weak host] in host?.stop() }
    host.onInput = { [weak self] in self?.recording.append($0) }
    host.handlers.lostDisplay = { [weak self] in
      do { try self?.save() } catch { Terminal.report("\(error)") }
    }
  }

  func save() throws(OutputError) {
    try file.append(recording.script(until: host.now))
    try file.finish()
    journal?.remove()
  }
}
