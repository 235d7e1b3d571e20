import Foundation
import UIKitCore

/// A restoration of a state on a screen that was just shown, without drawing: it repeats the user's steps.
@MainActor
package struct SceneRestoration {
  private let host: SceneHost
  private var time: TimeInterval
  private let interval: TimeInterval
  /// The longest time that a step may take on the device, in seconds.
  private static let patience: TimeInterval = 3

  package init(_ host: SceneHost) {
    self.host = host
    time = host.time
    interval = 1 / Double(host.root.environment.framesPerSecond)
  }

  /// Restores as much as the changed code allows.
  ///
  /// - Returns: The steps of the route that led to the same controllers as before.
  package mutating func restore(_ state: SceneState) -> [SceneState.RouteStep] {
    host.drawsPixels = false
    defer { host.drawsPixels = true }
    step([])
    step([])
    var done: [SceneState.RouteStep] = []
    for route in state.route {
      apply(route.views)
      guard play(route) else { break }
      done.append(route)
    }
    if done.count == state.route.count { apply(state.views) }
    return done
  }

  private mutating func step(_ events: [InputEvent]) {
    time += interval
    _ = host.step(events: events, at: time)
  }

  private mutating func apply(_ views: [SceneState.ViewState]) {
    guard !views.isEmpty else { return }
    ViewStates(host.root.window).apply(views) { host.root.layout() }
    step([])
  }

  /// Plays a step's input, and waits for its controllers.
  private mutating func play(_ route: SceneState.RouteStep) -> Bool {
    let start = time
    let first = route.input.first?.time ?? 0
    var queue = route.input.compactMap(\.event)[...]
    while time - start < Self.patience + (route.input.last?.time ?? 0) - first {
      let due = queue.prefix { start + $0.time - first <= time }
      queue = queue.dropFirst(due.count)
      step(due.map { $0.at(min(time + interval, start + $0.time - first + interval)) })
      let isThere = ControllerOutline.text(of: host.root.window) == route.outline
      if queue.isEmpty, isThere, !host.needsFrame { return true }
    }
    return ControllerOutline.text(of: host.root.window) == route.outline
  }
}
