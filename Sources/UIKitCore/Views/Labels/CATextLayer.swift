import Drawing
import Foundation
import Geometry
import Typography

/// The horizontal alignment of a text layer's text.
///
/// - Fidelity: documented.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name. Unknown names count as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the writing direction.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// Stretched to both edges.
  public static let justified = Self(rawValue: "justified")
}

/// The place at which a text layer shortens lines that are too long.
///
/// - Fidelity: documented.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names count as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are not shortened.
  public static let none = Self(rawValue: "none")
  /// At the start.
  public static let start = Self(rawValue: "start")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
  /// At the end.
  public static let end = Self(rawValue: "end")
}

/// A layer that draws text from its top.
///
/// - Fidelity: documented; the scale of the contents makes no difference, because text is drawn at the screen's.
open class CATextLayer: CALayer {
  /// Creates a layer without text.
  public required init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode, truncationMode) = (other.isWrapped, other.alignmentMode, other.truncationMode)
  }

  /// Creates a layer without text. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, a `String` or an `NSAttributedString`, whose attributes take precedence over the layer's properties.
  open var string: Any? { didSet { setNeedsRecord() } }
  /// A `UIFont`, a `CGFont`, or the name of a font. The default is `nil`, for Helvetica.
  open var font: Any? { didSet { setNeedsRecord() } }
  /// The size of the font, in points. It replaces that of ``font``. The default is 36.
  open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsRecord() } } }
  /// The color of the text. The default is white.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsRecord() } }
  /// Whether lines are wrapped at the layer's width. The default is `false`.
  open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsRecord() } } }
  /// The horizontal alignment of the text. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { setNeedsRecord() } }
  }
  /// The place at which lines are shortened. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { setNeedsRecord() } }
  }

  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    super.recordContent(state, in: bounds, into: &commands)
    guard let string, bounds.width > 0 else { return }
    let content = StyledText(attributedText(of: string), font: shownFont)
    var format = ParagraphFormat(
      alignment: alignment.typographic, lineBreak: lineBreak.typographic, maximumLines: isWrapped ? 0 : 1)
    format.adopt(content.paragraphs)
    let width = isWrapped || truncationMode != .none || alignment != .natural ? bounds.width : .infinity
    let layout = TextLayout(content.text, width: width, format: format, engine: HostServices.current.textEngine)
    let traits = UITraitCollection.screen
    var text: [DrawCommand] = []
    LabelPainter(
      layout: layout, styles: content.styles, bounds: bounds, baselineShift: .toTop,
      color: foregroundColor.map { UIColor(cgColor: $0) } ?? .white, shadow: nil, traits: traits
    ).record(into: &text)
    commands.append(contentsOf: text)
  }

  private final func attributedText(of string: Any) -> NSAttributedString {
    if let attributed = string as? NSAttributedString { return attributed }
    return NSAttributedString(string: string as? String ?? "\(string)", attributes: [.font: shownFont])
  }

  private final var shownFont: UIFont {
    let size = fontSize.isFinite && fontSize > 0 ? fontSize : 1
    if let font = font as? UIFont { return font.withSize(size) }
    return (font as? String ?? (font as? CGFont)?.postScriptName).flatMap { UIFont(name: $0, size: size) }
      ?? .systemFont(ofSize: size)
  }

  private final var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private final var lineBreak: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
