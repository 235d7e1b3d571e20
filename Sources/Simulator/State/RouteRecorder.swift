import Foundation
package import UIKitCore

/// A recorder of the steps of navigation that the user's input makes.
@MainActor
package struct RouteRecorder {
  private let host: SceneHost
  /// The steps from the first screen to the current one.
  package private(set) var route: [SceneState.RouteStep] = []
  private var first: String
  private var current: String
  /// The input since the last time that no finger was down, and the state before it.
  private var input: [RecordedInput] = []
  private var before: [SceneState.ViewState] = []
  private var fingers: Set<Int> = []

  package init(_ host: SceneHost) {
    self.host = host
    first = ControllerOutline.text(of: host.root.window)
    current = first
  }

  /// Returns the recorder after steps that were repeated.
  package func continuing(_ route: [SceneState.RouteStep]) -> RouteRecorder {
    var copy = self
    copy.route = route
    copy.current = route.last?.outline ?? first
    return copy
  }

  /// Notes a screen that was shown anew: navigation begins there.
  package mutating func restart() { self = RouteRecorder(host) }

  /// Notes input before it is delivered.
  package mutating func willStep(_ events: [InputEvent]) {
    for event in events {
      if case .pointer(let pointer) = event { note(pointer) } else if fingers.isEmpty, !isMouseQuiet(event) { begin() }
      input.append(RecordedInput(event))
    }
    // A long drag is no step of navigation.
    if input.count > 2_000 { input.removeFirst(input.count - 2_000) }
  }

  private func isMouseQuiet(_ event: InputEvent) -> Bool { if case .wheel = event { true } else { false } }

  private mutating func note(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .began:
      if fingers.isEmpty { begin() }
      fingers.insert(pointer.id)
    case .ended, .cancelled: fingers.remove(pointer.id)
    case .moved: break
    }
  }

  private mutating func begin() {
    input = []
    before = ViewStates(host.root.window).capture()
  }

  /// Notes the controllers after a frame.
  package mutating func didStep() {
    let outline = ControllerOutline.text(of: host.root.window)
    guard outline != current else { return }
    current = outline
    if outline == first {
      route = []
    } else if let index = route.lastIndex(where: { $0.outline == outline }) {
      route.removeSubrange((index + 1)...)
    } else {
      route.append(SceneState.RouteStep(views: before, input: input, outline: outline))
      // The same input may lead on to another screen: the later steps then only wait.
      input = []
      before = []
    }
  }
}
