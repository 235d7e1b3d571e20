import Foundation
package import MotionPlots
import Simulator
import UIKitCore

/// The physics scope.
extension Workbench {
  /// A motion recorded elsewhere, such as on an iPhone, that is drawn over the latest one.
  package var reference: MotionTrace? {
    get { scopeState.reference }
    set { scopeState.reference = newValue }
  }

  func setScope(_ isVisible: Bool) {
    scopeState.recorder = isVisible ? MotionScope() : nil
    (scopeState.shown, scopeState.time) = (nil, -1)
    edit { $0.scope.content = ScopeView.Content() }
    setVisible(scope: isVisible)
  }

  /// Records the device's frame, and updates the curves.
  func updateScope() {
    guard let recorder = scopeState.recorder, let host = content.inspectable else { return }
    // A picture of the film is not the device's state.
    guard !isTraveling, host.time != scopeState.time || scopeState.mouse != scopeState.shownMouse else { return }
    if host.time != scopeState.time { recorder.record(host) }
    (scopeState.time, scopeState.shownMouse) = (host.time, scopeState.mouse)
    guard let reading = recorder.reading(at: scopeState.mouse, on: host) else { return }
    var view = ScopeView.Content()
    let place = reading.subject.section.map { "section \($0)" } ?? "page"
    view.name = "\(place) · \(reading.subject.axis)"
    (view.trace, view.stops) = (reading.trace, reading.stops)
    view.reference = reference.flatMap { other in
      (try? MotionAlignment.start.shift(of: other, onto: reading.trace)).map(other.moved)
    }
    if scopeState.shown?.isResting(like: view) ?? false { return }
    scopeState.shown = view
    edit { $0.scope.content = view }
  }
}

extension ScopeView.Content {
  /// Whether both show the same rest, whose curve does not move on, so that an idle window does nothing.
  fileprivate func isResting(like other: ScopeView.Content) -> Bool {
    guard let last = trace.samples.last, let next = other.trace.samples.last else { return false }
    return name == other.name && stops == other.stops && last.phase == .idle && next.phase == .idle
      && last.offset == next.offset && next.time >= last.time
  }
}

/// The state of the physics scope.
struct ScopeState {
  var recorder: MotionScope?
  var reference: MotionTrace?
  /// The device's time of the latest frame that was recorded.
  var time: TimeInterval = -1
  /// The mouse's position over the device.
  var shown: ScopeView.Content?
  var mouse: CGPoint?
  var shownMouse: CGPoint?
}
