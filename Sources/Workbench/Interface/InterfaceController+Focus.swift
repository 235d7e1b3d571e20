import Foundation
import Geometry
import UIKit
import UIKitCore

/// A control of the interface that the keyboard can use.
@MainActor
struct FocusStop {
  /// The frame in the window.
  var frame: CGRect
  var activate: () -> Void = {}
  /// Changes the control's value by a number of steps; `nil` if it has none.
  var adjust: ((Int) -> Void)?
}

extension InterfaceController {
  /// A part of the interface to which the keyboard's focus can move, in the order in which it does.
  enum Part: CaseIterable {
    case toolbar, panel, timeline
  }

  /// The visible parts.
  var parts: [Part] {
    let visible: [Part: Bool] = [
      .toolbar: geometry.hasToolbar, .panel: geometry.hasPanel, .timeline: geometry.hasTimeline,
    ]
    return Part.allCases.filter { visible[$0] ?? false && !stops(of: $0).isEmpty }
  }

  func stops(of part: Part) -> [FocusStop] {
    switch part {
    case .toolbar: toolbarStops
    case .panel: panel.focusStops(in: view)
    case .timeline: timeline.focusStops(in: view)
    }
  }

  /// The control with the keyboard's focus; `nil` if it is on the device.
  var focusedStop: FocusStop? {
    guard let focus else { return nil }
    let stops = stops(of: focus.part)
    return stops.indices.contains(focus.index) ? stops[focus.index] : stops.last
  }

  /// Moves the focus; `nil` gives it back to the device.
  func setFocus(_ next: (part: Part, index: Int)?) {
    adoptFocus(next)
    if let focus, focus.part == .panel { panel.reveal(stop: focus.index) }
    showRing()
  }

  /// Shows other texts in the panel. The focus stays with what its row does, wherever that row is then.
  func show(_ content: InspectorPanel.Content) {
    let role = focus.flatMap { $0.part == .panel ? panel.role(ofStop: $0.index) : nil }
    panel.content = content
    guard let role else { return }
    if let stop = panel.stop(of: role) { adoptFocus((.panel, stop)) }
    showRing()
  }

  /// Moves the focus within its part by a number of controls.
  ///
  /// - Returns: Whether there is such a control.
  func moveFocus(by steps: Int) -> Bool {
    guard let focus, stops(of: focus.part).indices.contains(focus.index + steps) else { return false }
    setFocus((focus.part, focus.index + steps))
    return true
  }
}
