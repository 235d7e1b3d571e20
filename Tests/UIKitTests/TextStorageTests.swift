import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// A storage that keeps its text itself, as apps that highlight syntax write it.
private final class OwnStorage: NSTextStorage {
  let text = NSMutableAttributedString(string: "")
  override var string: String { text.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

@MainActor
private final class EditLog: NSObject, NSTextStorageDelegate {
  var edits: [String] = []
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    edits.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
  }
}

@MainActor
struct TextStorageTests {
  private let font = UIFont.systemFont(ofSize: 16)

  @Test func reportsEditsOnceForEachGroup() {
    let (storage, log) = (NSTextStorage(string: "hello"), EditLog())
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.append(NSAttributedString(string: " all"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(storage.string == "ello all")
    #expect(log.edits == ["2 0+1 0", "1 0+2 0", "3 0+8 3"])
  }

  /// The range of several edits contains all of them, in the text after the last one.
  @Test func editsOfAGroupAreJoined() {
    let table: [([(location: Int, length: Int, text: String)], String)] = [
      ([(2, 1, "ab"), (8, 1, "")], "2 2+6 0"), ([(8, 1, ""), (2, 1, "ab")], "2 2+7 0"),
      ([(2, 4, "abcdefgh"), (3, 2, "")], "2 2+6 2"), ([(2, 1, "ab"), (3, 5, "x")], "2 2+2 -3"),
      ([(2, 1, "ab"), (2, 1, "xyz")], "2 2+4 3"), ([(0, 10, ""), (0, 0, "new")], "2 0+3 -7"),
      ([(5, 0, "a"), (5, 0, "b"), (7, 0, "c")], "2 5+3 3"),
    ]
    for (edits, expected) in table {
      let (storage, log) = (NSTextStorage(string: "0123456789"), EditLog())
      storage.delegate = log
      storage.beginEditing()
      storage.beginEditing()
      for edit in edits {
        storage.replaceCharacters(in: NSRange(location: edit.location, length: edit.length), with: edit.text)
      }
      storage.endEditing()
      expectEqual(log.edits, [])
      expectEqual(storage.editedMask, .editedCharacters)
      storage.endEditing()
      expectEqual(log.edits, [expected], "\(edits)")
      expectEqual(storage.editedMask, [])
      expectEqual(storage.editedRange, NSRange(location: NSNotFound, length: 0))
      expectEqual(storage.changeInLength, 0)
    }
  }

  /// The notifications are posted around the delegate's second call, while the range is known.
  @Test func editsArePosted() {
    nonisolated(unsafe) let storage = NSTextStorage(string: "text")
    let log = CallLog()
    let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
        MainActor.assumeIsolated { log.note("\(name.rawValue) \(storage.editedRange.length)") }
      }
    }
    storage.append(NSAttributedString(string: " more"))
    expectEqual(
      log.read(), ["NSTextStorageWillProcessEditingNotification 5", "NSTextStorageDidProcessEditingNotification 5"])
    storage.setAttributedString(NSAttributedString(string: "new", attributes: [.kern: 2]))
    expectEqual(storage.length, 3)
    expectEqual(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 2)
    storage.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
    expectEqual(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string, "ew")
    var parts: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 3)) { attributes, range, _ in
      parts.append("\(range.location)+\(range.length) \(attributes[.kern] ?? "")")
    }
    expectEqual(parts, ["0+1 2", "1+1 3", "2+1 2"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test(arguments: [false, true])
  func textViewFollowsItsStorage(isOwn: Bool) {
    let storage = isOwn ? OwnStorage() : NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 170, height: 100), textContainer: container)
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    view.font = font
    view.text = "one two"
    #expect(storage.string == "one two")
    view.selectedRange = NSRange(location: 4, length: 3)
    storage.insert(NSAttributedString(string: "zero "), at: 0)
    #expect(view.text == "zero one two")
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
    view.insertText("2")
    #expect(storage.string == "zero one 2")
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 4))
    #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func copiesAreIndependent() throws {
    let storage = NSTextStorage(string: "One")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    expectTrue(storage.isEqual(to: NSAttributedString(attributedString: storage)))
    let copy = try #require(storage.copy() as? NSAttributedString)
    let mutable = try #require(storage.mutableCopy() as? NSMutableAttributedString)
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    mutable.mutableString.append("!")
    expectEqual(NSAttributedString(attributedString: storage).string, "One two")
    expectEqual([storage.string, copy.string, mutable.string], ["One two", "One", "One!"])
    var reach = NSRange()
    let kern = copy.attribute(.kern, at: 0, longestEffectiveRange: &reach, in: NSRange(location: 0, length: 3))
    expectEqual(kern as? Int, 2)
    expectEqual(reach, NSRange(location: 0, length: 2))
    expectFalse(storage.isEqual(to: copy))
  }

  @Test func layoutManagerMeasuresAsTextDoes() {
    let text = NSAttributedString(string: "aaaa bbbb cccc", attributes: [.font: font])
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 82, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let expected = text.boundingRect(with: container.size, options: .usesLineFragmentOrigin, context: nil)
    expectEqual(manager.usedRect(for: container).size, expected.size)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      lines.append((text.string as NSString).substring(with: range))
    }
    #expect(lines == ["aaaa bbbb ", "cccc"])
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 10, length: 4), in: container)
    expectEqual(word.minX, 0)
    #expect(word.minY > 0)
    let hit = manager.characterIndex(
      for: CGPoint(x: word.midX + 1, y: word.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(hit == 12)
  }

  @Test func findsLinksAndTelephoneNumbers() throws {
    let text = "See www.example.com, call +1 (555) 010-9999 or mail a@b.org."
    let detector = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      found.map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" } == [
        "http://www.example.com", "+1 (555) 010-9999", "mailto:a@b.org",
      ])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test func labelsOfSubclassesDrawInTheCurrentContext() {
    let device = TestDevice(size: CGSize(width: 100, height: 40))
    let label = OutlinedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    device.window.addSubview(label)
    label.text = "a"
    device.frame()
    #expect(label.contexts == [true])
  }
}

private final class OutlinedLabel: UILabel {
  var contexts: [Bool] = []
  override func drawText(in rect: CGRect) {
    contexts.append(UIGraphicsGetCurrentContext() != nil)
    UIColor.red.setFill()
    UIRectFill(rect)
    super.drawText(in: rect)
  }
}
