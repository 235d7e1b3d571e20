import UIKit

/// The title above a section, and a button that shows all of it; as high as the text.
final class HeadingView: BaseReusableView {
  private let title = UILabel(.title2, weight: .bold, lines: 0)
  private let subtitle = UILabel(.subheadline, color: .secondaryLabel, lines: 0)
  private let button = UIButton(configuration: .plain())

  func configure(title text: String, subtitle note: String? = nil, more: String? = nil) {
    title.text = text
    subtitle.text = note
    subtitle.isHidden = note == nil
    button.configuration?.title = more
    button.isHidden = more == nil
  }

  override func setUp() {
    button.configuration?.contentInsets = .zero
    button.setContentHuggingPriority(.required - 1, for: .horizontal)
    button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    let text = UIStackView(arrangedSubviews: [title, subtitle])
    text.axis = .vertical
    text.spacing = 2
    let row = AdaptiveStackView(arrangedSubviews: [text, button])
    row.columnSpacing = 4
    pin(row, insets: NSDirectionalEdgeInsets(vertical: 10, horizontal: 0))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a heading above a section, as high as its text.
  @MainActor
  static func heading() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of horizontally scrolling groups.
  ///
  /// - Parameter width: The width of a group; its height is that of its stacked items.
  @MainActor
  static func shelf(
    width: NSCollectionLayoutDimension, estimate: CGFloat, rows: Int = 1, spacing: CGFloat = 12,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .estimated(estimate * CGFloat(rows))),
      subitems: Array(repeating: item, count: rows))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
    return section
  }
}
