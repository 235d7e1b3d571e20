import Foundation
import UIKitCollections
import UIKitCore

/// A data source of named items that records the collection view's calls.
@MainActor
package final class RecordingDataSource: NSObject, UICollectionViewDataSource {
  /// The number of items of each section.
  package var counts: [Int]
  /// The names that the cells show, section by section: “0.3” is the fourth item of the first section.
  package var names: [[String]]
  /// A closure that returns a cell's preferred height, or `nil` to keep the estimate.
  package var preferredHeight: (IndexPath) -> CGFloat? = { _ in nil }
  package let log: CallLog

  package init(counts: [Int], log: CallLog = CallLog()) {
    (self.counts, self.log) = (counts, log)
    names = counts.enumerated().map { section, count in (0..<min(count, 10_000)).map { "\(section).\($0)" } }
  }

  /// Registers the classes of cells, headers, footers and badges.
  package func register(with collectionView: UICollectionView) {
    collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collectionView.register(
        RecordingSupplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.note("sections")
    return counts.count
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.note("items \(section)")
    return counts[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? RecordingCell else { return cell }
    cell.preferredHeight = preferredHeight(indexPath)
    let names = names[indexPath.section]
    cell.name = names.indices.contains(indexPath.item) ? names[indexPath.item] : ""
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.note("view \(kind) \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell with a name that counts how often it was reused.
package final class RecordingCell: UICollectionViewCell {
  package var preferredHeight: CGFloat?
  package var name = ""
  package private(set) var reuses = 0
  package private(set) var wasSelectedWhenReused: Bool?

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    wasSelectedWhenReused = isSelected
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

package final class RecordingSupplementary: UICollectionReusableView {}
