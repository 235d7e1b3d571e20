import Drawing
import Foundation
import Geometry

/// The content that a view has drawn, until it must be drawn again.
final class DrawnContent {
  let size: CGSize
  let traits: UITraitCollection
  let commands: [DrawCommand]

  init(size: CGSize, traits: UITraitCollection, commands: [DrawCommand]) {
    self.size = size
    self.traits = traits
    self.commands = commands
  }
}

extension UIView {
  /// Draws the view's content if needed, and paints it.
  final func paintDrawing(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard bounds.width > 0, bounds.height > 0, drawing !== DrawnContent.nothing else { return }
    if drawing?.size != self.bounds.size || drawing?.traits != traitCollection { drawing = drawn() }
    guard let drawn = drawing?.commands, !drawn.isEmpty else { return }
    let shift = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    commands.append(.group(DrawGroup(clip: RoundedRect(bounds), transform: shift, commands: drawn)))
  }

  /// Draws the view's content, relative to the top left corner of its bounds.
  private func drawn() -> DrawnContent {
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let context = CGContext(DrawingRecorder(transform: origin), traits: traitCollection)
    duringDrawing {
      traitCollection.performAsCurrent { DrawingContexts.draw(on: context) { layer.draw(in: context) } }
    }
    let commands = context.recorder.commands
    if commands.isEmpty, drawing === DrawnContent.nothing { return DrawnContent.nothing }
    return DrawnContent(size: bounds.size, traits: traitCollection, commands: commands)
  }

  /// Calls drawing code of the view's class, which may change views.
  final func duringDrawing(_ draw: () -> Void) {
    if let root = shownIn?.root { root.letDraw(draw) } else { draw() }
  }

  final func redraw() {
    drawing = nil
    setNeedsRecord()
  }

  /// Lets the view draw its content anew in the frame that is recorded.
  final func discardDrawing() { drawing = nil }

  /// Records that the view draws no content; it is not called again.
  final func drawsNothing() { drawing = .nothing }
}

extension DrawnContent {
  @MainActor
  static let nothing = DrawnContent(size: .zero, traits: UITraitCollection(), commands: [])
}
