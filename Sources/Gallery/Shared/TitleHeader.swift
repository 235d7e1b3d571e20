import UIKit

/// The title above a section.
final class TitleHeader: BaseReusableView {
  private let title = UILabel(size: 22, weight: .bold)

  func configure(title text: String) { title.text = text }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = ceil(title.font.lineHeight)
    title.frame = CGRect(x: 0, y: bounds.height - height - 8, width: bounds.width, height: height)
  }

  override func setUp() { addSubview(title) }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A header as wide as its section's content.
  @MainActor
  static func header(height: CGFloat = 44) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

extension UICollectionView.SupplementaryRegistration where Supplementary == TitleHeader {
  /// - Parameter title: Of the section with that index.
  @MainActor
  static func titles(_ title: @escaping (Int) -> String?) -> Self {
    Self(elementKind: UICollectionView.elementKindSectionHeader) { header, _, indexPath in
      header.configure(title: title(indexPath.section) ?? "")
    }
  }
}
