import Drawing
import Foundation
package import Raster
import UIKitCore

/// A device that has simulated the first steps of a log.
@MainActor
package final class SessionRun {
  package let host: SceneHost
  let shell: any AppShell
  /// The number of simulated steps.
  package internal(set) var position = 0
  private var marks = PageMarks()

  package init(_ host: SceneHost, _ shell: any AppShell) { (self.host, self.shell) = (host, shell) }

  /// Makes a change of a log.
  package func apply(_ change: SessionLog.Change) {
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
  /// - Returns: The pixels that may have changed, and whether the step moved anything, and so took more than a moment.
  package func play(_ frame: SessionLog.Frame) -> (update: ScreenUpdate?, isBusy: Bool) {
    for change in frame.changes { apply(change) }
    let isBusy = host.needsFrame || !frame.events.isEmpty || !frame.changes.isEmpty
    let update = host.step(events: frame.events, at: max(frame.time, host.time))
    position += 1
    return (update, isBusy)
  }

  /// Notes what is on screen after simulated steps, with which the next step is compared.
  package func beginMarks() { marks.begin(on: host) }

  /// Returns the events of the latest step to which the user may want to return.
  package func marks(of frame: SessionLog.Frame, isShown: Bool) -> Set<SessionLog.Mark> {
    marks.marks(of: frame.events, isShown: isShown, on: host)
  }
}
