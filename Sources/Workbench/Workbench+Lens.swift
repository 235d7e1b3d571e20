import Drawing
package import Foundation
import Geometry
import LayoutLint
import Lens
import Simulator
import UIKitCore

/// A shape of the mouse pointer.
package enum PointerShape: Hashable, Sendable {
  case arrow, crosshair, hand
}

/// The overlays and the inspector.
extension Workbench {
  /// Returns the pointer's shape over a point of the window.
  package func cursor(at point: CGPoint) -> PointerShape {
    if geometry.hasPanel, geometry.isOverDevice(point), !isSheetOpen { return .crosshair }
    return geometry.hasToolbar && point.y < WindowGeometry.toolbarHeight && !isSheetOpen ? .hand : .arrow
  }

  /// Notes the position of the mouse while no button is down; `nil` when it leaves the window.
  package func hover(at point: CGPoint?, isMeasuring: Bool) {
    if let point, controller != nil { edit { $0.hover(at: point) } }
    scopeState.mouse = point.flatMap { geometry.isOverDevice($0) && !isSheetOpen ? devicePoint($0) : nil }
    let inside = point.flatMap {
      geometry.hasPanel && geometry.isOverDevice($0) && !isSheetOpen ? devicePoint($0) : nil
    }
    guard inside != lens.hover || lens.holdsMeasuringKey != isMeasuring else { return }
    (lens.hover, lens.holdsMeasuringKey) = (inside, isMeasuring)
    let target = inside.flatMap { point in content.inspectable.flatMap { LensReader($0).hit(at: point) } }
    guard target != lens.hovered || isMeasuring else { return }
    lens.hovered = target
    if lens.pinned == nil, let target { aimKnobs(at: target) }
    if geometry.hasPanel { adoptOverlay() }
  }

  func setDark(_ isDark: Bool) {
    edit { $0.overrideUserInterfaceStyle = isDark ? .dark : .light }
  }

  /// Pins the element at a point of the device, or nothing.
  func pin(at point: CGPoint) {
    guard let host = content.inspectable else { return }
    lens.pinned = LensReader(host).hit(at: point)
    if let pinned = lens.pinned { aimKnobs(at: pinned) }
    adoptOverlay()
  }

  /// Draws the overlays from the next frame on.
  func adoptOverlay() {
    lens.isPanelOld = true
    guard let host = content.inspectable else { return }
    let isActive = !lens.overlays.isEmpty || lens.pinned != nil || lens.hovered != nil
    host.overlay = isActive ? { [weak self] in self?.drawing(over: $0) ?? [] } : nil
    setNeedsDevice()
  }

  private func drawing(over host: SceneHost) -> [DrawCommand] {
    let reader = LensReader(host)
    let engine = host.root.services.textEngine
    var commands = LensPicture.commands(
      for: reader.input(for: lens.overlays), overlays: lens.overlays, textEngine: engine)
    let pinned = lens.pinned.flatMap { label($0, reader) }
    let hovered = lens.hovered.flatMap { label($0, reader) }
    if let pinned {
      let isMeasuring = lens.isMeasuring || lens.holdsMeasuringKey
      let other = isMeasuring && hovered != pinned ? hovered : nil
      commands += LensPicture.highlight(pinned, other: other, textEngine: engine)
      if other != nil { return commands }
    }
    if let hovered, hovered != pinned { commands += LensPicture.highlight(hovered, textEngine: engine) }
    return commands
  }

  private func label(_ hit: LensHit, _ reader: LensReader) -> LensLabel? {
    reader.frame(of: hit).map { LensLabel($0, hit.name) }
  }

  /// Updates the texts of the inspector.
  func updatePanel() {
    lens.isPanelOld = false
    let settings = content.settings
    edit { $0.active = self.activeCommands }
    guard geometry.hasPanel else { return }
    var panel = InspectorPanel.Content()
    panel.overlays = lens.overlays
    if let host = content.inspectable {
      if let target = lens.pinned ?? lens.hovered {
        let lines = LensReader(host).explanation(of: target)
        (panel.subject, panel.steps) = (lines.first ?? target.name, Array(lines.dropFirst()))
      }
      panel.lint = lintFindings(host).map {
        .init(title: "\($0.rule.id) \($0.position): \($0.reason)", fix: $0.fix)
      }
    } else {
      panel.steps = ["A project's code runs in a process of its own; its layout is explained by `tessera layout PATH`."]
    }
    let size = content.device.size
    panel.facts = [
      .init(title: content.device.name, value: "\(Int(size.width))×\(Int(size.height)) pt", command: "next-device"),
      .init(title: "Zoom", value: "\(Int((content.pictureScale * 100).rounded())) %", command: "zoom-fit"),
      .init(title: "Text size", value: settings.textSizeName, command: "larger-text"),
      .init(title: "Appearance", value: settings.isDark ? "dark" : "light", command: "appearance"),
      .init(title: "Contrast", value: settings.hasHighContrast ? "high" : "normal", command: "contrast"),
      .init(title: "Bold text", value: settings.hasBoldText ? "on" : "off", command: "bold-text"),
      .init(title: "Reduce Motion", value: settings.reducesMotion ? "on" : "off", command: "reduce-motion"),
      .init(
        title: "Direction", value: settings.isRightToLeft ? "right to left" : "left to right", command: "direction"),
      .init(title: "Time", value: status.isEmpty ? "full speed" : status, command: "slow-motion"),
    ]
    panel.values = valueRows()
    edit { $0.panel.content = panel }
  }

  private var activeCommands: Set<String> {
    var names: Set<String> = []
    if geometry.hasPanel { names.insert("inspector") }
    if clock.isPaused { names.insert("pause") }
    if recordingState != nil { names.insert("record") }
    if content.settings.isDark { names.insert("appearance") }
    return names
  }
}
