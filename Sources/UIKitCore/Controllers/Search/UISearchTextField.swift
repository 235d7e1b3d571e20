import Drawing
import Foundation
import Geometry

/// The field of a search bar: a magnifying glass and the text on a gray background.
///
/// - Fidelity: observed (iOS 17) for sizes and colors at the default text size; approximated at larger ones. Tokens are
///   approximated; they cannot be selected, copied or dragged.
open class UISearchTextField: UITextField {
  /// The width of the magnifying glass at the default text size.
  private static let usualIconWidth: CGFloat = 20
  private static let iconMargin: CGFloat = 6
  private static let gap: CGFloat = 5
  private static let cornerRadius: CGFloat = 10

  private lazy var tokenRow: TokenRow = {
    let row = TokenRow()
    row.isUserInteractionEnabled = false
    addSubview(row)
    return row
  }()

  /// The tokens in front of the text. The default is none.
  open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
  /// The color of the tokens; `nil`, the default, for gray.
  open var tokenBackgroundColor: UIColor? { didSet { tokensDidChange() } }
  /// Whether the Delete key at the start of the text removes the last token. The default is `true`.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied, which nothing here does. The default is `true`.
  open var allowsCopyingTokens = true

  /// Inserts a token in front of another one.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Replaces a part of the text with a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

  private func tokensDidChange() {
    tokenRow.show(tokens, font: font ?? .preferredFont(forTextStyle: .body), color: tokenBackgroundColor)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, let range = selectedTextRange, range.isEmpty,
      offset(from: beginningOfDocument, to: range.start) == 0
    else { return super.deleteBackward() }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a field with default values. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // A background color that the app sets must have the field's shape.
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.contentMode = .center
    magnifier.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    magnifier.tintColor = .secondaryLabel
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .always
    borderStyle = .roundedRect
    returnKeyType = .search
    autocorrectionType = .no
  }

  /// The offsets that an app gives the parts of the field.
  struct Shifts {
    var text = UIOffset.zero
    var icons: [UISearchBar.Icon: UIOffset] = [:]
  }

  final var shifts = Shifts() {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  private func shifted(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let shift = shifts.icons[icon] ?? .zero
    return rect.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    shifted(super.clearButtonRect(forBounds: bounds), .clear)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    shifted(super.rightViewRect(forBounds: bounds), .bookmark)
  }

  /// Shows images in place of the gray background; `nil` for that.
  final func show(background image: UIImage?, disabled: UIImage?) {
    borderStyle = image == nil ? .roundedRect : .none
    background = image
    disabledBackground = disabled
  }

  /// Shows an image in place of the magnifying glass; `nil` for that.
  func showIcon(_ image: UIImage?) {
    guard let icon = leftView as? UIImageView else { return }
    icon.image = image ?? UIImage(systemName: "magnifyingglass")
    icon.contentMode = image.map { $0.size.width > Self.usualIconWidth ? .scaleAspectFit : .center } ?? .center
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let width = UIFontMetrics.default.scaledValue(for: Self.usualIconWidth, compatibleWith: traitCollection)
    let x = isRightToLeft ? bounds.maxX - Self.iconMargin - width : bounds.minX + Self.iconMargin
    return shifted(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), .search)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let gap = min(Self.gap + (tokens.isEmpty ? 0 : tokenRow.width), rect.width)
    if !isRightToLeft { rect.origin.x += gap }
    rect.size.width -= gap
    return rect.inset(
      by: UIEdgeInsets(
        top: shifts.text.vertical, left: shifts.text.horizontal, bottom: -shifts.text.vertical, right: 0))
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override var borderInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 8, bottom: 1, right: 8) }

  override var placeholderColor: UIColor { .secondaryLabel }

  override var fillsBorder: Bool { false }

  private var fullHeight: CGFloat {
    (background?.size.height).flatMap { $0 > 0 ? $0 : nil } ?? SearchBarLayout.fieldHeight(traitCollection)
  }

  /// The opacity of the text, which fades while the field is compressed, until a third of its height is lost.
  override var textOpacity: CGFloat {
    (1 - 3 * (1 - bounds.height / fullHeight)).unitClamped
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.alpha = textOpacity
    guard !tokens.isEmpty else { return }
    var area = super.textRect(forBounds: bounds)
    area.size.width = min(tokenRow.width, area.width)
    if isRightToLeft { area.origin.x = super.textRect(forBounds: bounds).maxX - area.width - Self.gap }
    tokenRow.frame = isRightToLeft ? area : area.offsetBy(dx: Self.gap, dy: 0)
    tokenRow.alpha = textOpacity
  }

  /// Draws the placeholder only if the search has no tokens, because a search with tokens is not empty.
  open override func drawPlaceholder(in rect: CGRect) {
    if tokens.isEmpty { super.drawPlaceholder(in: rect) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: fullHeight)
  }

  override func recordBorder(_ rect: CGRect, into commands: inout [DrawCommand]) {
    guard borderStyle == .roundedRect else { return super.recordBorder(rect, into: &commands) }
    commands.append(.fill(RoundedRect(rect, radius: Self.cornerRadius), drawn(.tertiarySystemFill)))
  }
}
