import UIKit

/// A layout with columns of pictures of different heights: each is added to the shortest column.
@MainActor
enum WaterfallLayout {
  private static let margin: CGFloat = 20
  private static let spacing: CGFloat = 12

  /// - Parameter photos: The names of pictures, in the order of the items.
  static func make(photos: [String]) -> UICollectionViewCompositionalLayout {
    let shapes = photos.map { UIImage(named: $0)?.size ?? CGSize(width: 1, height: 1) }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        section(
          of: shapes, width: environment.container.effectiveContentSize.width, environment.traitCollection)
      }, configuration: .titled())
  }

  private static func section(
    of shapes: [CGSize], width: CGFloat, _ traits: UITraitCollection
  ) -> NSCollectionLayoutSection {
    let frames = frames(of: shapes, width: width, traits)
    let height = (frames.map(\.maxY).max() ?? 0) + margin
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    ) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return NSCollectionLayoutSection(group: group)
  }

  private static func frames(of shapes: [CGSize], width: CGFloat, _ traits: UITraitCollection) -> [CGRect] {
    let columns = max(traits.hasVeryLargeText ? 1 : 2, Int(width / traits.scaled(190)))
    let caption = CaptionedPhotoCell.captionHeight(in: traits)
    let columnWidth = max(1, (width - 2 * margin - CGFloat(columns - 1) * spacing) / CGFloat(columns))
    var ends = [CGFloat](repeating: 0, count: columns)
    return shapes.map { shape in
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = (columnWidth * shape.height / shape.width).rounded() + caption
      let x = margin + CGFloat(column) * (columnWidth + spacing)
      defer { ends[column] += height + spacing }
      return CGRect(x: x, y: ends[column], width: columnWidth, height: height)
    }
  }
}
