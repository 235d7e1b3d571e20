import UIKit

/// The large title at the top of a screen; it scrolls with what is below it.
final class ScreenTitle: BaseReusableView {
  static let elementKind = "screen-title"

  private let eyebrow = UILabel(size: 13, weight: .semibold, color: .secondaryLabel)
  private let title = UILabel(size: 34, weight: .bold)

  func configure(title text: String, eyebrow line: String? = nil) {
    title.text = text
    eyebrow.text = line
  }

  /// It belongs to the whole layout and lies under the notch of a phone on its side; its text does not.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    title.frame = CGRect(x: room.minX + 20, y: room.maxY - 50, width: room.width - 40, height: 42)
    eyebrow.frame = CGRect(x: room.minX + 20, y: title.frame.minY - 17, width: room.width - 40, height: 18)
  }

  override func setUp() {
    for label in [eyebrow, title] { addSubview(label) }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// A layout below a large title.
  static func titled(interSectionSpacing: CGFloat = 0) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(74)),
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
}
