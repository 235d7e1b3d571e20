import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Contradictions between the displayed views, the layout and the data.
///
/// Tests that use an app at random look for them after each step. Asking changes nothing.
extension UICollectionView {
  /// The contradictions, in words; empty if there are none, or while views are on their way to another state.
  package var displayFaults: [String] {
    guard window != nil, !needsReload, !currentLayout.needsPreparation else { return [] }
    let faults = viewFaults + poolFaults + pagingFaults + countFaults + selectionFaults + contentSizeFaults
    guard transition == nil, order.isOfData else { return faults }
    return faults + frameFaults + missingCells + strayViews
  }

  /// Each displayed element has a view of its own, which knows its element.
  private var viewFaults: [String] {
    var owners: [ObjectIdentifier: ElementKey] = [:]
    return displayedKeys.flatMap { key -> [String] in
      guard let view = displayed[key]?.view else { return ["\(key.explanationName) has no view"] }
      var faults: [String] = []
      if let owner = owners.updateValue(key, forKey: ObjectIdentifier(view)) {
        faults.append("\(key.explanationName) and \(owner.explanationName) share a view")
      }
      if view.displayedKey != key { faults.append("the view of \(key.explanationName) belongs to another element") }
      if view.window !== window { faults.append("the view of \(key.explanationName) is not in the window") }
      return faults
    }
  }

  /// Views that wait to be used again display nothing.
  private var poolFaults: [String] {
    let shown = Set(displayedKeys.compactMap { displayed[$0].map { ObjectIdentifier($0.view) } })
    return pool.idleViews.filter { shown.contains(ObjectIdentifier($0)) }
      .map { "a \(type(of: $0)) displays an element, and waits to be used again" }
  }

  /// Orthogonal sections with pages rest at the pixel of one of their stops.
  private var pagingFaults: [String] {
    let tolerance = max(1, 1 / traitCollection.displayScale)
    return orthogonals.knownSections.compactMap { section -> String? in
      guard let host = orthogonals.host(of: section), !host.isScrollInMotion, !host.isTracking,
        let geometry = host.geometry, geometry.behavior.isPaging, let stops = geometry.restStops
      else { return nil }
      let offset = host.sectionOffset
      let stop = CGFloat(stops[stops.nearest(to: offset)])
      guard abs(stop - offset) >= tolerance else { return nil }
      return "section \(section) rests at \(offset), and its nearest page at \(stop)"
    }
  }

  /// The view's counts are those of its data source.
  private var countFaults: [String] {
    guard order.isOfData, let dataSource else { return [] }
    let counts = itemCounts
    let own = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    return own == counts ? [] : ["the data source has \(own) items, and the view \(counts)"]
  }

  private var selectionFaults: [String] {
    guard order.isOfData else { return [] }
    return (selected.paths + (highlighted.map { [$0] } ?? [])).filter { !exists($0) }
      .map { "the selected or highlighted item \($0) does not exist" }
  }

  private var contentSizeFaults: [String] {
    let size = currentLayout.collectionViewContentSize.finite
    let isEqual = abs(size.width - contentSize.width) < 0.01 && abs(size.height - contentSize.height) < 0.01
    return isEqual ? [] : ["the content size is \(contentSize), and that of the layout \(size)"]
  }

  /// Views have the frames of their layout attributes.
  private var frameFaults: [String] {
    displayedKeys.compactMap { key in
      guard let shown = displayed[key], CATransform3DIsIdentity(shown.placement.transform3D) else { return nil }
      let (frame, view) = (shown.placement.frame, shown.view.frame)
      guard frame.isFinite else { return "the frame \(frame) of \(key.explanationName) is not finite" }
      guard CATransform3DIsIdentity(shown.view.transform3D) else { return nil }
      let distance = max(
        abs(frame.minX - view.minX), abs(frame.minY - view.minY), abs(frame.width - view.width),
        abs(frame.height - view.height))
      return distance < 0.01 ? nil : "the view of \(key.explanationName) is at \(view), and its element at \(frame)"
    }
  }

  /// Each item of the layout that is within the bounds has a cell.
  private var missingCells: [String] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let visible = bounds.insetBy(dx: 0.5, dy: 0.5)
    return (currentLayout.layoutAttributesForElements(in: bounds) ?? []).compactMap { attributes in
      guard attributes.representedElementCategory == .cell, !attributes.isHidden, attributes.scrollingSection == nil,
        attributes.frame.overlaps(visible), let key = attributes.key, displayed[key] == nil
      else { return nil }
      return "\(key.explanationName) at \(attributes.frame) is within the bounds \(bounds), and has no cell"
    }
  }

  /// Each cell, header and footer in the view displays an element, or is on its way out.
  private var strayViews: [String] {
    let leaving = Set(disappearing.map { ObjectIdentifier($0.view) })
    return subviews.compactMap { view in
      guard let view = view as? UICollectionReusableView, !view.isHidden, view.queue != nil, view.displayedKey == nil,
        !leaving.contains(ObjectIdentifier(view))
      else { return nil }
      return "a \(type(of: view)) at \(view.frame) displays no element"
    }
  }
}
