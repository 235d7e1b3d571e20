import Dispatch
import Foundation
import UIKitCore

/// A driver of a root without a host, which steps it sixty times per second while the main queue runs, such as during a
/// test's wait.
@MainActor
final class RootDriver {
  private let root: RenderRoot
  private let timer = DispatchSource.makeMachineTimer()
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Creates a driver. The timer retains the driver, and the driver the root.
  init(_ root: RenderRoot) {
    self.root = root
    timer.schedule(deadline: .now(), repeating: 1.0 / 60, leeway: .milliseconds(4))
    timer.setEventHandler { MainActor.assumeIsolated { self.step() } }
    timer.resume()
  }

  private func step() {
    let now = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    if root.needsFrame || root.nextChange.map({ $0 <= now }) == true { root.makeFrame(at: now) }
  }
}
