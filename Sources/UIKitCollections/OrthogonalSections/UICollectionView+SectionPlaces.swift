import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An item that stays where it is on screen while its section's groups get other lengths.
struct SectionPlace {
  var section: Int
  var key: ElementKey
  var frame: CGRect
}

/// The reader's place in sections that scroll by themselves: the first item that was on screen before and begins there.
extension UICollectionView {
  func placesInSections() -> [SectionPlace] {
    var places: [Int: SectionPlace] = [:]
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
      if let best = places[section]?.frame.interval(axis) {
        guard isMirrored ? item.upper > best.upper : item.lower < best.lower else { continue }
      }
      places[section] = SectionPlace(section: section, key: key, frame: frame)
    }
    return places.values.sorted { $0.section < $1.section }
  }

  /// Sections follow what stays in place; their scroll views take it over when they are shown next.
  func keep(_ places: [SectionPlace]) {
    let isRightToLeft = readingOrder.isRightToLeft
    for place in places {
      guard let geometry = currentLayout.orthogonalGeometry(of: place.section),
        let now = currentLayout.layoutAttributesForItem(at: place.key.indexPath)?.box
      else { continue }
      let (old, new) = (place.frame.interval(geometry.axis), now.interval(geometry.axis))
      let isMirrored = isRightToLeft && geometry.axis == .horizontal
      orthogonals.relayout(
        place.section, in: geometry, shiftedBy: isMirrored ? new.upper - old.upper : new.lower - old.lower)
    }
    followGoalInSection()
  }
}
