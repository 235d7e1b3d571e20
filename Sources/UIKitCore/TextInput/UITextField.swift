import Drawing
import Foundation
import Geometry

/// One line of text that a user edits.
///
/// - Fidelity: documented for calls and events; that the delegate is told before actions and notifications is
///   approximated, as are sizes and colours. Keys come from the machine's keyboard, there is none on the screen. Selected
///   text has no handles and no menu, and nothing is undone.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Never nil when read. Setting it sends no events.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "", attributed: nil) }
  }
  /// Edited text has the default attributes throughout.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: editor.text, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue.map { NSAttributedString(attributedString: $0) }) }
  }
  open var placeholder: String? {
    get { ownPlaceholder?.string }
    set { ownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set { ownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  /// Set to nil, it is the default again: the system's, 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      lookDidChange()
    }
  }
  /// Set to nil, it is the default again: `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      lookDidChange()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { lookDidChange() } } }
  /// With the font, the colour and the alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherAttributes.merging([.font: ownFont, .foregroundColor: ownColor]) { $1 } }
    set { adopt(newValue) }
  }
  /// Text that is too long is set smaller, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { lookDidChange() } }
  open var minimumFontSize: CGFloat = 0 { didSet { lookDidChange() } }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Look

  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { lookDidChange() } } }
  open var clearButtonMode = ViewMode.never { didSet { overlaysDidChange() } }
  /// On the side where reading starts.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { overlaysDidChange() } }
  /// On the other side; the clear button gives way to it.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { overlaysDidChange() } }

  // MARK: Editing

  open internal(set) var isEditing = false
  open var clearsOnBeginEditing = false
  /// What is typed next takes the place of all.
  open var clearsOnInsertion = false

  // MARK: Input views

  /// In place of a keyboard while the field has it; ``reloadInputViews()`` shows a change.
  ///
  /// - Fidelity: documented.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Above the keyboard while the field has it; ``reloadInputViews()`` shows a change.
  ///
  /// - Fidelity: documented.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  /// Dots for all letters, the last one included; nothing of it can be copied, and what is typed when editing begins
  /// again takes the place of all.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { lookDidChange() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: State, read and written by the extensions beside this file

  final var editor = EditableText()
  final var attributed: NSAttributedString?
  final var ownFont = UITextField.defaultFont
  final var ownColor = UIColor.label
  final var otherAttributes: [NSAttributedString.Key: Any] = [:]
  final var ownPlaceholder: NSAttributedString? { didSet { lookDidChange() } }
  final var knownLine: FieldLine?
  /// How far the line has moved to the left, so that the caret is seen; in points.
  final var scroll: CGFloat = 0
  final var caret = CaretBlink()
  final var recording: Recording?
  /// Made when it is seen first.
  final var clearButton: FieldClearButton?

  static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  struct Recording {
    /// From the field's coordinates to those of the commands.
    var shift: CGPoint
    var commands: [DrawCommand] = []
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if !isEditing { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { resign(isForced: false) }

  /// As ``resignFirstResponder()``.
  ///
  /// - Parameter isForced: Whether a delegate that says no is not listened to.
  final func resign(isForced: Bool) -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || isForced, super.resignFirstResponder() else { return false }
    if isEditing { finishEditing() }
    return true
  }

  /// Who leaves the screen stops editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if isEditing, newWindow !== window { _ = resign(isForced: true) }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !editor.isEmpty }
  /// Asks nobody, but sends `editingChanged`.
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { delete(by: .back) }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { String(editor.characters[editor.graphemes($0.range)]) }
  }
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { replace(editor.graphemes(span.range), with: text) }
  }
  /// nil while nobody edits.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextSpan(editor.utf16(editor.selection)) : nil }
    set { if let span = newValue as? TextSpan { select(editor.graphemes(span.range)) } }
  }
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan(editor.utf16($0)) } }
  /// The caret stands behind the marked text, whatever is selected of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "") }
  open func unmarkText() {
    editor.unmark()
    setNeedsDisplay()
  }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editor.utf16(0..<editor.count).length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextSpan(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }
  open func firstRect(for range: UITextRange) -> CGRect {
    (range as? TextSpan).map { rect(of: editor.graphemes($0.range)) } ?? .zero
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map { caretRect(at: editor.index(of: $0)) } ?? .zero
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(editor.offsets[index(at: point)]) }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Editing commands

  open func cut(_ sender: Any?) { cutSelection() }
  open func copy(_ sender: Any?) { copySelection() }
  /// Asks the delegate, as if it were typed.
  open func paste(_ sender: Any?) { pasteText() }
  open func delete(_ sender: Any?) { deleteSelection() }
  /// The word at the caret.
  open func select(_ sender: Any?) { select(editor.word(at: editor.head)) }
  open func selectAll(_ sender: Any?) { select(0..<editor.count) }

  override func stateDidChange() {
    super.stateDidChange()
    updateOverlays()
  }

  // MARK: Rectangles

  /// Where text stands that is not edited; without its border, and what stands at its sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(of: leftView, in: bounds, isLeading: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: rightView, in: bounds, isLeading: false)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  package override var baselineInsets: (first: CGFloat, last: CGFloat) { naturalBaseline }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutOverlays()
    keepCaretInSight()
  }

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    recording = Recording(shift: bounds.origin - self.bounds.origin)
    recordField()
    commands += recording?.commands ?? []
    recording = nil
  }

  /// Draws the text; called while the field is drawn, and drawing nothing at other times.
  open func drawText(in rect: CGRect) { recordText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { recordPlaceholder(in: rect) }

  /// Of a placeholder that names no other.
  var placeholderColor: UIColor { .placeholderText }
  /// Of text and placeholder, 0 ... 1.
  var textOpacity: CGFloat { 1 }
  /// The border and what it is filled with.
  func recordBorder(_ rect: CGRect, into commands: inout [DrawCommand]) { recordStandardBorder(rect, into: &commands) }
  /// Between the edges and the text.
  var borderInsets: UIEdgeInsets { borderStyle.insets }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsLayout()
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchDown(touch, with: event)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchMoved(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside { touchUp(touch, with: event) }
  }
}
