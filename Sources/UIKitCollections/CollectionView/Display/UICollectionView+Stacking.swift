import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Inserts views into the collection view, or into the scroll view of their section, in the order of their levels.
extension UICollectionView {
  func stack(_ view: UICollectionReusableView, _ placement: Placement, isLeaving: Bool = false) {
    var order = ViewStack.Order(placement)
    if isLeaving { order.level = .leaving }
    if let section = placement.scrollingSection, let host = orthogonals.host(of: section) {
      elements.depth.place(view, order, in: host, ofSection: section)
    } else {
      elements.depth.place(view, order, in: self, ofSection: nil)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  func unstack(_ view: UICollectionReusableView, _ placement: Placement) {
    elements.depth.remove(view, ofSection: placement.scrollingSection)
  }

  /// Restores the order of views after the index paths of their elements have changed.
  func restack() {
    let order = { [displayed] (view: UIView) -> ViewStack.Order? in
      if let host = view as? OrthogonalScrollView { return ViewStack.Order(host) }
      guard let key = (view as? UICollectionReusableView)?.displayedKey else { return nil }
      return displayed[key].map { ViewStack.Order($0.placement) }
    }
    arrange {
      elements.depth.restack(in: self, sections: { orthogonals.host(of: $0) }, order)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  func place(host: OrthogonalScrollView) {
    elements.depth.place(host, ViewStack.Order(host), in: self, ofSection: nil)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Removes the scroll view of a section. The section's cells are removed directly afterwards.
  func remove(host: OrthogonalScrollView) { elements.depth.remove(host) }
}

extension ViewStack.Order {
  @MainActor
  fileprivate init(_ host: OrthogonalScrollView) {
    self.init(zIndex: 0, level: .cell, section: host.section ?? 0, index: 0)
  }

  fileprivate init(_ placement: Placement) {
    zIndex = placement.zIndex
    section = placement.key.section ?? -1
    switch placement.key {
    case .decoration(let name, _, let number): (level, index, kind) = (.decoration, number, name)
    case .item(_, let item): (level, index) = (.cell, item)
    case .supplementary(let name, _, let number): (level, index, kind) = (.supplementary, number, name)
    }
  }
}
