import Foundation
import Geometry

/// The content of a segment.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width of the segment, or 0 for a share of the remaining width.
  var width: CGFloat = 0
  var isEnabled = true
  /// The displacement of the title or image.
  var offset = CGPoint.zero
}

/// The view of a segment's title or image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView()

  /// The distance around the content, in points.
  private static let padding: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// The name and state of the segment for assistive technologies.
  private var words: (label: String?, traits: UIAccessibilityTraits) = (nil, .button)
  /// The place of the segment among others, such as `1 of 3`.
  var place: String?

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { words.label }
  override var naturalValue: String? { place }
  override var naturalTraits: UIAccessibilityTraits { words.traits }

  struct Style {
    var attributes: [NSAttributedString.Key: Any]
    var isSelected: Bool
    var isPressed: Bool
    var isEnabled: Bool

    var font: UIFont {
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    }
    var color: UIColor { attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel) }
  }

  /// Shows a title or an image, moved by the control's adjustment in addition to the segment's own offset.
  func show(_ segment: SegmentContent, _ style: Style, moved: UIOffset) {
    speak(segment, style)
    picture.image = segment.title == nil ? segment.image : nil
    picture.tintColor = style.color
    if style.attributes.isEmpty {
      label.attributedText = nil
      label.text = segment.title
      label.font = style.font
      label.textColor = style.color
    } else {
      var attributes = style.attributes
      attributes[.font] = style.font
      attributes[.foregroundColor] = style.color
      label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    offset = CGPoint(x: segment.offset.x + moved.horizontal, y: segment.offset.y + moved.vertical).finite
    alpha = style.isPressed && !style.isSelected ? 0.3 : 1
  }

  private func speak(_ segment: SegmentContent, _ style: Style) {
    let state: UIAccessibilityTraits = style.isEnabled ? [] : .notEnabled
    words = (
      segment.title ?? segment.action.flatMap { $0.title.isEmpty ? nil : $0.title } ?? segment.image?.spokenName,
      UIAccessibilityTraits.button.union(state).union(style.isSelected ? .selected : [])
    )
  }

  /// The width of the content with its padding.
  var fittingWidth: CGFloat {
    let content = picture.image == nil ? label.sizeThatFits(.zero).width : picture.sizeThatFits(.zero).width
    return content + 2 * Self.padding
  }

  private var offset = CGPoint.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Swift.min(4, bounds.width / 2), dy: 0).offsetBy(dx: offset.x, dy: offset.y)
    picture.frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
  }
}
