import Drawing
import Foundation
import Lens
import Simulator
import UIKitCore

/// The overlays, and the elements below the mouse and of the pin.
extension LocalInspector {
  func hover(at point: CGPoint?, isMeasuring: Bool) {
    scope.mouse = point
    if lens.overlays.contains(.layers), point != nil, point != lens.pointer {
      lens.pointer = point
      adoptOverlay()
    }
    let point = isPanelOpen ? point : nil
    guard point != lens.hover || lens.holdsMeasuringKey != isMeasuring else { return }
    let wasMeasuring = lens.holdsMeasuringKey
    (lens.hover, lens.holdsMeasuringKey) = (point, isMeasuring)
    let target = point.flatMap { hit(at: $0) }
    guard target != lens.hovered || isMeasuring || wasMeasuring else { return }
    lens.hovered = target
    if lens.pinned == nil, let target { aimKnobs(at: target) }
    adoptOverlay()
  }

  /// Points at the element that a scroll has brought below the mouse, which has not moved.
  func followHover() {
    guard let point = lens.hover else { return }
    let target = hit(at: point)
    guard target != lens.hovered else { return }
    lens.hovered = target
    if lens.pinned == nil, knobs.focus == nil, let target { aimKnobs(at: target) }
    adoptOverlay()
  }

  /// Pins the element at a point of the device, or nothing.
  func pin(at point: CGPoint) {
    lens.pinned = hit(at: point)
    if let pinned = lens.pinned { aimKnobs(at: pinned) }
    adoptOverlay()
  }

  /// Returns the element at a point of the device, as it is drawn now.
  private func hit(at point: CGPoint) -> LensHit? {
    guard let host = device() else { return nil }
    guard lens.overlays.contains(.layers) else { return LensReader(host).hit(at: point) }
    return LensReader(host).hit(at: point, from: direction(of: host) ?? LensInput().direction)
  }

  /// Pins an element by its name.
  func pinElement(_ pin: InspectionContent.Pin) {
    guard let host = device(), let hit = LensReader(host).hit(of: pin) else { return }
    lens.pinned = hit
    aimKnobs(at: hit)
    adoptOverlay()
  }

  func unpin() {
    lens.pinned = nil
    adoptOverlay()
  }

  /// Shows or hides an overlay, and says so if the screen has nothing for it.
  func toggle(_ overlay: LensOverlay) {
    lens.overlays.formSymmetricDifference([overlay])
    adoptOverlay()
    guard lens.overlays.contains(overlay), let host = device(), overlay != .repaints, LensReader(host).isEmpty(overlay)
    else { return }
    onOutput(
      .report(
        Notice(
          "nothing on this screen for the overlay: \(overlay.english)", "이 화면에는 표시할 것이 없습니다: \(overlay.korean)")))
  }

  /// Takes the pin away, and the element below the mouse, if their views are no longer on screen.
  ///
  /// Elements of another screen have the same names, such as "0.0", but are others.
  func dropElementsOfOtherScreens(_ host: SceneHost) {
    let reader = LensReader(host)
    let isGone = { (hit: LensHit?) in hit.map(reader.isGone) ?? false }
    guard isGone(lens.pinned) || isGone(lens.hovered) else { return }
    if isGone(lens.pinned) { lens.pinned = nil }
    if isGone(lens.hovered) { lens.hovered = nil }
    adoptOverlay()
  }

  /// Gives the keyboard's focus to an element; counts from the end for a negative index.
  func focusElement(_ index: Int?) {
    guard let host = device() else { return }
    lens.focus = index.flatMap { LensReader(host).focused(at: $0) }
    adoptOverlay()
  }

  /// Draws the overlays from the next frame on.
  func adoptOverlay() {
    isOld = true
    guard let host = device() else { return }
    let isActive = !lens.overlays.isEmpty || lens.pinned != nil || lens.hovered != nil || lens.focus != nil
    host.overlay = isActive ? { [weak self] in self?.drawing(over: $0) ?? [] } : nil
    onDrawing()
  }

  private func drawing(over host: SceneHost) -> [DrawCommand] {
    let reader = LensReader(host)
    let engine = host.root.services.textEngine
    var input = reader.input(for: lens.overlays)
    if let direction = direction(of: host) { input.direction = direction }
    input.focus = lens.focus.flatMap { reader.focus(on: $0) }?.frame
    (input.highlights, input.size) = (highlights(reader), host.device.size)
    input.isKorean = lens.isKorean
    return LensPicture.commands(
      for: input, overlays: lens.overlays, pictureScale: host.pictureScale, textEngine: engine)
  }

  /// The pinned element and the one below the mouse, or the distances between them.
  private func highlights(_ reader: LensReader) -> [LensHighlight] {
    let pinned = lens.pinned.flatMap { label($0, reader) }
    let hovered = lens.hovered.flatMap { label($0, reader) }
    let other = hovered == pinned ? nil : hovered
    if lens.overlays.contains(.layers) {
      return [lens.pinned, hovered == pinned ? nil : lens.hovered].compactMap { raised($0, reader) }
    }
    guard let pinned else { return other.map { [LensHighlight($0)] } ?? [] }
    if lens.isMeasuring || lens.holdsMeasuringKey {
      // Over nothing, or over the element itself, its distances from the edges around it are of interest.
      return [LensHighlight(pinned, other: other ?? lens.pinned.flatMap(reader.container))]
    }
    return [LensHighlight(pinned)] + (other.map { [LensHighlight($0)] } ?? [])
  }

  /// Returns the mouse's position over separated layers as shares of the distance from the middle to an edge; `nil` if
  /// it was not over them yet.
  private func direction(of host: SceneHost) -> CGPoint? {
    guard let point = lens.pointer else { return nil }
    let size = host.device.size
    return CGPoint(
      x: min(max(-1, 2 * point.x / max(size.width, 1) - 1), 1),
      y: min(max(-1, 2 * point.y / max(size.height, 1) - 1), 1))
  }

  /// Returns an element with its place among separated layers.
  private func raised(_ hit: LensHit?, _ reader: LensReader) -> LensHighlight? {
    guard let hit, let label = label(hit, reader) else { return nil }
    var highlight = LensHighlight(label)
    highlight.depth = reader.depth(of: hit)
    return highlight
  }

  private func label(_ hit: LensHit, _ reader: LensReader) -> LensLabel? {
    reader.frame(of: hit).map { LensLabel($0, hit.name) }
  }
}
