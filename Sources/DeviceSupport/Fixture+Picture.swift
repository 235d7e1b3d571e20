import Drawing
import Foundation
import UIKitCore

extension Fixture {
  /// Returns the current picture, one drawing command per line.
  package func dump() -> String { frame().dump() }

  /// Returns the current drawing commands, back to front, with groups replaced by their contents.
  package func commands() -> [PlacedCommand] { PlacedCommand.all(in: frame().commands) }

  /// Returns the texts that are drawn, back to front.
  package func drawnTexts() -> [String] {
    commands().compactMap { if case .text(let text) = $0.command { text.run.text } else { nil } }
  }

  /// Returns the filled shapes, back to front, in points of the screen.
  package func fills() -> [(shape: RoundedRect, color: Color)] {
    commands().compactMap { placed in
      guard case .fill(var shape, let color) = placed.command else { return nil }
      shape.rect.origin.x += placed.offset.x
      shape.rect.origin.y += placed.offset.y
      return (shape, color)
    }
  }

  /// Returns the views of the window, one per line, children below their parents: class, frame, text, and whether the
  /// view is hidden.
  package func viewTree() -> String { window.treeLines().joined(separator: "\n") }
}

/// A drawing command and its translation by the enclosing groups.
package struct PlacedCommand {
  package var command: DrawCommand
  /// The translation by the groups around the command; other parts of their transforms are ignored.
  package var offset: CGPoint

  fileprivate static func all(in commands: [DrawCommand], at offset: CGPoint = .zero) -> [PlacedCommand] {
    commands.flatMap { command -> [PlacedCommand] in
      guard case .group(let group) = command else { return [PlacedCommand(command: command, offset: offset)] }
      let moved = CGPoint(x: offset.x + group.transform.tx, y: offset.y + group.transform.ty)
      return all(in: group.commands, at: moved)
    }
  }
}

extension UIView {
  fileprivate func treeLines() -> [String] {
    var line = "\(type(of: self)) \(frame.origin.x),\(frame.origin.y) \(frame.width)×\(frame.height)"
    if let text = (self as? UILabel)?.text { line += " “\(text)”" }
    if isHidden { line += " hidden" }
    return [line] + subviews.flatMap { $0.treeLines() }.map { "  " + $0 }
  }

  /// Returns the frontmost label in this view that shows a text.
  package func label(saying text: String) -> UILabel? {
    for view in subviews.reversed() {
      if let label = view as? UILabel, label.text == text { return label }
      if let found = view.label(saying: text) { return found }
    }
    return nil
  }

  /// Whether neither this view nor any ancestor up to `top` is hidden or transparent.
  package func isShown(upTo top: UIView) -> Bool {
    !isHidden && alpha > 0 && (self === top || parent?.isShown(upTo: top) ?? false)
  }
}
