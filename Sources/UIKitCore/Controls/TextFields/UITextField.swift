import Drawing
import Foundation
import Geometry

/// A control with a line of text that the user edits.
///
/// - Fidelity: documented for calls and events; approximated for the order of delegate calls before actions and
///   notifications, and for sizes and colors. Keys come from the machine's keyboard, and no keyboard is drawn. Selected
///   text has no handles and no menu, and there is no undo.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The object that permits edits and is notified of them. The default is `nil`.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. It is never `nil` when read. Setting it sends no events. The default is an empty string.
  open var text: String? {
    get { editor.text }
    set {
      setText(newValue ?? "", attributed: nil)
      KeyValueObservers.check(self)
    }
  }
  /// The text with its attributes. Once edited, all of it has ``defaultTextAttributes``, unless
  /// ``allowsEditingTextAttributes`` is `true` or ``typingAttributes`` have been set.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: editor.text, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue.map { NSAttributedString(attributedString: $0) }) }
  }
  /// The text shown while the field is empty; `nil`, the default, for none.
  open var placeholder: String? {
    get { ownPlaceholder?.string }
    set { ownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text shown while the field is empty, with its attributes; `nil`, the default, for none.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set { ownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  /// The font of the text. Set `nil` for the default, the system font of 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      appearanceDidChange()
    }
  }
  /// The color of the text. Set `nil` for the default, `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      let color = newValue ?? .label
      guard color != ownColor else { return }
      ownColor = color
      appearanceDidChange()
    }
  }
  /// The alignment of the text. The default is `natural`: the leading edge of the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
  /// The attributes of edited text, including font and color. Setting them sets font, color and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherAttributes.merging([.font: ownFont, .foregroundColor: ownColor]) { $1 } }
    set { adopt(newValue) }
  }
  /// Whether edits keep the attributes of the rest of the text. The user cannot change them, as there is no menu. The
  /// default is `false`.
  open var allowsEditingTextAttributes = false
  /// The attributes of text that is typed next: until the selection changes, those that were set, and then those before
  /// the caret. `nil` while the field is not edited, and it cannot be set then.
  ///
  /// - Fidelity: documented.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { setTypingAttributes(newValue) }
  }
  /// Whether text that is too long is drawn smaller, down to ``minimumFontSize``. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceDidChange() } }
  /// The smallest font size for text that is too long, in points. The default is 0.
  open var minimumFontSize: CGFloat = 0 { didSet { appearanceDidChange() } }
  /// Whether fonts follow the user's text size while the field is visible. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Look

  /// The border around the text. The default is `none`.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      showBackgroundColor()
      appearanceDidChange()
    }
  }
  /// The color behind the text; `nil`, the default, for that of the border, if it has one. A rounded border is filled
  /// with it.
  open override var backgroundColor: UIColor? {
    get { fillColor }
    set {
      fillColor = newValue
      showBackgroundColor()
    }
  }
  private var fillColor: UIColor?
  /// Whether the background color fills the border, rather than the bounds.
  var fillsBorder: Bool { borderStyle == .roundedRect }

  private func showBackgroundColor() {
    super.backgroundColor = fillsBorder ? nil : fillColor
    setNeedsDisplay()
  }
  /// An image that is drawn in the border's rectangle, in place of the border; `nil`, the default, for none. A field
  /// with a rounded border ignores it.
  ///
  /// - Fidelity: documented.
  open var background: UIImage? { didSet { appearanceDidChange() } }
  /// The image in place of ``background`` while the field is disabled; `nil`, the default, for the same image. Without
  /// ``background`` it is ignored.
  ///
  /// - Fidelity: documented.
  open var disabledBackground: UIImage? { didSet { appearanceDidChange() } }
  /// The condition for showing the button that clears the text. The default is `never`; it requires text, and the right
  /// view takes precedence.
  open var clearButtonMode = ViewMode.never { didSet { overlaysDidChange() } }
  /// A view at the leading edge, before the text; `nil`, the default, for none.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, by: leftView) } }
  /// The condition for showing ``leftView``. The default is `never`.
  open var leftViewMode = ViewMode.never { didSet { overlaysDidChange() } }
  /// A view at the trailing edge, in place of the clear button; `nil`, the default, for none.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, by: rightView) } }
  /// The condition for showing ``rightView``. The default is `never`.
  open var rightViewMode = ViewMode.never { didSet { overlaysDidChange() } }

  // MARK: Editing

  /// Whether the user is editing the text.
  open internal(set) var isEditing = false
  /// Whether the text is cleared when editing begins, if the delegate permits. The default is `false`.
  open var clearsOnBeginEditing = false
  /// Whether the next typed text replaces the whole text. The default is `false`.
  open var clearsOnInsertion = false

  // MARK: Input views

  /// The view shown in place of a keyboard while the field is first responder. Call `reloadInputViews()` to show a
  /// change.
  ///
  /// - Fidelity: documented.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard while the field is first responder. Call `reloadInputViews()` to show a
  /// change.
  ///
  /// - Fidelity: documented.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  // MARK: UITextInputTraits

  /// The capitalization that a keyboard on the screen would apply. The default is `sentences`; kept, without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text by a keyboard on the screen. The default is `default`; kept, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The checking of spelling. The default is `default`; kept, without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of straight quotation marks. The default is `default`; kept, without effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of double hyphens by dashes. The default is `default`; kept, without effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// The adjustment of spaces around cut and pasted text. The default is `default`; kept, without effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The proposal of text while typing. The default is `default`; kept, without effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The kind of keyboard that would be shown. The default is `default`; kept, without effect.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard that would be shown. The default is `default`; kept, without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title that the Return key would have. The default is `default`; kept, without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return has an effect only if there is text. The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is concealed by dots. The default is `false`.
  ///
  /// All characters are concealed, including the last. The text cannot be copied, and text typed after editing begins
  /// again replaces all of it.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { appearanceDidChange() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text; `nil`, the default, for none. Kept, without effect.
  open var textContentType: UITextContentType!
  /// The rules for a proposed password; `nil`, the default, for none. No passwords are proposed here.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: State, read and written by the extensions beside this file

  final var editor = EditableText()
  final var attributed: NSAttributedString?
  /// The attributes of the next typed text; `nil` for those at the caret.
  final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Whether edits keep attributes because ``typingAttributes`` have been set.
  final var hasTypedAttributes = false
  final var ownFont = UITextField.defaultFont
  final var ownColor = UIColor.label
  final var otherAttributes: [NSAttributedString.Key: Any] = [:]
  final var ownPlaceholder: NSAttributedString? { didSet { appearanceDidChange() } }
  final var knownLine: FieldLine?
  /// The distance, in points, that the line has moved to the left so that the caret is visible.
  final var scroll: CGFloat = 0
  final var caret = CaretBlink()
  final var recording: Recording?
  /// The clear button, created when it is first shown.
  final var clearButton: FieldClearButton?

  static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  struct Recording {
    /// The translation from the field's coordinates to those of the commands.
    var shift: CGPoint
    var commands: [DrawCommand] = []
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.read(self, as: UITextField.self)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if !isEditing { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { resign(isForced: false) }

  /// Resigns first responder.
  ///
  /// - Parameter isForced: Whether to resign even if the delegate refuses.
  package final func resign(isForced: Bool) -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || isForced, super.resignFirstResponder() else { return false }
    if isEditing { finishEditing() }
    return true
  }

  /// Leaving the window ends editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if isEditing, newWindow !== window { _ = resign(isForced: true) }
  }

  // MARK: UIKeyInput

  /// Whether there is any text.
  open var hasText: Bool { !editor.isEmpty }
  /// Replaces the selection, or the marked text, with `text`. Sends `editingChanged`; the delegate's permission is not
  /// required.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or else the character before the caret. Sends `editingChanged`; the delegate's permission
  /// is not required.
  open func deleteBackward() { delete(by: .back) }

  // MARK: UITextInput

  /// Returns the text in a range; `nil` for ranges of other responders.
  open func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { String(editor.characters[editor.graphemes($0.range)]) }
  }
  /// Replaces the text in a range. Sends `editingChanged`; the delegate's permission is not required. Ranges of other
  /// responders have no effect.
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { replace(editor.graphemes(span.range), with: text) }
  }
  /// The selection, empty at a caret; at first the end of the text. Setting it to a range of another responder has no
  /// effect.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.utf16(editor.selection)) }
    set { if let span = newValue as? TextSpan { select(editor.graphemes(span.range)) } }
  }
  /// The range that an input method is composing; `nil` for none.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan(editor.utf16($0)) } }
  /// Replaces the marked text, or the selection, with text that is being composed. The caret is placed at its end,
  /// whatever `selectedRange` is.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "") }
  /// Ends composition, keeping the marked text.
  open func unmarkText() {
    editor.unmark()
    setNeedsDisplay()
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.utf16(0..<editor.count).length) }
  /// Returns the range between two positions, in either order; `nil` for positions of other responders.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextSpan(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance in UTF-16 code units; `nil` if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
  /// Returns the distance between two positions, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }
  /// The object that finds the words, lines and other units of the text.
  open var tokenizer: any UITextInputTokenizer { units }
  private lazy var units = UITextInputStringTokenizer(textInput: self)
  /// Returns the visible rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    (range as? TextSpan).map { rect(of: editor.graphemes($0.range)) } ?? .zero
  }
  /// Returns the visible rectangle of a range, in the field's coordinates. The selection is drawn in it.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let areas = (range as? TextSpan).map { [rect(of: editor.graphemes($0.range))] } ?? []
    return UITextSelectionRect.lines(areas, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  /// Returns the rectangle of a caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map { caretRect(at: editor.index(of: $0)) } ?? .zero
  }
  /// Returns the position closest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(editor.offsets[index(at: point)]) }
  /// Returns the range of the character at a point in the field's coordinates; `nil` without text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Editing commands

  /// Moves the selected text to the pasteboard, if the delegate permits. Does nothing without a selection, or in secure
  /// fields.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the pasteboard. Does nothing without a selection, or in secure fields.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection with the text of the pasteboard, if the delegate permits.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Deletes the selected text, if the delegate permits. Does nothing without a selection.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { select(editor.word(at: editor.head)) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { select(0..<editor.count) }

  override func stateDidChange() {
    super.stateDidChange()
    updateOverlays()
  }

  // MARK: Rectangles

  /// Returns the rectangle of text that is not edited: within the border, and between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns the rectangle of text that is edited. The default does not depend on overrides of
  /// ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns the rectangle of the placeholder. The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the border. The default is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the clear button, at the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
  /// Returns the rectangle of ``leftView``, at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(of: leftView, in: bounds, isLeading: true) }
  /// Returns the rectangle of ``rightView``, at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: rightView, in: bounds, isLeading: false)
  }

  open dynamic override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  package override var baselineInsets: (first: CGFloat, last: CGFloat) { naturalBaseline }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    layOutOverlays()
    keepCaretVisible()
  }

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    super.recordContent(in: bounds, into: &commands)
    recording = Recording(shift: bounds.origin - self.bounds.origin)
    recordField()
    commands += recording?.commands ?? []
    recording = nil
  }

  /// Draws the text in a rectangle. Draws nothing except while the field is being drawn.
  open func drawText(in rect: CGRect) { recordText(in: rect) }
  /// Draws the placeholder in a rectangle. Draws nothing except while the field is being drawn.
  open func drawPlaceholder(in rect: CGRect) { recordPlaceholder(in: rect) }

  /// The color of a placeholder without one of its own.
  var placeholderColor: UIColor {
    guard let label = namedPlaceholder, label.hasColor else { return .placeholderText }
    return label.textColor
  }
  /// The object by which an app changes the color of the placeholder; `nil` until an app requests it.
  private final var namedPlaceholder: PlaceholderLabel?
  /// The object with the name `placeholderLabel`.
  final var placeholderLabel: UILabel {
    let label = namedPlaceholder ?? PlaceholderLabel(of: self)
    namedPlaceholder = label
    return label
  }
  /// The opacity of text and placeholder, from 0 to 1.
  var textOpacity: CGFloat { 1 }
  /// Draws the border and its background.
  func recordBorder(_ rect: CGRect, into commands: inout [DrawCommand]) { recordStandardBorder(rect, into: &commands) }
  /// The insets of the text from the edges.
  var borderInsets: UIEdgeInsets { borderStyle.insets }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsLayout()
  }

  // MARK: Touches

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

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map { editor.permits($0, isSecret: isSecureTextEntry) }
      ?? super.canPerformAction(action, withSender: sender)
  }
}

extension UITextField: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UITextField.textColor), .value(\UITextField.font), .given(\UITextField.background),
      .given(\UITextField.disabledBackground),
    ]
  }
}

extension UITextField: TapClaiming {}

extension UITextField: AccessibleByNature {
  /// The text, with bullets for the letters of a password, or the placeholder that is shown instead of it.
  package var accessibilityValueByNature: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
  package var accessibilityTraitsByNature: UIAccessibilityTraits { .none }
}
