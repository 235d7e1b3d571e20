import Foundation
import Geometry
import UIKitCore

/// A run of one app through random statements of a script, with a check of what must hold after each.
@MainActor
package final class SoakSession {
  private let host: SceneHost
  private let run: HeadlessRun
  private let conflicts = Conflicts()
  /// The number of frames so far.
  package private(set) var frames = 0

  /// The narrowest screen of a phone, in points. In smaller windows an app's own constraints may conflict, as UIKit
  /// reports.
  private static let narrowest: CGFloat = 320

  package init(host: SceneHost, framesPerSecond: Int) {
    self.host = host
    run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: framesPerSecond))
    host.drawsPixels = false
  }

  /// Plays statements that end with a pause.
  ///
  /// - Returns: What does not hold afterwards, or did not in a frame meanwhile; empty if all is well.
  package func perform(_ statements: [InputScript.Statement]) throws -> [String] {
    var faults: [String] = []
    ConstraintLog.listener = { [host, conflicts] message in
      let size = host.root.environment.size
      if min(size.width, size.height) >= Self.narrowest { conflicts.messages.append(message) }
    }
    defer { ConstraintLog.listener = nil }
    try run.continueScript(statements) { _ in
      frames += 1
      if faults.isEmpty { faults = layoutFaults }
    }
    faults += conflicts.take()
    return faults.isEmpty ? SceneInvariants.faults(of: host) : faults
  }

  /// The scroll views that still move. Seconds after the last touch, none does because of it.
  package var motionFaults: [String] {
    host.root.scene.windows.flatMap(Self.scrollViews).filter { $0.isTracking || $0.isDecelerating }.map { view in
      "\(type(of: view)) still moves, seconds after the last touch"
    }
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollViews)
  }

  private var layoutFaults: [String] {
    let root = host.root
    guard !root.isLayoutComplete else { return [] }
    let views = root.viewsNeedingLayout.map { "\(type(of: $0))" }.joined(separator: ", ")
    return ["layout is not complete after \(root.layoutRounds) rounds: \(views)"]
  }

  /// The constraints that could not be satisfied together.
  private final class Conflicts {
    var messages: [String] = []

    func take() -> [String] {
      defer { messages = [] }
      return messages
    }
  }
}
