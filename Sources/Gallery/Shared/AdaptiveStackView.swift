import UIKit

/// A row that becomes a column when the text is too large.
final class AdaptiveStackView: UIStackView {
  /// The alignment of the row; that of the column is leading.
  var rowAlignment = Alignment.center { didSet { adapt() } }
  var rowSpacing: CGFloat = 12 { didSet { adapt() } }
  var columnSpacing: CGFloat = 8 { didSet { adapt() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    adapt()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: AdaptiveStackView, _) in
      stack.adapt()
    }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func adapt() {
    let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? .leading : rowAlignment
    spacing = isColumn ? columnSpacing : rowSpacing
  }
}
