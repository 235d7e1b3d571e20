import Foundation
import Geometry
import Typography

/// Text on many lines that a user scrolls and edits.
///
/// - Fidelity: documented for calls and notifications, observed for insets; approximated for colours, and for scrolling
///   to the caret, which is not animated. Keys come from the machine's keyboard, there is none on the screen. Selected
///   text has no handles and no menu; a drag selects with Shift or from a second tap on, and after a long press it moves
///   the caret. Nothing is undone, links lead nowhere, and of a longer text the first 10,000 characters are shown.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, WrappingContent {
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Never nil when read. Set, the text has one look throughout, and neither is the delegate asked nor a change told.
  open var text: String! {
    get { editor.text }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Set, ``font`` and ``textColor`` are those that it begins with, if it names some.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }
  /// Of all of the text; set to nil, it is the default again: the system's, 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      overwrite(.font, with: ownFont)
    }
  }
  /// Of all of the text; set to nil, it is the default again: `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      overwrite(.foregroundColor, with: ownColor)
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { lookDidChange() } } }
  /// What is typed next looks like this; a caret that is moved takes on the look of what is before it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] { didSet { if !hasText { lookDidChange() } } }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Column

  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset = textContainerInset.finite
      if textContainerInset != oldValue { lookDidChange() }
    }
  }
  open var textContainer: NSTextContainer { column }

  // MARK: Editing

  /// A view that is edited when this becomes false has the keyboard no more.
  open var isEditable = true {
    didSet { if !isEditable, isEditing { _ = resign(isForced: true) } }
  }
  /// Whether text can be selected where it cannot be edited.
  open var isSelectable = true
  /// In UTF-16; its length is 0 where there is a caret.
  open var selectedRange: NSRange {
    get { editor.utf16(editor.selection) }
    set { select(editor.graphemes(newValue)) }
  }
  /// Scrolls as little as shows the range, with an animation; not at all if it is in sight.
  open func scrollRangeToVisible(_ range: NSRange) { show(editor.graphemes(range)) }

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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: State, read and written by the extensions beside this file

  final var editor = EditableText()
  /// The editor's text with its looks.
  final let storage = NSMutableAttributedString(string: "")
  final var ownFont = UITextView.defaultFont
  final var ownColor = UIColor.label
  /// The responder that keys go to, and editable.
  final var isEditing = false
  /// The caret is behind its line, and not before the next one.
  final var isAtLineEnd = false
  /// Where a caret wants to be that goes up and down over lines of unlike lengths; nil for where it is.
  final var goal: CGFloat?
  final var knownBlock: (width: CGFloat, format: ParagraphFormat, block: CaretBlock)?
  final var knownStyled: StyledText?
  final var caret = CaretBlink()
  final let canvas = TextCanvas(frame: .zero)
  final var finger = TextViewFinger()
  private(set) final lazy var press = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
  /// At which constraints have the text wrap.
  final var constrainedWidth: CGFloat?

  private let column: NSTextContainer

  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  /// - Parameter textContainer: The column that the text is set in; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    column = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    column = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    typingAttributes = plainAttributes
    column.textView = self
    canvas.textView = self
    addSubview(canvas)
    addGestureRecognizer(press)
  }

  // MARK: Input views

  /// In place of a keyboard while the view has it; ``reloadInputViews()`` shows a change.
  ///
  /// - Fidelity: documented.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Above the keyboard while the view has it; ``reloadInputViews()`` shows a change.
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
    guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable, !isEditing { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { resign(isForced: false) }

  /// As ``resignFirstResponder()``.
  ///
  /// - Parameter isForced: Whether a delegate that says no is not listened to.
  final func resign(isForced: Bool) -> Bool {
    guard isEditing else {
      canvas.setNeedsDisplay()
      return super.resignFirstResponder()
    }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || isForced, super.resignFirstResponder() else { return false }
    if isEditing { finishEditing() }
    return true
  }

  /// Who leaves the screen stops editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if isEditing, newWindow !== window { _ = resign(isForced: true) }
  }

  // MARK: UITextInput

  open var hasText: Bool { !editor.isEmpty }
  /// Asks nobody, but tells of the change.
  open func insertText(_ text: String) { replace(editor.replaced, with: text) }
  open func deleteBackward() { delete(by: .back) }

  open func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { String(editor.characters[editor.graphemes($0.range)]) }
  }
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { replace(editor.graphemes(span.range), with: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedRange) }
    set { if let span = newValue as? TextSpan { selectedRange = span.range } }
  }
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan(editor.utf16($0)) } }
  /// The caret stands behind the marked text, whatever is selected of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "") }
  open func unmarkText() {
    editor.unmark()
    canvas.setNeedsDisplay()
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
    (range as? TextSpan).flatMap { rects(of: editor.graphemes($0.range)).first } ?? .zero
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextOffset).map { caretRect(at: place(of: $0)) } ?? .zero
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(editor.offsets[place(at: point).index])
  }
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

  // MARK: Layout

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { lookDidChange() } } }
  /// As large as the text, where it does not scroll.
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? FiniteGeometry.length(size.width) : .infinity)
  }
  package var wrapsInConstraints: Bool { !isScrollEnabled }
  package func wrap(to width: CGFloat?) { constrainedWidth = width.map { FiniteGeometry.length($0) } }
  package override var baselineInsets: (first: CGFloat, last: CGFloat) { naturalBaseline }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    lookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
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
  /// A drag that selects scrolls nothing, and a tap here is none for views around.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
