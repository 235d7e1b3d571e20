import Drawing

/// The drawing commands of layers that seldom change, such as the parts of a tool's window. A kept layer is recorded
/// anew only after a change of it or in it, and while nothing in the root moves by itself.
///
/// Keeping a layer costs a walk up the tree at each change in the root, so content that scrolls is not kept.
@MainActor
final class KeptRecordings {
  /// A time in which no change affected every layer.
  fileprivate final class Epoch {}

  private var epoch = Epoch()
  private var keepsAny = false
  /// The number of changes so far.
  private(set) var changes = 0

  /// Keeps a layer from now on.
  func keep(_ layer: CALayer) {
    layer.kept = KeptRecording()
    keepsAny = true
  }

  /// Notes a change of a layer or in it; `nil` for a change that may affect every layer.
  func note(changeOf layer: CALayer?) {
    guard keepsAny else { return }
    changes += 1
    guard let layer else { return forget() }
    var next: CALayer? = layer
    while let current = next {
      current.kept?.content = nil
      next = current.masked ?? current.superlayer
    }
  }

  /// Lets every layer be recorded anew.
  func forget() { epoch = Epoch() }

  /// Returns the commands of a kept layer; `nil` if it has changed, or is drawn in another place.
  func commands(of layer: CALayer, in space: Painter.Space) -> [DrawCommand]? {
    guard let content = layer.kept?.content, content.epoch === epoch, content.space == space else { return nil }
    return content.commands
  }

  /// Keeps the commands of a layer, unless something has changed while they were recorded.
  ///
  /// - Parameter changes: The number of changes before.
  func record(_ commands: [DrawCommand], of layer: CALayer, in space: Painter.Space, since changes: Int) {
    guard changes == self.changes else { return }
    layer.kept?.content = KeptRecording.Content(epoch: epoch, space: space, commands: commands)
  }
}

/// The drawing commands of one layer.
@MainActor
final class KeptRecording {
  fileprivate struct Content {
    let epoch: KeptRecordings.Epoch
    let space: Painter.Space
    let commands: [DrawCommand]
  }

  /// The commands, and where they were recorded; `nil` if the layer must be recorded.
  fileprivate var content: Content?
}
