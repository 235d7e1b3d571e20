import Drawing
import Foundation
import UIKitCore

extension Fixture {
  /// Returns the picture of the present, one drawing command a line.
  package func dump() -> String { frame().dump() }

  /// Returns the drawing commands of the present, back to front, those of groups in place of the groups.
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

  /// Returns the views of the window, one a line, children below their parents: class, frame, text, and whether it is
  /// hidden.
  package func viewTree() -> String { window.treeLines().joined(separator: "\n") }
}

/// A drawing command, and how far the groups around it move it.
package struct PlacedCommand {
  package var command: DrawCommand
  /// The translation of the groups around the command; other parts of their transforms are left out.
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

  /// Whether neither this view nor one between it and `top` is hidden or transparent.
  package func isShown(upTo top: UIView) -> Bool {
    !isHidden && alpha > 0 && (self === top || superview?.isShown(upTo: top) ?? false)
  }
}
