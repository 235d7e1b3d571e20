import Foundation
import Geometry
import Typography
import UIKitCore

/// A scroll view with text of several lines that the user edits. Its default background is `systemBackground`.
///
/// - Fidelity: documented for calls and notifications, observed for insets; approximated for colors, and for scrolling
///   to the caret, which is not animated. Keys come from the machine's keyboard, and no keyboard is drawn. Selected
///   text has no handles and no menu; a drag selects with Shift or from a second tap on, and after a long press it
///   moves the caret. There is no undo, and of a longer text the first 100,000 characters are shown.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, WrappingContent {
  /// The object that permits edits, and is notified of them and of scrolling. The default is `nil`.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. It is never `nil` when read. The default is an empty string.
  ///
  /// Setting it gives the text uniform attributes; the delegate is not called for the change of the text.
  open var text: String! {
    get { editor.text }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes. It is never `nil` when read. The default is empty.
  ///
  /// Setting it also sets ``font`` and ``textColor`` to those of its first character, if it has any.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage.plain) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }
  /// The font of the whole text. Set `nil` for the default, the system font of 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      overwrite(.font, with: ownFont)
    }
  }
  /// The color of the whole text. Set `nil` for the default, `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      overwrite(.foregroundColor, with: ownColor)
    }
  }
  /// The alignment of the lines. The default is `natural`: the leading edge of the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
  /// The attributes of text that is typed next. They change to those before the caret when it moves.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] { didSet { if !hasText { appearanceDidChange() } } }
  /// The kinds of data that become links in a text that is not edited. The default is none.
  ///
  /// - Fidelity: approximated; links, telephone numbers, dates and addresses are found.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { appearanceDidChange() } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links, in place of those of their text. The default is the tint color.
  ///
  /// - Fidelity: documented.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      ownLinkAttributes = newValue
      appearanceDidChange()
    }
  }
  /// Whether fonts follow the user's text size while the view is visible. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Column

  /// The distances of the text from the edges of the content, in points. The default is 8 at top and bottom; NaN counts
  /// as 0, and infinite values are clamped.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset = textContainerInset.finite
      if textContainerInset != oldValue { appearanceDidChange() }
    }
  }
  /// The area in which the text is laid out.
  open var textContainer: NSTextContainer { column }
  /// The text, which may be edited in place. The delegate is not called for such edits.
  ///
  /// - Fidelity: documented.
  open var textStorage: NSTextStorage { storage }
  /// The object that lays out the text. A subclass may draw its glyphs and backgrounds itself.
  ///
  /// - Fidelity: documented.
  open var layoutManager: NSLayoutManager { manager }

  /// A border around the view.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// There is no border.
    case none = 0
    /// A thin line with rounded corners, as text fields have it.
    case roundedRect = 1
  }

  /// The border around the view. The default is `none`.
  ///
  /// - Fidelity: approximated; the border is that of text fields.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { showBorder() } } }

  /// Shows the border, with the color for the current traits.
  private func showBorder() {
    let isRound = borderStyle == .roundedRect
    layer.cornerRadius = isRound ? 5 : 0
    layer.borderWidth = isRound ? Swift.max(1 / traitCollection.displayScale, 0.5) : 0
    layer.borderColor = isRound ? UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor : nil
  }

  // MARK: Editing

  /// Whether the user can edit the text. The default is `true`. Setting it to `false` ends editing.
  open var isEditable = true {
    didSet {
      if !isEditable, isEditing { _ = resign(isForced: true) }
      // Data is detected only in text that cannot be edited.
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { appearanceDidChange() }
    }
  }
  /// Whether the user can select text that cannot be edited. The default is `true`.
  open var isSelectable = true
  /// The selection, in UTF-16 code units; its length is 0 at a caret.
  ///
  /// A range that is set is extended to whole characters, and limited to the text.
  open var selectedRange: NSRange {
    get { editor.utf16(editor.selection) }
    set { select(editor.graphemes(newValue)) }
  }
  /// Scrolls by the smallest distance that makes a range visible, with animation. Does nothing if it is visible
  /// already.
  open func scrollRangeToVisible(_ range: NSRange) { show(editor.graphemes(range)) }

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
  ///
  /// - Fidelity: approximated; kept, without effect: Return always inserts a newline.
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text; `nil`, the default, for none. Kept, without effect.
  open var textContentType: UITextContentType!
  /// The rules for a proposed password; `nil`, the default, for none. No passwords are proposed here.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: State, read and written by the extensions beside this file

  final var editor = EditableText()
  /// The text with its attributes.
  final let storage: NSTextStorage
  /// Whether the view itself edits the storage.
  final var isChangingStorage = false
  final var ownFont = UITextView.defaultFont
  final var ownColor = UIColor.label
  /// Whether the view is first responder and editable.
  final var isEditing = false
  /// Whether the caret is at the end of its line, rather than at the beginning of the next.
  final var isAtLineEnd = false
  /// The horizontal position of a caret that moves up and down over lines of different lengths; `nil` for its present
  /// one.
  final var goal: CGFloat?
  /// The latest layout of the text. It is kept after a change, because most of its lines remain.
  final var knownBlock: (width: CGFloat, format: ParagraphFormat, block: CaretBlock, isCurrent: Bool)?
  final var knownStyled: StyledText?
  /// The text with the links that were found in it; `nil` if it must be searched again.
  final var knownLinked: NSAttributedString?
  final var ownLinkAttributes: [NSAttributedString.Key: Any]?
  final var caret = CaretBlink()
  final let canvas = TextCanvas(frame: .zero)
  final var finger = TextViewFinger()
  private(set) final lazy var press = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
  /// The width at which constraints wrap the text.
  final var constrainedWidth: CGFloat?

  private let column: NSTextContainer
  private let manager: NSLayoutManager

  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  /// Creates a text view.
  ///
  /// - Parameter textContainer: The area in which the text is laid out; `nil` for a new one. The view uses its layout
  ///   manager and that one's storage, if it has them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (column, manager, storage) = Self.parts(textContainer)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    prepare()
  }

  /// Creates a text view with a layout manager of its own, whatever the argument is.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  private static func parts(_ container: NSTextContainer?) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
    let column = container ?? NSTextContainer()
    let manager = column.layoutManager ?? NSLayoutManager()
    if column.layoutManager == nil { manager.addTextContainer(column) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (column, manager, storage)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    (column, manager, storage) = Self.parts(nil)
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UITextView.self)
  }

  private func prepare() {
    typingAttributes = plainAttributes
    column.owner = self
    editor = EditableText(storage.string)
    canvas.textView = self
    addSubview(canvas)
    addGestureRecognizer(press)
  }

  // MARK: Input views

  /// The view shown in place of a keyboard while the view is first responder. Call `reloadInputViews()` to show a
  /// change.
  ///
  /// - Fidelity: documented.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard while the view is first responder. Call `reloadInputViews()` to show a change.
  ///
  /// - Fidelity: documented.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder, isEditing || !isEditable { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable, !isEditing { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { resign(isForced: false) }

  /// Resigns first responder.
  ///
  /// - Parameter isForced: Whether to resign even if the delegate refuses.
  package final func resign(isForced: Bool) -> Bool {
    guard isEditing else {
      canvas.setNeedsDisplay()
      return super.resignFirstResponder()
    }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || isForced, super.resignFirstResponder() else { return false }
    if isEditing { finishEditing() }
    return true
  }

  /// Leaving the window ends editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if isEditing, newWindow !== window { _ = resign(isForced: true) }
  }

  // MARK: UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editor.isEmpty }
  /// Replaces the selection, or the marked text, with `text`. The delegate is notified, but its permission is not
  /// required.
  open func insertText(_ text: String) { replace(editor.replaced, with: text) }
  /// Deletes the selection, or else the character before the caret. The delegate is notified, but its permission is not
  /// required.
  open func deleteBackward() { delete(by: .back) }

  /// Returns the text in a range; `nil` for ranges of other responders.
  open func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { String(editor.characters[editor.graphemes($0.range)]) }
  }
  /// Replaces the text in a range. The delegate is notified, but its permission is not required. Ranges of other
  /// responders have no effect.
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { replace(editor.graphemes(span.range), with: text) }
  }
  /// The selection; empty at a caret. Setting it to a range of another responder has no effect.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedRange) }
    set { if let span = newValue as? TextSpan { selectedRange = span.range } }
  }
  /// The range that an input method is composing; `nil` for none.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan(editor.utf16($0)) } }
  /// Replaces the marked text, or the selection, with text that is being composed. The caret is placed at its end,
  /// whatever `selectedRange` is.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "") }
  /// Ends composition, keeping the marked text.
  open func unmarkText() {
    editor.unmark()
    canvas.setNeedsDisplay()
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
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    (range as? TextSpan).flatMap { rects(of: editor.graphemes($0.range)).first } ?? .zero
  }
  /// Returns the rectangles of a range, one for each line, in the view's coordinates. The selection is drawn in them.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let areas = (range as? TextSpan).map { rects(of: editor.graphemes($0.range)) } ?? []
    return UITextSelectionRect.lines(areas, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  /// Returns the rectangle of a caret at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map { caretRect(at: caretPosition(of: $0)) } ?? .zero
  }
  /// Returns the position closest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(editor.offsets[caretPosition(at: point).index])
  }
  /// Returns the range of the character at a point in the view's coordinates; `nil` without text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Editing commands

  /// Moves the selected text to the pasteboard, if the delegate permits. Does nothing without a selection, or if the
  /// text is not editable.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the pasteboard. Does nothing without a selection.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection with the text of the pasteboard, if the delegate permits.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Deletes the selected text, if the delegate permits. Does nothing without a selection.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { select(editor.word(at: editor.head)) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { select(0..<editor.count) }

  // MARK: Layout

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { appearanceDidChange() } } }
  /// The size of the text, if scrolling is disabled.
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? FiniteGeometry.length(size.width) : .infinity)
  }
  package var wrapsInConstraints: Bool { !isScrollEnabled }
  package func wrap(to width: CGFloat?) { constrainedWidth = width.map { FiniteGeometry.length($0) } }
  package var textBaselineInsets: (first: CGFloat, last: CGFloat) { naturalBaseline }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if borderStyle != .none { showBorder() }
    adjustFont()
    appearanceDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchDown(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMoved(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchUp(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = TextViewFinger()
  }
  /// A drag that selects does not scroll, and taps do not reach recognizers of enclosing views.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map { editor.permits($0, isEditable: isEditable) }
      ?? super.canPerformAction(action, withSender: sender)
  }
}

extension UITextView: TextBaselines {}

extension UITextView: AccessibleByNature {
  package var accessibilityValueByNature: String? { text }
  package var accessibilityTraitsByNature: UIAccessibilityTraits { .none }
}
