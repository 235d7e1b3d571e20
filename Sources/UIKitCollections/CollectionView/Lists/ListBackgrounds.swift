import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The backgrounds behind those sections of a layout that are lists, each in the color of its appearance.
///
/// A layout that consists of lists only has one background, which ``ListLayout`` provides.
@MainActor
final class ListBackgrounds {
  private var views: [Int: UIView] = [:]

  /// The length, in points, by which the first section's color continues above it and the last one's below it. Lists
  /// are never pulled further than that.
  ///
  /// - Source: view hierarchies printed by apps (iOS 16).
  private static let overhang: CGFloat = 1000

  /// - Parameters:
  ///   - sections: The visible sections that are lists, with their frames and colors.
  ///   - count: The number of all sections.
  ///   - back: The view that stays behind the backgrounds.
  func show(
    _ sections: [(index: Int, frame: CGRect, color: UIColor)], of count: Int, in parent: UIView, above back: UIView?
  ) {
    let shown = Set(sections.map(\.index))
    for index in views.keys.sorted() where !shown.contains(index) {
      views.removeValue(forKey: index)?.removeFromSuperview()
    }
    for section in sections {
      let frame = Self.frame(of: section.index, section.frame, of: count, in: parent.bounds)
      let view = views[section.index] ?? makeView(frame, for: section.index)
      keep(view, behindAllIn: parent, above: back)
      if view.frame != frame { view.frame = frame }
      if view.backgroundColor !== section.color { view.backgroundColor = section.color }
    }
  }

  private func makeView(_ frame: CGRect, for section: Int) -> UIView {
    let view = UIView(frame: frame)
    view.isUserInteractionEnabled = false
    views[section] = view
    return view
  }

  /// Keeps a background behind all other views. Cells that appear in an empty collection view are inserted below all
  /// subviews.
  private func keep(_ view: UIView, behindAllIn parent: UIView, above back: UIView?) {
    let positions = views.count + (back == nil ? 0 : 1)
    if view.superview === parent, parent.subviews.prefix(positions).contains(where: { $0 === view }) { return }
    parent.insertSubview(view, at: 0)
    if let back { parent.sendSubviewToBack(back) }
  }

  private static func frame(of section: Int, _ frame: CGRect, of count: Int, in bounds: CGRect) -> CGRect {
    var frame = CGRect(x: 0, y: frame.minY, width: bounds.width, height: frame.height)
    if section == 0 {
      frame.origin.y -= overhang
      frame.size.height += overhang
    }
    if section == count - 1 { frame.size.height += overhang }
    return frame
  }
}

extension UICollectionView {
  func showListBackgrounds() {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout, layout.paintsListsApart else {
      return surroundings.listBackgrounds.show([], of: 0, in: self, above: nil)
    }
    let counts = itemCounts
    var sections: [(Int, CGRect, UIColor)] = []
    for key in displayedKeys {
      guard let index = key.section, index != sections.last?.0, counts.indices.contains(index),
        let color = layout.list(ofSection: index)?.effectiveBackgroundColor, color.cgColor.alpha > 0,
        let frame = layout.store.solution?.sectionFrame(index)
      else { continue }
      if !sections.contains(where: { $0.0 == index }) { sections.append((index, frame, color)) }
    }
    arrange {
      surroundings.listBackgrounds.show(
        sections.map { ($0.0, $0.1, $0.2) }, of: counts.count, in: self, above: backgroundView)
    }
  }
}
