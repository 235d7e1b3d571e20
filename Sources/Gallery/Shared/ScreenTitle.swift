import UIKit

/// The large title at the top of a screen, which scrolls with the content.
///
/// Its text follows the layout margins: its own, or the collection view's if they are wider.
final class ScreenTitle: BaseReusableView {
  static let elementKind = "screen-title"

  private let eyebrow = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 0)
  private let title = UILabel(.largeTitle, weight: .bold, lines: 0)

  func configure(title text: String, eyebrow line: String? = nil, margin: CGFloat = 20) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 0, horizontal: margin)
    title.text = text
    eyebrow.text = line
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let sides = layoutMargins.left + layoutMargins.right
    let width = layoutAttributes.size.width - sides
    let line = eyebrowHeight(in: width)
    let above = line > 0 ? 6 + line : 24
    layoutAttributes.size.height = max(Self.height, above + titleHeight(in: width) + Self.below)
    return layoutAttributes
  }

  /// The height at the default text size, in points.
  fileprivate static let height: CGFloat = 74
  private static let below: CGFloat = 8

  private func titleHeight(in width: CGFloat) -> CGFloat { max(42, title.height(fitting: width)) }
  private func eyebrowHeight(in width: CGFloat) -> CGFloat {
    eyebrow.text == nil ? 0 : max(18, eyebrow.height(fitting: width))
  }

  /// Lays out the title, which belongs to the whole layout and extends under the notch in landscape; its text does not.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - layoutMargins.left - layoutMargins.right
    let height = titleHeight(in: width)
    title.frame = CGRect(
      x: layoutMargins.left, y: bounds.maxY - Self.below - height, width: width, height: height)
    let line = eyebrowHeight(in: width)
    eyebrow.frame = CGRect(x: layoutMargins.left, y: title.frame.minY + 1 - line, width: width, height: line)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func setUp() {
    preservesSuperviewLayoutMargins = true
    for label in [eyebrow, title] { addSubview(label) }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// Returns the configuration of a layout below a large title.
  static func titled(interSectionSpacing: CGFloat = 0) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(ScreenTitle.height)),
        elementKind: ScreenTitle.elementKind, alignment: .top)
    ]
    return configuration
  }
}

extension UICollectionView.SupplementaryRegistration where Supplementary == ScreenTitle {
  @MainActor
  static func screenTitle(_ title: String, eyebrow: String? = nil) -> Self {
    Self(elementKind: ScreenTitle.elementKind) { view, _, _ in view.configure(title: title, eyebrow: eyebrow) }
  }

  /// Returns a title above a list, whose content follows the margins of the screen, which differ on a wide phone.
  @MainActor
  static func listTitle(_ title: String) -> Self {
    Self(elementKind: ScreenTitle.elementKind) { view, _, _ in view.configure(title: title, margin: 0) }
  }
}
