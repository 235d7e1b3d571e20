import Drawing
import Foundation
import Lens
import Simulator
import UIKitCore

/// The overlays, and the elements below the mouse and of the pin.
extension LocalInspector {
  func hover(at point: CGPoint?, isMeasuring: Bool) {
    scope.mouse = point
    let point = isPanelOpen ? point : nil
    guard point != lens.hover || lens.holdsMeasuringKey != isMeasuring else { return }
    (lens.hover, lens.holdsMeasuringKey) = (point, isMeasuring)
    let target = point.flatMap { point in device().flatMap { LensReader($0).hit(at: point) } }
    guard target != lens.hovered || isMeasuring else { return }
    lens.hovered = target
    if lens.pinned == nil, let target { aimKnobs(at: target) }
    adoptOverlay()
  }

  /// Pins the element at a point of the device, or nothing.
  func pin(at point: CGPoint) {
    guard let host = device() else { return }
    lens.pinned = LensReader(host).hit(at: point)
    if let pinned = lens.pinned { aimKnobs(at: pinned) }
    adoptOverlay()
  }

  /// Draws the overlays from the next frame on.
  func adoptOverlay() {
    isOld = true
    guard let host = device() else { return }
    let isActive = !lens.overlays.isEmpty || lens.pinned != nil || lens.hovered != nil
    host.overlay = isActive ? { [weak self] in self?.drawing(over: $0) ?? [] } : nil
    onDrawing()
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
}
