import UIKit

/// A capsule that floats over other content.
final class SearchField: UIView {
  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel(.callout, color: .secondaryLabel)
  /// The font for which the icon has its size.
  private var iconFont: UIFont?

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let contentArea = bounds.insetBy(dx: 18, dy: 0)
    if label.font != iconFont { showIcon() }
    let size = icon.sizeThatFits(contentArea.size)
    icon.frame = CGRect(
      x: isRightToLeft ? contentArea.maxX - size.width : contentArea.minX, y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height)
    let reserved = size.width + 8
    label.frame = CGRect(
      x: isRightToLeft ? contentArea.minX : contentArea.minX + reserved, y: 0,
      width: max(0, contentArea.width - reserved),
      height: contentArea.height)
  }

  private func setUp() {
    // The capsule does not grow.
    label.font = .preferred(.callout, weight: .regular, atMost: 26)
    backgroundColor = .secondarySystemGroupedBackground
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    icon.tintColor = .secondaryLabel
    showIcon()
    addSubview(icon)
    addSubview(label)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (field: SearchField, _) in
      field.setNeedsLayout()
    }
  }

  /// Gives the icon the size of the text.
  private func showIcon() {
    iconFont = label.font
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: label.font)
  }
}
