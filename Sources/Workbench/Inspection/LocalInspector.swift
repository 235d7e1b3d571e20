package import Foundation
import LayoutLint
import Lens
package import Simulator
package import UIKitCore

/// The inspector of a device in this process.
@MainActor
package final class LocalInspector: DeviceInspector {
  /// Returns the device; it is another one after going back in the run.
  let device: () -> SceneHost?
  /// Returns a closure that makes the first screen of the scene anew; `nil` if no scene is on screen.
  package var makeScreen: () -> (() -> UIViewController)? = { nil }
  /// Makes a change of values, as an input of the run.
  package var install: (LayoutChange) -> Void
  package internal(set) var content = InspectionContent()
  package var onOutput: (InspectionOutput) -> Void = { _ in }
  /// Called when the drawing over the device changes.
  package var onDrawing: () -> Void = {}
  var lens = LensState()
  var knobs = KnobState()
  var scope = ScopeState()
  private(set) var isPanelOpen = false
  private var countsCells = false
  private var events: EventTrail?
  /// The facts at the end of the last update.
  private var reported = InspectionContent()
  /// Whether a request has changed the facts since the last update.
  var isOld = true
  /// The time of the latest request, in seconds of the window.
  var time: TimeInterval = 0

  package init(device: @escaping () -> SceneHost?, install: @escaping (LayoutChange) -> Void) {
    (self.device, self.install) = (device, install)
  }

  package func perform(_ request: InspectionRequest, at time: TimeInterval) {
    self.time = time
    if case .hover = request {} else { isOld = true }
    // The next key may come before the next frame.
    defer { noteKeys() }
    switch request {
    case .language(let language): lens.isKorean = language == .korean
    case .panel(let isOpen): setPanel(isOpen)
    case .scope(let isOpen): scope = ScopeState(recorder: isOpen ? MotionScope() : nil, mouse: scope.mouse)
    case .frameBar(let isOpen): countsCells = isOpen
    case .unpin: unpin()
    case .hover(let point, let isMeasuring): hover(at: point, isMeasuring: isMeasuring)
    case .pin(let point): pin(at: point)
    case .pinElement(let pin): pinElement(pin)
    case .pinFinding(let index): pinFinding(index)
    case .toggleOverlay(let overlay): toggle(overlay)
    case .toggleOverlays:
      lens.toggleOverlays()
      adoptOverlay()
    case .toggleMeasuring:
      lens.isMeasuring.toggle()
      adoptOverlay()
    case .focusElement(let index): focusElement(index)
    case .lint: runLint()
    case .export: exportLayout()
    case .exportChanges: exportChanges()
    case .forget: forget()
    case .focusValue(let index): beginEditing(at: index)
    case .stepValue, .valueKey, .undo, .redo, .reset: change(request)
    }
  }

  private func setPanel(_ isOpen: Bool) {
    isPanelOpen = isOpen
    guard !isOpen else { return events = events ?? EventTrail() }
    events?.end()
    events = nil
    knobs.focus = nil
    (lens.pinned, lens.hover, lens.hovered) = (nil, nil, nil)
    adoptOverlay()
  }

  /// The steps of undo and the elements belong to the device as it was.
  private func forget() {
    (lens.hovered, lens.pinned, lens.focus) = (nil, nil, nil)
    knobs = KnobState()
    adoptOverlay()
  }

  package func update(hasChanged: Bool) -> Bool {
    updateMotion()
    let mayDiffer = isOld || hasChanged
    isOld = false
    if mayDiffer { updateFacts() }
    defer { reported = content }
    return content != reported
  }

  /// Returns a step with its name and a colon in place of the space that aligns it in a terminal.
  private static func step(_ line: String) -> String {
    line.replacing(AlignedText.gap, with: ": ", maxReplacements: 1)
  }

  /// Notes the facts that decide what a key means.
  private func noteKeys() {
    content.values.focus = isPanelOpen ? knobs.focus : nil
    content.focus = lens.focus.flatMap { focused in device().flatMap { LensReader($0).focus(on: focused) } }
    content.pin = lens.pinned.flatMap { pinned in device().flatMap { LensReader($0).pin(of: pinned) } }
    (content.canUndo, content.canRedo) = (!knobs.past.isEmpty, !knobs.future.isEmpty)
  }

  private func updateFacts() {
    content.overlays = lens.overlays
    content.cells = countsCells ? device().map { LensReader($0).cells } : nil
    noteKeys()
    (content.subject, content.steps, content.lint) = ("", [], [])
    content.values = isPanelOpen ? valueRows() : InspectionContent.Values()
    if !isPanelOpen { content.events = [] }
    guard isPanelOpen, let host = device() else { return }
    dropElementsOfOtherScreens(host)
    if !host.root.needsFrame { followHover() }
    // While something moves, handlers are called in each frame.
    if !host.root.needsFrame || content.events.isEmpty { content.events = events?.lines ?? [] }
    if let target = lens.pinned ?? lens.hovered {
      let lines = LensReader(host).explanation(of: target)
      (content.subject, content.steps) = (lines.first ?? target.name, lines.dropFirst().map(Self.step))
    }
    content.lint = lintFindings(host).map {
      InspectionContent.Finding(
        rule: $0.rule.id, position: $0.position, others: $0.otherSections.count,
        isOutdated: isOutdated($0, host), reason: $0.reason, fix: $0.fix)
    }
  }
}
