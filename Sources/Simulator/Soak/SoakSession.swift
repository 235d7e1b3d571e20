import Foundation
import Geometry
import UIKitCore

/// A run of one app through random statements of a script, with a check of what must hold after each.
@MainActor
package final class SoakSession {
  private let host: SceneHost
  private let run: HeadlessRun
  private let conflicts = Conflicts()
  private let painting: PaintCheck
  private var steps = 0
  /// The number of calls of ``perform(_:)`` of which one has its frames painted, which takes long.
  private static let paintInterval = 24
  /// The number of calls of which one reads the rules behind all frames.
  private static let thoroughInterval = 8
  /// The number of frames so far.
  package private(set) var frames = 0

  /// The narrowest screen of a phone, in points. In smaller windows an app's own constraints may conflict, as UIKit
  /// reports.
  private static let narrowest: CGFloat = 320

  private let checksAll: Bool

  /// - Parameter checksAll: Whether each call of ``perform(_:)`` makes the expensive checks, rather than some.
  package init(host: SceneHost, framesPerSecond: Int, checksAll: Bool = true) {
    self.checksAll = checksAll
    self.host = host
    run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: framesPerSecond))
    painting = PaintCheck(host.root.services)
    host.drawsPixels = false
  }

  /// Plays statements that end with a pause.
  ///
  /// - Returns: What does not hold afterwards, or did not in a frame meanwhile; empty if all is well.
  package func perform(_ statements: [InputScript.Statement]) throws -> [String] {
    var faults: [String] = []
    steps += 1
    let isPainted = checksAll || steps % Self.paintInterval == 0
    ConstraintLog.listener = { [host, conflicts] message in
      let size = host.root.environment.size
      if min(size.width, size.height) >= Self.narrowest { conflicts.messages.append(message) }
    }
    defer { ConstraintLog.listener = nil }
    try run.continueScript(statements) { _ in
      frames += 1
      if faults.isEmpty { faults = layoutFaults }
      if isPainted { painting.show(host.recorded) }
    }
    faults += conflicts.take()
    if isPainted {
      faults += painting.faults(of: host.recorded)
      painting.end()
    }
    let isThorough = checksAll || steps % Self.thoroughInterval == 0
    return faults.isEmpty ? SceneInvariants.faults(of: host, isThorough: isThorough) : faults
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
