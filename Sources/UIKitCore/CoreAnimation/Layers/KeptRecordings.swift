import Drawing
import Foundation

/// The drawing commands of layers that seldom change, such as the parts of a tool's window. A kept layer is recorded
/// anew only after a change of it or in it, and while nothing in the root moves by itself.
///
/// Keeping a layer costs a walk up the tree at each change in the root, so content that scrolls is not kept.
@MainActor
final class KeptRecordings {
  private struct Recording {
    weak var layer: CALayer?
    var space: Painter.Space
    var commands: [DrawCommand]
  }

  /// The kept layers; `nil` for one that must be recorded.
  private var recordings: [ObjectIdentifier: Recording?] = [:]

  /// Keeps a layer from now on.
  func keep(_ layer: CALayer) { recordings[ObjectIdentifier(layer)] = .some(nil) }

  /// Notes a change of a layer or in it; `nil` for a change that may affect every layer.
  func note(changeOf layer: CALayer?) {
    guard !recordings.isEmpty else { return }
    guard let layer else { return forget() }
    var next: CALayer? = layer
    while let current = next {
      let identity = ObjectIdentifier(current)
      if recordings[identity] != nil { recordings[identity] = .some(nil) }
      next = current.masked ?? current.superlayer
    }
  }

  /// Lets every layer be recorded anew.
  func forget() {
    for identity in recordings.keys { recordings[identity] = .some(nil) }
  }

  func keeps(_ layer: CALayer) -> Bool { recordings[ObjectIdentifier(layer)] != nil }

  /// Returns the commands of a kept layer; `nil` if it has changed, or is drawn in another place.
  func commands(of layer: CALayer, in space: Painter.Space) -> [DrawCommand]? {
    guard let recording = recordings[ObjectIdentifier(layer)] ?? nil, recording.layer === layer,
      recording.space == space
    else { return nil }
    return recording.commands
  }

  func record(_ commands: [DrawCommand], of layer: CALayer, in space: Painter.Space) {
    recordings[ObjectIdentifier(layer)] = Recording(layer: layer, space: space, commands: commands)
  }
}
