import Foundation
import UIKitCore

/// A text with attributes that lays itself out again when it is edited.
///
/// A subclass may keep the text itself: it overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)`` and ``setAttributes(_:range:)``, and calls ``edited(_:range:changeInLength:)`` in the
/// last two. All other members use these four.
///
/// - Fidelity: documented; attributes are not fixed for characters that their font lacks.
open class NSTextStorage: NSMutableAttributedString {
  /// The parts of a text that were edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private let text: NSMutableAttributedString
  /// The object that is notified of edits. The default is `nil`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The parts that were edited since the last processing; empty outside of edits.
  open private(set) var editedMask: EditActions = []
  /// The range that was edited, in the text after the edit.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 code units by which the edit made the text longer.
  open private(set) var changeInLength = 0
  /// The number of calls of ``beginEditing()`` whose end has not come.
  private var depth = 0
  private var isProcessing = false

  // MARK: Creation

  /// Creates an empty storage.
  public init() {
    text = NSMutableAttributedString(string: "")
    super.init(string: "")
  }

  /// Creates a storage with a plain text.
  public override init(string: String) {
    text = NSMutableAttributedString(string: string)
    super.init(string: string)
  }

  /// Creates a storage with a text of uniform attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text = NSMutableAttributedString(string: string, attributes: attrs)
    super.init(attributedString: text)
  }

  /// Creates a storage with a text.
  public override init(attributedString: NSAttributedString) {
    let plain = (attributedString as? NSTextStorage)?.plain ?? attributedString
    text = NSMutableAttributedString(attributedString: plain)
    super.init(attributedString: text)
  }

  /// Returns `nil`; archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: The four members that subclasses override

  open override var string: String { text.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Edits

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty, !isProcessing { processEditing() }
  }

  /// Records an edit, which is processed at once unless it is within ``beginEditing()`` and ``endEditing()``.
  ///
  /// - Parameters:
  ///   - editedRange: The range before the edit.
  ///   - delta: The number of UTF-16 code units by which the text became longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let after = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedMask.isEmpty ? after : Self.joined(self.editedRange, after, delta)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0, !isProcessing { processEditing() }
  }

  /// Returns the range that contains an edit and an earlier one.
  private static func joined(_ earlier: NSRange, _ later: NSRange, _ delta: Int) -> NSRange {
    let isBehind = later.location <= earlier.location
    let isInside = NSMaxRange(later) <= NSMaxRange(earlier) + delta
    let end = max(NSMaxRange(earlier) + (isBehind || isInside ? delta : 0), NSMaxRange(later))
    let start = min(earlier.location, later.location)
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Notifies the delegate and the layout managers of the recorded edits. A subclass may change attributes before it
  /// calls the superclass.
  open func processEditing() {
    // Text on screen is edited on the main thread only.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.reportEdits() }
  }

  @MainActor
  private func reportEdits() {
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    isProcessing = false
    copyToFoundation(range, changeInLength: delta)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Copies an edited part into the text that Foundation's initializers read from another attributed string.
  private func copyToFoundation(_ range: NSRange, changeInLength delta: Int) {
    guard range.location <= length, NSMaxRange(range) <= length, range.length >= delta else { return }
    super.replaceCharacters(
      in: NSRange(location: range.location, length: range.length - delta),
      with: (string as NSString).substring(with: range))
    forEachRun(in: range) { super.setAttributes($0, range: $1) }
  }

  /// Calls a function with the attributes and the range of each run in a range.
  ///
  /// Foundation's own method makes a copy of the text first; see ``plain``.
  private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange(location: location, length: 1)
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = min(NSMaxRange(range), max(location + 1, NSMaxRange(run)))
      body(attributes, NSRange(location: location, length: end - location))
      location = end
    }
  }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text from now on.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.adopt(self)
  }

  /// Removes a layout manager.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.adopt(nil)
  }

  /// Posted before the delegate may change attributes. The notification's object is the storage.
  open class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted after edits were processed. The notification's object is the storage.
  open class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  // MARK: Members made of the four, because Foundation's read its own text

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    plain.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? { plain.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    plain.attributedSubstring(from: range)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { plain.enumerateAttributes(in: enumerationRange, options: opts, using: block) }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { plain.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }

  open override func isEqual(to other: NSAttributedString) -> Bool { plain.isEqual(to: other) }
  open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: plain) }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { plain.mutableCopy(with: zone) }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let whole = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: whole, options: []) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Changes the attributes of each part of a range.
  private func change(_ range: NSRange, _ edit: (inout [NSAttributedString.Key: Any]) -> Void) {
    var changed: [([NSAttributedString.Key: Any], NSRange)] = []
    plain.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      var attributes = attributes
      edit(&attributes)
      changed.append((attributes, part))
    }
    beginEditing()
    for (attributes, part) in changed { setAttributes(attributes, range: part) }
    endEditing()
  }

  /// The text as Foundation's own class, made of the members that subclasses override.
  ///
  /// Foundation for Linux cannot read instances of subclasses in `init(attributedString:)` and `append(_:)`.
  final var plain: NSAttributedString {
    if type(of: self) == NSTextStorage.self { return text }
    let copy = NSMutableAttributedString(string: string)
    forEachRun(in: NSRange(location: 0, length: copy.length)) { copy.setAttributes($0, range: $1) }
    return copy
  }
}

/// The object that a storage notifies of edits.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before an edit is processed. Characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after an edit was processed. Attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default implementation, which does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// The default implementation, which does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
