import UIKit

/// The title above a section.
final class TitleHeader: BaseReusableView {
  private let title = UILabel(.title2, weight: .bold, lines: 0)

  func configure(title text: String) { title.text = text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = max(44, title.height(fitting: layoutAttributes.size.width) + 16)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = title.height(fitting: bounds.width)
    title.frame = CGRect(x: 0, y: bounds.height - height - 8, width: bounds.width, height: height)
  }

  override func setUp() { addSubview(title) }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a header as wide as its section's content, and as high as its text unless a height is given.
  @MainActor
  static func header(
    height: NSCollectionLayoutDimension = .estimated(44)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

extension UICollectionView.SupplementaryRegistration where Supplementary == TitleHeader {
  /// - Parameter title: Returns the title of the section with an index.
  @MainActor
  static func titles(_ title: @escaping (Int) -> String?) -> Self {
    Self(elementKind: UICollectionView.elementKindSectionHeader) { header, _, indexPath in
      header.configure(title: title(indexPath.section) ?? "")
    }
  }
}
