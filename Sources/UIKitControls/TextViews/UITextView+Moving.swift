import Foundation
import Typography
import UIKitCore

/// Movements of the caret from line to line.
extension UITextView {
  /// The position of the caret, on its line.
  var head: CaretBlock.Position { CaretBlock.Position(editor.head, isAtLineEnd: isAtLineEnd) }

  /// Returns the destination of a movement. Up from the first line leads to the beginning of the text, down from the
  /// last to its end.
  private func destination(of move: EditableText.Move) -> CaretBlock.Position {
    let block = block
    let line = block.line(of: head)
    switch move {
    case .lineStart: return CaretBlock.Position(block.lines[line].range.lowerBound)
    case .lineEnd: return block.end(of: line)
    case .up, .down:
      let column = column(in: block)
      if let next = block.line(above: move == .up, line, nearest: column) {
        return block.caretPosition(nearest: column, on: next)
      }
    default: break
    }
    return CaretBlock.Position(editor.destination(of: move, from: editor.head))
  }

  private func column(in block: CaretBlock) -> CGFloat {
    goal ?? block.x(before: editor.head, on: block.line(of: head))
  }

  func move(_ move: EditableText.Move, extends: Bool) {
    var moved = editor
    guard [.up, .down, .lineStart, .lineEnd].contains(move) else {
      moved.move(move, extends: extends)
      return adopt(moved)
    }
    let isVertical = move == .up || move == .down
    let column = isVertical ? column(in: block) : nil
    let target = destination(of: move)
    moved.select(from: extends ? editor.anchor : target.index, to: target.index)
    adopt(moved, isAtLineEnd: target.isAtLineEnd, goal: column)
  }

  /// Returns the range that a deleting key removes: the selection, if there is one.
  func deleted(by move: EditableText.Move) -> Range<Int> {
    guard editor.selection.isEmpty else { return editor.selection }
    let target = destination(of: move).index
    return min(editor.head, target)..<max(editor.head, target)
  }

  // MARK: Positions

  /// Returns the position in the layout; the position of the caret may be at the end of its line.
  func caretPosition(of position: TextOffset) -> CaretBlock.Position {
    let index = editor.index(of: position)
    return index == editor.head ? head : CaretBlock.Position(index)
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let nearest = caretPosition(at: point)
    let isBefore = nearest.index > 0 && point.x < caretRect(at: nearest).minX || nearest.index == editor.count
    let first = isBefore ? nearest.index - 1 : nearest.index
    return TextSpan(editor.utf16(first..<first + 1))
  }
}
