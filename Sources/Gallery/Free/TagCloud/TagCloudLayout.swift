import UIKit

/// A layout of words side by side, in their natural width, on as many lines as needed.
@MainActor
enum TagCloudLayout {
  private static let spacing: CGFloat = 10

  static func make(topics: [TagTopic]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        section(
          of: topics[index].tags.map { TagCell.size(of: $0, environment.traitCollection) },
          width: max(1, environment.container.effectiveContentSize.width - 40))
      }, configuration: .titled())
  }

  private static func section(of sizes: [CGSize], width: CGFloat) -> NSCollectionLayoutSection {
    let frames = frames(of: sizes, in: width)
    let height = frames.last?.maxY ?? 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    ) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  /// Returns the frames line by line; a word that is wider than a line has a line to itself.
  private static func frames(of sizes: [CGSize], in availableWidth: CGFloat) -> [CGRect] {
    var next = CGPoint.zero
    return sizes.map { wanted in
      let width = min(wanted.width, availableWidth)
      if next.x > 0, next.x + width > availableWidth { next = CGPoint(x: 0, y: next.y + wanted.height + spacing) }
      defer { next.x += width + spacing }
      return CGRect(origin: next, size: CGSize(width: width, height: wanted.height))
    }
  }
}
