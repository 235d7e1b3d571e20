import Drawing
import Foundation
import UIKitCore

/// A device that has simulated the first steps of a log.
@MainActor
final class SessionRun {
  let host: SceneHost
  let shell: any AppShell
  /// The number of simulated steps.
  var position = 0
  var marks: PageMarks

  init(_ host: SceneHost, _ shell: any AppShell) {
    (self.host, self.shell) = (host, shell)
    marks = PageMarks()
  }

  /// Makes a change of a log.
  func apply(_ change: SessionLog.Change) {
    host.root.becomeCurrent()
    switch change {
    case .shell(let step): shell.perform(step)
    case .settings(let settings):
      let isOtherLanguage = settings.language != host.settings.language
      host.apply(settings)
      if isOtherLanguage { shell.perform(.relaunch) }
    case .device(let device): try? host.become(device, pictureScale: host.pictureScale)
    case .layout(let change): host.apply(change)
    case .size(let size, let scale): try? host.resize(to: size, scale: scale, pictureScale: host.pictureScale)
    }
  }

  /// Simulates the next step of a log.
  ///
  /// - Returns: Whether the step moved anything, and so took more than a moment.
  func play(_ frame: SessionLog.Frame) -> Bool {
    for change in frame.changes { apply(change) }
    let isBusy = host.needsFrame || !frame.events.isEmpty || !frame.changes.isEmpty
    _ = host.step(events: frame.events, at: frame.time)
    position += 1
    return isBusy
  }
}
