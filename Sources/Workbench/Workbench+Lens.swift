package import Foundation
import Geometry
import Lens
import Raster
import Simulator
import UIKitCore

/// A shape of the mouse pointer.
package enum PointerShape: Hashable, Sendable {
  case arrow, crosshair, hand
}

/// The inspector.
extension Workbench {
  /// The visible part of the device, in units of the interface; `nil` if the window shows nothing else.
  package var deviceFrame: CGRect? {
    guard !geometry.isBare else { return nil }
    let (area, density) = (geometry.deviceArea, geometry.density)
    return CGRect(
      x: CGFloat(area.x) / density, y: CGFloat(area.y) / density, width: CGFloat(area.width) / density,
      height: CGFloat(area.height) / density)
  }

  /// Returns the pointer's shape over a point of the window.
  package func cursor(at point: CGPoint) -> PointerShape {
    if geometry.hasPanel, geometry.isOverDevice(point), !isSheetOpen { return .crosshair }
    return geometry.hasToolbar && point.y < WindowGeometry.toolbarHeight && !isSheetOpen ? .hand : .arrow
  }

  /// Notes the position of the mouse; `nil` when it leaves the window.
  package func hover(at point: CGPoint?, isMeasuring: Bool) {
    if let point, controller != nil { edit { $0.hover(at: point) } }
    let follows = geometry.hasPanel || geometry.hasScope || inspector.content.overlays.contains(.layers)
    // The texts about an element remain while the mouse is over the panel, so that its rows stay where they are.
    guard follows, !(point.map(geometry.isOverPanel) ?? false) || isSheetOpen else { return }
    let inside = point.flatMap { geometry.isOverDevice($0) && !isSheetOpen ? devicePoint($0) : nil }
    inspect(.hover(inside, isMeasuring: isMeasuring))
  }

  /// Hands a request of the user to the inspector.
  func inspect(_ request: InspectionRequest) {
    // A recorded session must not depend on changes that a replay cannot make.
    guard !isFixed || !request.isForValues else { return }
    if case .hover = request {} else { inspectionPace.isRequested = true }
    inspector.perform(request, at: time)
  }

  /// Removes the pin.
  ///
  /// - Returns: Whether an element was pinned.
  package func unpin() -> Bool {
    guard inspector.content.isPinned else { return false }
    inspect(.unpin)
    setNeedsDevice()
    return true
  }

  func setDark(_ isDark: Bool) {
    edit { $0.overrideUserInterfaceStyle = isDark ? .dark : .light }
  }

  /// Shows the facts of the inspector: at once after a request, in the next frames at rest, and twice a second while
  /// the device moves, because nobody can read texts that change in each frame.
  ///
  /// - Returns: Whether the interface should be drawn in this frame. A panel that changed without a request is drawn in
  ///   the next one.
  func updateInspection(hasChanged: Bool) -> Bool {
    inspectionPace.note(hasChanged: hasChanged)
    // A device under a finger draws in each frame, but needs none by itself.
    let isMoving = (content.needsFrame || hasChanged) && !clock.isPaused
    let isPatient = !inspectionPace.isRequested
    let isDue = inspectionPace.isDue(at: time, isMoving: isMoving)
    guard isDue || geometry.hasScope || inspectionPace.isPanelNext else { return true }
    let reads = isDue || geometry.hasScope
    let differs = reads && inspector.update(hasChanged: inspectionPace.takeChange())
    if differs, geometry.hasScope { updateScope() }
    let showsPanel = inspectionPace.takePanel(differs: differs, isDue: isDue, at: time)
    guard showsPanel, geometry.hasPanel else { return true }
    updatePanel()
    return !isPatient
  }

  /// Updates the texts of the panel.
  func updatePanel() {
    edit { $0.active = self.activeCommands }
    guard geometry.hasPanel else { return }
    let panel = InspectorPanel.Content(inspection: inspector.content, facts: facts)
    edit { $0.show(panel) }
  }

  private var facts: [InspectorPanel.Fact] {
    let (settings, size) = (content.settings, content.device.size)
    return [
      .init(
        title: content.device.name, value: "\(Int(size.width))×\(Int(size.height)) pt", command: "next-device",
        less: "previous-device", more: "next-device"),
      .init(title: "Size classes", value: SizeNote(content.device).classes(language), command: nil),
      .init(
        title: "Zoom", value: "\(Int((content.pictureScale * 100).rounded())) %", command: "zoom-fit",
        less: "zoom-out", more: "zoom-in"),
      .init(
        title: "Text size", value: settings.textSizeName, command: "larger-text", less: "smaller-text",
        more: "larger-text"),
      .init(title: "Appearance", value: settings.isDark ? "dark" : "light", command: "appearance"),
      .init(title: "Contrast", value: settings.hasHighContrast ? "high" : "normal", command: "contrast"),
      .init(title: "Bold text", value: settings.hasBoldText ? "on" : "off", command: "bold-text"),
      .init(title: "Reduce Motion", value: settings.reducesMotion ? "on" : "off", command: "reduce-motion"),
      .init(
        title: "Direction", value: settings.isRightToLeft ? "right to left" : "left to right", command: "direction"),
      .init(title: "Language", value: settings.language.shortName, command: "language"),
      .init(title: "Time", value: status.isEmpty ? "full speed" : status, command: "slow-motion"),
    ]
  }

  /// The commands whose buttons are highlighted.
  var activeCommands: Set<String> {
    var names: Set<String> = []
    let parts = [
      ("inspector", geometry.hasPanel), ("timeline", geometry.hasTimeline), ("scope", geometry.hasScope),
      ("frame-bar", geometry.hasFrameBar), ("toolbar", geometry.hasToolbar),
    ]
    names.formUnion(parts.filter(\.1).map(\.0))
    if clock.isPaused { names.insert("pause") }
    if recordingState != nil { names.insert("record") }
    if content.settings.isDark { names.insert("appearance") }
    return names
  }
}

/// The change of values of the layout on screen.
extension Workbench {
  /// Whether keys change values of the layout.
  package var isEditingValues: Bool {
    inspector.content.values.focus != nil && geometry.hasPanel && content.textTarget == nil
  }

  /// Puts the focus on the values, and opens the inspector for it.
  ///
  /// - Returns: Whether the size of the window must be computed again.
  func beginEditingValues() -> Bool {
    let opens = !geometry.hasPanel
    if opens { setPanel(true) }
    inspect(.focusValue(0))
    return opens
  }

  /// Handles a key while values have the focus.
  ///
  /// - Returns: Whether the key was used.
  func takeValueKey(_ chord: KeyChord) -> Bool {
    guard let key = ValueKey(chord) else { return false }
    inspect(.valueKey(key))
    return true
  }

  func setPanel(_ isOpen: Bool) {
    setVisible(panel: isOpen)
    inspect(.panel(isOpen: isOpen))
  }

  /// Adopts a text that the inspector hands over.
  func adopt(_ output: InspectionOutput) {
    switch output {
    case .report(let text): actions.report(text)
    case .source(let source): actions.export(source)
    case .changes(let difference, let changes): actions.exportChanges(difference, changes)
    }
  }
}
