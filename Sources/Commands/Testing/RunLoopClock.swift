import Dispatch
import Foundation
import Simulator
import SystemServices
import UIKitCore

/// A clock that moves a device, frame by frame, while a test waits in the main run loop.
///
/// The device's time stands still while the test itself runs, so that a slow machine does not cut animations short.
@MainActor
final class RunLoopClock {
  private let host: SceneHost
  private var source: (any DispatchSourceTimer)?
  private var latest = 0.0
  /// Whether a frame is being made.
  private var isStepping = false
  /// The most seconds that one run of the loop makes up for.
  private static let limit = 0.25

  init(_ host: SceneHost) {
    self.host = host
    host.drawsPixels = false
    _ = host.step(events: [], at: 0)
  }

  private var frame: TimeInterval { 1 / Double(host.framesPerSecond) }

  /// Shows the first frame, and the others as soon as the main run loop runs.
  func start() {
    _ = host.step(events: [], at: frame)
    latest = ProcessInfo.processInfo.systemUptime
    let source = DispatchSource.makeMachineTimer()
    source.schedule(deadline: .now(), repeating: frame)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.advance() } }
    source.resume()
    self.source = source
    RunLoopEnds.perform { [weak self] in self?.commit() }
  }

  /// Shows what a test has changed once the run loop returns to it, as UIKit does even if no time has passed.
  private func commit() {
    guard !isStepping, host.needsFrame else { return }
    step(to: host.time)
  }

  /// Shows a frame. The frame itself runs the loop for the work in the main queue.
  private func step(to time: TimeInterval) {
    isStepping = true
    _ = host.step(events: [], at: time)
    isStepping = false
  }

  private func advance() {
    let now = ProcessInfo.processInfo.systemUptime
    latest = max(latest, now - Self.limit)
    while latest + frame <= now {
      latest += frame
      step(to: host.time + frame)
    }
  }
}
