import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An item that stays where it is on screen while its section's groups get other lengths.
struct SectionPosition {
  var section: Int
  var key: ElementKey
  var frame: CGRect
}

/// Keeps the reader's position in orthogonal sections: the first item that was on screen and began there.
extension UICollectionView {
  func positionsInSections() -> [SectionPosition] {
    var positions: [Int: SectionPosition] = [:]
    let isRightToLeft = readingOrder.isRightToLeft
    for key in displayedKeys {
      guard case .item = key, let shown = displayed[key], shown.pass < loop.pass,
        let section = shown.placement.scrollingSection, let host = orthogonals.host(of: section),
        let axis = host.geometry?.axis
      else { continue }
      let frame = shown.placement.frame
      let (item, view) = (frame.interval(axis), host.bounds.interval(axis))
      let isMirrored = isRightToLeft && axis == .horizontal
      guard isMirrored ? item.upper <= view.upper + 0.5 : item.lower >= view.lower - 0.5 else { continue }
      if let best = positions[section]?.frame.interval(axis) {
        guard isMirrored ? item.upper > best.upper : item.lower < best.lower else { continue }
      }
      positions[section] = SectionPosition(section: section, key: key, frame: frame)
    }
    return positions.values.sorted { $0.section < $1.section }
  }

  /// Moves the offsets of sections with the kept items. Their scroll views adopt the offsets when they are next
  /// displayed.
  func keep(_ positions: [SectionPosition]) {
    let isRightToLeft = readingOrder.isRightToLeft
    for position in positions {
      guard let geometry = currentLayout.orthogonalGeometry(of: position.section),
        let now = currentLayout.layoutAttributesForItem(at: position.key.indexPath)?.box
      else { continue }
      let (old, new) = (position.frame.interval(geometry.axis), now.interval(geometry.axis))
      let isMirrored = isRightToLeft && geometry.axis == .horizontal
      orthogonals.relayout(
        position.section, in: geometry, shiftedBy: isMirrored ? new.upper - old.upper : new.lower - old.lower)
    }
    followGoalInSection()
  }
}
