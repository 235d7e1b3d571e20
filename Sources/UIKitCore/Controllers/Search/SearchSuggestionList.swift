import Foundation
import Geometry

/// The list of suggestions over the content of a search.
final class SearchSuggestionList: UIScrollView {
  var onSelect: (any UISearchSuggestion) -> Void = { _ in }
  private var rows: [SearchSuggestionRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows suggestions; hides the list for `nil`.
  func show(_ suggestions: [any UISearchSuggestion]?) {
    guard suggestions != nil || !rows.isEmpty || !isHidden else { return }
    isHidden = suggestions == nil
    for row in rows { row.removeFromSuperview() }
    rows = (suggestions ?? []).map { suggestion in
      let row = SearchSuggestionRow(suggestion)
      row.addAction(UIAction { [weak self] _ in self?.onSelect(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: row.height)
      top += row.height
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }
}

/// A suggestion with its image and a hairline below it.
private final class SearchSuggestionRow: UIControl {
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    icon.image = suggestion.iconImage
    icon.contentMode = .scaleAspectFit
    label.font = .preferredFont(forTextStyle: .body)
    label.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { label.attributedText = text }
    line.backgroundColor = .separator
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    for view in [icon, label, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

  /// The height of a row of a plain list with one line of text.
  var height: CGFloat { Swift.max(44, label.font.lineHeight.rounded(.up) + 22) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (margin, side): (CGFloat, CGFloat) = (16, 24)
    let lead = icon.image == nil ? margin : margin + side + 12
    func place(_ x: CGFloat, _ width: CGFloat, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let thickness = traitCollection.hairline
    icon.frame = place(margin, side, (bounds.height - side) / 2, side)
    label.frame = place(lead, Swift.max(0, bounds.width - lead - margin), 0, bounds.height)
    line.frame = place(lead, Swift.max(0, bounds.width - lead), bounds.height - thickness, thickness)
  }
}
