package import Foundation
import Simulator
import UIKitCollections
import UIKitCore

/// The measurement of frames, which happens only while the frame bar is visible.
extension Workbench {
  /// The clock with which frames are measured; it has nothing to do with the device's time.
  package var stopwatch: () -> TimeInterval {
    get { meter.now }
    set { meter.now = newValue }
  }

  /// Declares that the frame is finished, and waits for its time.
  package func willWait() { meter.probe?.enter(.presenting) }

  /// Leaves the time since ``willWait()`` out of the measurement.
  package func didWait() { meter.probe?.leaveOut() }

  /// Declares that the window waits because no frame is wanted.
  package func didRest() { meter.probe?.rest() }

  /// Declares that the latest frame is visible in the window.
  package func didPresent() { meter.probe?.finish() }

  /// Shows or hides the frame bar.
  func setFrameBar(_ isVisible: Bool) {
    meter.probe = isVisible ? FrameProbe(now: meter.now) : nil
    meter.content = FrameBar.Content()
    (meter.updated, meter.memoryRead, meter.memory) = (-.infinity, -.infinity, nil)
    content.inspectable?.probe = meter.probe
    inspect(.frameBar(isOpen: isVisible))
    setVisible(frameBar: isVisible)
  }

  /// Updates the bar, four times a second at most, not while nothing changes, and not in a frame that updates or draws the
  /// panel.
  func updateFrameBar() {
    guard isTraveling || inspectionPace.isPanelDrawn else { return }
    guard let probe = meter.probe, time - meter.updated >= 0.25 else { return }
    meter.updated = time
    guard probe.samples != meter.content.samples || meter.content.framesPerSecond > 0 else { return }
    var bar = meter.content
    bar.framesPerSecond = probe.framesPerSecond
    bar.samples = probe.samples
    bar.interval = 1 / Double(max(1, content.framesPerSecond))
    bar.pace = probe.pace
    bar.slow = probe.slowFrame(interval: bar.interval)
    if let cells = inspector.content.cells { bar.cells = cells }
    bar.memory = meter.memory
    meter.content = bar
    edit { $0.frameBar.content = bar }
    if time - meter.memoryRead >= 1 { readMemory() }
  }

  /// Reads the memory in the background, because the kernel needs a third of a frame to add it up.
  private func readMemory() {
    meter.memoryRead = time
    Task { [weak self] in
      let memory = await Task.detached { ProcessMemory() }.value
      guard let self, meter.probe != nil else { return }
      meter.memory = memory
    }
  }
}
