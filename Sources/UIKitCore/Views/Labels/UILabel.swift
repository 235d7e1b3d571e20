import Drawing
import Foundation
import Geometry
import Typography

/// A view that shows read-only text on one or more lines.
///
/// - Fidelity: documented; tightening, marquees and vibrancy are absent, and of an attributed text, the attributes that
///   `NSAttributedString.Key` declares here are shown.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, WrappingContent {
  override var descriptionDetails: [String?] { [text.map { "text = '\($0)'" }] }
  /// The text. Setting it removes the attributes of ``attributedText``. The default is `nil`.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard newValue != plain || attributed != nil else { return }
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// The text with its attributes. The default is `nil`.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font. Setting it also replaces the fonts of ``attributedText``. Setting `nil` restores the default, the
  /// system's font of 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != ownFont || font.growth != ownFont.growth || attributed != nil else { return }
      ownFont = font
      overwrite(.font, with: font)
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text. Setting it also replaces the colors of ``attributedText``. Setting `nil` restores the
  /// default, `label`.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      let color = newValue ?? .label
      guard color != ownColor || attributed != nil else { return }
      ownColor = color
      overwrite(.foregroundColor, with: color)
      styled = nil
      setNeedsDisplay()
    }
  }

  /// The alignment of lines. The default is `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
  /// The way in which lines break, and text that does not fit is truncated. The default is `byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The ways in which lines are broken for better legibility. It is kept and has no effect: the words of Hangul always
  /// stay together. The default is `standard`.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// The most lines of text. 0 or less has no limit. The default is 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width in points at which ``intrinsicContentSize`` wraps. 0, the default, leaves it to constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether text that is too large is scaled down until it fits, at most by ``minimumScaleFactor``: a single line until it
  /// is narrow enough, and several lines until all of them fit. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceDidChange() } }
  /// The smallest factor by which text is scaled down. 0, the default, has no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceDidChange() } }
  /// The vertical position of text that is scaled down. The default is `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }
  /// Whether the font follows the user's text size, if it is that of a text style or was scaled by ``UIFontMetrics``.
  /// The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// Whether the text has its own color; otherwise it is `tertiaryLabel`. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether the text has ``highlightedTextColor``. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The color of the text while the label is highlighted; `nil`, the default, for the same color.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a pointer over text that is cut off shows all of it. There is no pointer here. The default is `false`.
  open var showsExpansionTextWhenTruncated = false
  /// The color of the text's shadow; `nil`, the default, for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the text's shadow, in points. The default is (0, -1).
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  override var isElementByNature: Bool { true }
  /// Whether letters may move closer together before the text is shortened. The default is `false`.
  ///
  /// - Fidelity: approximated; letters keep their distances.
  open var allowsDefaultTighteningForTruncation = false

  override var naturalLabel: String? { text }
  override var naturalTraits: UIAccessibilityTraits { .staticText }

  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  // MARK: State, read and written by the extension beside this file

  final var plain: String?
  final var attributed: NSAttributedString?
  final var ownFont = UILabel.defaultFont
  final var ownColor = UIColor.label
  final var styled: StyledText?
  final var layouts = RecentLayouts()
  /// The recording in progress.
  private var recording: Recording?

  private struct Recording {
    /// The translation from the label's coordinates to those of the commands.
    var shift: CGPoint
    var commands: [DrawCommand] = []
    /// The context in which a subclass draws; `nil` if the label alone draws.
    var context: CGContext?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UILabel.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Size

  open dynamic override var intrinsicContentSize: CGSize { fittingSize(width: wrappingWidth) }

  /// The width at which constraints make the text wrap.
  private var constrainedWidth: CGFloat?

  private var wrappingWidth: CGFloat {
    guard numberOfLines != 1 else { return .infinity }
    let preferred = FiniteGeometry.length(preferredMaxLayoutWidth)
    return preferred > 0 ? preferred : constrainedWidth ?? .infinity
  }

  package var wrapsInConstraints: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }
  package func wrap(to width: CGFloat?) { constrainedWidth = width.map { FiniteGeometry.length($0) } }

  package override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let lines = layout(width: wrappingWidth, maximumLines: numberOfLines).lines
    guard let first = lines.first, let last = lines.last else { return (0, 0) }
    return (first.baseline, fittingSize(width: wrappingWidth).height - last.baseline)
  }

  /// Returns the size of the text at the width of `size`; 0 or less for unlimited width. The height is ignored, and for a
  /// single line also the width, so that ``UIView/sizeToFit()`` makes room for a longer text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return fittingSize(width: isLimited ? FiniteGeometry.length(size.width) : .infinity)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixedWidth = horizontalFittingPriority == .required
    let natural = isFixedWidth ? sizeThatFits(targetSize) : intrinsicContentSize
    return CGSize(
      width: isFixedWidth ? FiniteGeometry.length(targetSize.width) : natural.width,
      height: verticalFittingPriority == .required ? FiniteGeometry.length(targetSize.height) : natural.height)
  }

  /// Returns the frame of the text in `bounds`, at the top and as large as the text, in whole pixels. Its size is the
  /// natural size of the label, so an override can give the text margins. Overrides have no effect on drawing.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = layout(width: bounds.size.width, maximumLines: numberOfLines)
    let left = layout.lines.reduce(CGFloat.infinity) { min($0, $1.x) }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(
      x: bounds.origin.x + (left.isFinite ? left : 0), y: bounds.origin.y,
      width: min(grid.ceil(layout.size.width), bounds.size.width),
      height: min(grid.ceil(layout.size.height), bounds.size.height))
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let size = textSize(width: width)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: grid.ceil(min(size.width, width)), height: grid.ceil(size.height))
  }

  /// Returns the size of the text at a width; that of ``textRect(forBounds:limitedToNumberOfLines:)`` in a subclass.
  private func textSize(width: CGFloat) -> CGSize {
    guard Swift.type(of: self) != UILabel.self else {
      return layout(width: width, maximumLines: numberOfLines).size
    }
    let bounds = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).standardFinite.size
  }

  /// The length of bounds without a limit, from which subclasses subtract margins.
  private static let unlimited: CGFloat = 1_000_000

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    recording = Recording(shift: bounds.origin - self.bounds.origin)
    let own = Swift.type(of: self) == UILabel.self ? [] : recordedDrawing()
    if Swift.type(of: self) == UILabel.self { drawText(in: self.bounds) }
    commands += (recording?.commands ?? []) + own
    recording = nil
  }

  /// Lets a subclass draw in a current context, and returns what it draws there.
  private func recordedDrawing() -> [DrawCommand] {
    CGContext.commands(shiftedBy: recording?.shift ?? .zero, traits: traitCollection) {
      recording?.context = UIGraphicsGetCurrentContext()
      guard let context = recording?.context else { return }
      duringDrawing { layer.draw(in: context) }
    }
  }

  /// Draws the text with ``drawText(in:)``. An override that calls `super` draws below or above the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text. Override it and pass a smaller rectangle to `super` to give the text margins. Apps may also call it
  /// to draw the text in the current context.
  ///
  /// - Parameter rect: The rectangle in the label's coordinates.
  open func drawText(in rect: CGRect) {
    let rect = rect.standardFinite
    let isOwn = recording != nil
    guard isOwn || UIGraphicsGetCurrentContext() != nil, !content.text.spans.isEmpty, rect.size.width > 0,
      rect.size.height > 0
    else { return }
    let shift = recording?.shift ?? .zero
    let state = UIGraphicsGetCurrentContext()?.recorder.state ?? DrawingRecorder.State()
    guard state.textMode != .invisible else { return }
    let scale = scaleToFit(rect.size)
    // Text that a subclass draws first needs no context.
    let context =
      isOwn ? recording?.context.flatMap { $0.isUntouched(at: shift) ? nil : $0 } : UIGraphicsGetCurrentContext()
    let painter = LabelPainter(
      layout: fitted(to: rect.size, scale: scale), styles: content.styles.map { $0.drawn(in: state) },
      bounds: CGRect(origin: rect.origin + (context == nil ? shift : .zero), size: rect.size),
      baselineShift: baselineShift(at: scale), color: drawnColor,
      shadow: shadowColor.map { ($0, shadowOffset) }, traits: traitCollection)
    var commands: [DrawCommand] = []
    painter.record(into: &commands)
    if let context { context.draw(commands) } else { recording?.commands += commands }
  }

  /// Returns the vertical shift of scaled-down text from the center.
  private func baselineShift(at scale: CGFloat) -> BaselineShift {
    guard scale < 1 else { return .points(0) }
    switch baselineAdjustment {
    case .alignCenters: return .points(0)
    case .none: return .toTop
    case .alignBaselines:
      // The center of a line is this far above its baseline.
      return .points((ownFont.ascender + ownFont.descender) / 2 * (1 - scale))
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let (font, dressed) = (ownFont.adjusted(for: traitCollection), attributed?.adjusted(for: traitCollection))
    guard font != ownFont || dressed != attributed else { return }
    (ownFont, attributed) = (font, dressed)
    contentDidChange()
  }

  private var drawnColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? ownColor : .tertiaryLabel
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

extension UILabel: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UILabel.textColor), .value(\UILabel.font), .value(\UILabel.adjustsFontSizeToFitWidth),
    ]
  }
}
