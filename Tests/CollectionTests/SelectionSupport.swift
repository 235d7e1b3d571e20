import DeviceSupport
import Foundation
import UIKit

import UIKitCollections
import UIKitCore

/// A delegate that records its selection calls and returns configurable results.
@MainActor
final class SelectionWatcher: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var mayBegin = true
  var unselectable: Set<IndexPath> = []
  var uneditable: Set<IndexPath> = []
  var onSelect: (IndexPath) -> Void = { _ in }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !unselectable.contains(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(name(indexPath))")
    onSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log.append("act \(name(indexPath))")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("should begin \(name(indexPath)) editing \(collectionView.isEditing)")
    return mayBegin
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("did begin \(name(indexPath)) editing \(collectionView.isEditing)") }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("did end") }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(indexPath)
  }
}

extension ListPhone {
  /// Rows that can be selected, moved and deleted while the list is edited.
  static func editable(
    _ counts: [Int], appearance: List.Appearance = .plain, isEditing: Bool = true,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> ListPhone {
    let phone = ListPhone(List(appearance: appearance), counts: counts, direction: direction) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "\(path.section).\(path.item)"
      cell.contentConfiguration = content
      cell.accessories = [.multiselect(), .reorder()]
    }
    phone.collectionView.allowsMultipleSelectionDuringEditing = true
    phone.collectionView.isEditing = isEditing
    phone.run(for: 0.5)
    return phone
  }

  /// Puts fingers down and moves them without lifting them.
  func press(_ starts: [CGPoint], to ends: [CGPoint], in seconds: TimeInterval = 0.2) {
    for (id, start) in starts.enumerated() { touch(.began, at: start, finger: id) }
    move(starts, to: ends, in: seconds)
  }

  func move(_ starts: [CGPoint], to ends: [CGPoint], in seconds: TimeInterval = 0.2) {
    let lines = zip(starts, ends).map { (start: $0, end: $1) }
    move(Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($0, $1) }), in: seconds)
    step()
  }

  /// The vertical middle of a row, at its leading edge or another x coordinate.
  func position(_ item: Int, _ section: Int = 0, x: CGFloat = 28) throws -> CGPoint {
    let frame = try cell(item, in: section).frame
    return CGPoint(x: x, y: frame.midY - collectionView.contentOffset.y)
  }
}
