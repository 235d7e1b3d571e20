import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Word by word with the option key, to both ends of any text.
@MainActor
struct WordMovementTests {
  /// The positions after repeated presses, by the rule of Apple's text views: forward to the end of the next word,
  /// backward to the beginning of the previous one.
  private func ends(_ text: String, forward: Bool) -> [Int] {
    let letters = Array(text)
    func isPart(_ index: Int) -> Bool { letters[index].isLetter || letters[index].isNumber }
    var positions: [Int] = []
    var position = forward ? 0 : letters.count
    for _ in 0..<6 {
      if forward {
        while position < letters.count, !isPart(position) { position += 1 }
        while position < letters.count, isPart(position) { position += 1 }
      } else {
        while position > 0, !isPart(position - 1) { position -= 1 }
        while position > 0, isPart(position - 1) { position -= 1 }
      }
      positions.append(position)
    }
    return positions
  }

  @Test(arguments: ["one two three", "  one, two!  ", "a", "...", "x y", " z"])
  func optionMovesByWords(text: String) {
    let device = TestDevice(size: CGSize(width: 320, height: 200))
    let field = UITextField(frame: rect(10, 10, 300, 30))
    device.window.addSubview(field)
    field.text = text
    device.frame()
    field.becomeFirstResponder()
    for forward in [true, false] {
      let start = forward ? field.beginningOfDocument : field.endOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      var found: [Int] = []
      for _ in 0..<6 {
        device.key(forward ? .keyboardRightArrow : .keyboardLeftArrow, with: .alternate)
        found.append(
          field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1)
      }
      expectEqual(found, ends(text, forward: forward), "\(text), forward: \(forward)")
    }
  }
}
