import Drawing
package import Foundation
import Geometry
package import Lens
import LayoutLint
import LayoutSolver
import PlainText
import Raster
package import Simulator
import UIKitCollections
import UIKitCore

/// A reader of the facts that overlays show, from the views of a device.
@MainActor
package struct LensReader {
  let host: SceneHost

  package init(_ host: SceneHost) { self.host = host }

  var window: UIWindow { host.root.scene.keyWindow ?? host.root.window }

  /// The collection views on screen, parents before children.
  var views: [UICollectionView] {
    LayoutText.collectionViews(in: window).filter { isOnScreen($0) }
  }

  func isOnScreen(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha == 0 { return false }
      next = current.parent
    }
    return view.convert(view.bounds, to: window).overlaps(window.bounds)
  }

  /// Returns the facts for overlays.
  package func input(for overlays: Set<LensOverlay>) -> LensInput {
    let scale = host.pictureScale
    let repaints = overlays.contains(.repaints) ? host.lastUpdate?.areas ?? [] : []
    var input = LensInput(
      views: overlays.isEmpty ? [] : views.map { read($0, overlays) },
      repaints: repaints.map {
        CGRect(
          x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale, width: CGFloat($0.width) / scale,
          height: CGFloat($0.height) / scale)
      },
      reading: overlays.contains(.accessibility) ? reading : [])
    input.cornerRadius = host.device.hasChrome ? host.device.cornerRadius : 0
    if overlays.contains(.layers) { (input.layers, input.size) = (layers.map(\.flat), host.device.size) }
    return input
  }

  /// Whether an overlay draws nothing. Separated layers are a picture of their own.
  package func isEmpty(_ overlay: LensOverlay) -> Bool {
    guard overlay != .layers else { return false }
    return LensPicture.commands(
      for: input(for: [overlay]), overlays: [overlay], pictureScale: host.pictureScale,
      textEngine: host.root.services.textEngine
    ).isEmpty
  }

  private func read(_ view: UICollectionView, _ overlays: Set<LensOverlay>) -> LensView {
    let bounds = view.bounds
    let place = { (rect: CGRect) in view.convert(rect, to: window) }
    let anatomy: Set<LensOverlay> = [.insets, .groups, .gaps, .edges, .estimates]
    var parts = overlays.isDisjoint(with: anatomy) ? [] : view.layoutAnatomy(in: bounds).parts
    for index in parts.indices {
      if parts[index].isScrolled, let scroll = view.listedScroll(of: parts[index].section) {
        parts[index].frame.origin[scroll.axis] -= scroll.offset
      }
      parts[index].frame = place(parts[index].frame)
    }
    return LensView(
      frame: place(bounds), safeArea: place(bounds.inset(by: view.adjustedContentInset)), parts: parts,
      elements: view.inspectedElements.map { element($0, in: view) },
      scrolls: overlays.contains(.pages) ? scrolls(of: view) : [])
  }

  private func element(_ inspected: UICollectionView.InspectedElement, in view: UICollectionView) -> LensElement {
    let element = inspected.element
    var frame = element.frame
    if let section = element.scrollingSection, let scroll = view.listedScroll(of: section) {
      frame.origin[scroll.axis] -= scroll.offset
    }
    let categories: [UICollectionView.ElementCategory: LensElement.Category] = [
      .cell: .cell, .supplementaryView: .supplementary, .decorationView: .decoration,
    ]
    return LensElement(
      name: inspected.name, category: categories[element.category] ?? .cell, frame: view.convert(frame, to: window),
      pinnedFrame: element.pinnedFrame.map { view.convert($0, to: window) }, changes: changes(of: inspected.view),
      reuseCount: inspected.reuseCount, zIndex: element.zIndex)
  }

  /// Returns the appearance that a handler gave a view; empty if it has the usual one.
  private func changes(of view: UIView) -> String {
    var texts: [String] = []
    let transform = view.transform
    if transform != .identity {
      let scale = [transform.a, transform.d].map { ($0 * 1000).rounded() / 1000 }
      texts.append("scale \(scale[0])×\(scale[1])")
      if transform.tx != 0 || transform.ty != 0 { texts.append("moved \(transform.tx), \(transform.ty)") }
    }
    if view.alpha != 1 { texts.append("alpha \((view.alpha * 1000).rounded() / 1000)") }
    return texts.joined(separator: " ")
  }

  private func scrolls(of view: UICollectionView) -> [LensScroll] {
    (0..<view.numberOfSections).compactMap { section in
      guard let scroll = view.listedScroll(of: section), let stops = scroll.stops else { return nil }
      let frame = view.convert(scroll.viewport, to: window)
      guard frame.overlaps(window.bounds) else { return nil }
      return LensScroll(
        viewport: frame, axis: scroll.axis, offset: scroll.offset,
        destination: view.scrollDestination(ofSection: section), stops: Array(stops.prefix(2_000)),
        isCentered: scroll.behavior.lowercased().contains("centered"), beginsAtTheEnd: scroll.beginsAtTheEnd)
    }
  }

  /// The accessibility elements on screen, in reading order.
  private var reading: [LensLabel] {
    AccessibilityTree(of: window).elements.prefix(400).map { LensLabel($0.frame, $0.label ?? $0.role) }
  }

  /// Calls `body` with a view and the views in it, in reading order: siblings from top to bottom, and from leading to
  /// trailing, but a container's bars before or after its content, and only
  /// the modal one of siblings. `body` returns whether the views in a view follow.
  private func visit(_ view: UIView, _ body: (UIView) -> Bool) {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden, body(view) else { return }
    let isMirrored = host.root.environment.layoutDirection == .rightToLeft
    let hasBars = view.next is UINavigationController || view.next is UITabBarController
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let sorted = (modal.map { [$0] } ?? view.subviews).enumerated().sorted { one, two in
      let ranks = hasBars ? (one.element.barRank, two.element.barRank) : (0, 0)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      let (a, b) = (one.element.frame, two.element.frame)
      if abs(a.minY - b.minY) > 4 { return a.minY < b.minY }
      if a.minX != b.minX { return isMirrored ? a.maxX > b.maxX : a.minX < b.minX }
      return one.offset < two.offset
    }
    for (_, child) in sorted { visit(child, body) }
  }
}

extension LensReader {
  /// The views that the keyboard can use, in reading order: cells, controls, and other elements that react to touches.
  private var focusable: [UIView] {
    var found: [UIView] = []
    visit(window) { view in
      let isElement = view.isAccessibilityElement && view.isUsable
      if view is UITableViewCell, let row = found.last, view.isDescendant(of: row) {
        // The cell of a table is in a row of its own.
        found[found.count - 1] = view
      } else if view.isItem || view is UITableViewCell || isElement {
        found.append(view)
      }
      return !view.isAccessibilityElement
    }
    return found.filter { isOnScreen($0) }
  }

  /// Returns the element at a position in reading order, counted from the end for a negative index; the last one if there
  /// are fewer, and `nil` if there is none.
  func focused(at index: Int) -> LensState.Focused? {
    let views = focusable
    guard !views.isEmpty else { return nil }
    let position = min(max(0, index < 0 ? views.count + index : index), views.count - 1)
    return LensState.Focused(view: views[position], controller: views[position].nearestController, index: position)
  }

  /// Returns the index of the first view of a screen itself, rather than of the bars around it.
  private static func first(of views: [UIView]) -> Int {
    views.firstIndex { !($0.nearestController is UINavigationController || $0.nearestController is UITabBarController) }
      ?? 0
  }

  /// Returns the place of an element; `nil` if there is none.
  ///
  /// In place of an element that has gone comes the one at its position, or the first one of another screen, such as an
  /// alert that covers it.
  func focus(on focused: LensState.Focused) -> InspectionContent.Focus? {
    let views = focusable
    let isCovered = focused.view.map { $0.window != nil && isOnScreen($0) } ?? false
    let isSameScreen = !isCovered && focused.controller?.viewIfLoaded?.window != nil
    let index =
      views.firstIndex { $0 === focused.view } ?? (isSameScreen ? focused.index : Self.first(of: views))
    guard views.indices.contains(index) else { return nil }
    let frame = views[index].convert(views[index].bounds, to: window)
    return InspectionContent.Focus(index: index, count: views.count, frame: frame)
  }
}

extension UIView {
  /// Whether the view is the cell of an item. Cells are used as headers, too, which cannot be chosen.
  fileprivate var isItem: Bool {
    guard let cell = self as? UICollectionViewCell else { return false }
    var next = superview
    while let view = next, !(view is UICollectionView) { next = view.superview }
    return (next as? UICollectionView)?.indexPath(for: cell) != nil
  }

  /// Whether a touch on the view itself has an effect.
  fileprivate var isUsable: Bool {
    let isButton = accessibilityTraits.contains(.button) || accessibilityTraits.contains(.adjustable)
    return isButton || self is UIControl || !(gestureRecognizers ?? []).isEmpty
  }
}

/// An element below a point: one of a collection view, or a view outside of them.
package struct LensHit: Equatable {
  /// The collection view of the element, with whose screen the element goes away; or the view itself.
  weak var view: UIView?
  package var name: String
  package var frame: CGRect
  /// The section of the element; `nil` for an element of the whole layout.
  package var section: Int?

  package static func == (one: LensHit, other: LensHit) -> Bool {
    one.view === other.view && one.name == other.name && one.frame == other.frame && one.section == other.section
  }
}

extension LensReader {
  /// Returns the frontmost element at a point of the flat screen; `nil` if there is only the background.
  package func hit(at point: CGPoint) -> LensHit? {
    guard let view = innermost(at: point, in: window) else { return nil }
    let chain = sequence(first: view) { $0.superview }
    guard let collection = chain.lazy.compactMap({ $0 as? UICollectionView }).first else {
      return hit(of: view)
    }
    return element(at: point) ?? hit(of: collection)
  }

  /// Returns the frontmost element of collection views at a point; cells and headers before backgrounds.
  private func element(at point: CGPoint) -> LensHit? {
    var found: (rank: Int, hit: LensHit)?
    for (index, view) in views.enumerated() {
      for (element, inspected) in zip(read(view, []).elements, view.inspectedElements) {
        let frame = element.pinnedFrame ?? element.frame
        guard frame.holds(point) else { continue }
        let rank = index * 3 + (element.category == .decoration ? 0 : (element.category == .cell ? 1 : 2))
        if rank >= found?.rank ?? 0 {
          found = (rank, LensHit(view: view, name: element.name, frame: frame, section: inspected.element.section))
        }
      }
    }
    return found?.hit
  }

  /// Returns the element that a finding is about: the first visible one in its area, or else in its section.
  func hit(of finding: LintFinding) -> LensHit? {
    guard let number = finding.view, views.indices.contains(number - 1) else { return nil }
    let view = views[number - 1]
    let candidates = view.inspectedElements.filter { finding.section == nil || $0.element.section == finding.section }
    let named = candidates.first { finding.element == "item \($0.name)" }
    let area = finding.frame ?? .zero
    guard let found = named ?? candidates.first(where: { $0.element.frame.overlaps(area) }) ?? candidates.first else {
      return nil
    }
    return LensHit(
      view: view, name: found.name, frame: element(found, in: view).frame, section: found.element.section)
  }

  /// Returns the element of a name; `nil` if it is not on screen.
  func hit(of pin: InspectionContent.Pin) -> LensHit? {
    guard views.indices.contains(pin.view) else { return nil }
    let view = views[pin.view]
    guard let found = view.inspectedElements.first(where: { $0.name == pin.element }) else { return nil }
    let element = element(found, in: view)
    return LensHit(
      view: view, name: found.name, frame: element.pinnedFrame ?? element.frame, section: found.element.section)
  }

  /// Returns the name of an element that outlasts its views; `nil` if its collection view is not on screen.
  func pin(of target: LensHit) -> InspectionContent.Pin? {
    views.firstIndex { $0 === target.view }.map { InspectionContent.Pin(view: $0, element: target.name) }
  }

  /// Returns the collection view of an element; `nil` if it is not on screen any more.
  func view(of target: LensHit) -> UICollectionView? { views.first { $0 === target.view } }

  /// Returns the view of an element outside of collection views; `nil` if it is not on screen any more.
  private func plainView(of target: LensHit) -> UIView? {
    guard let view = target.view, target.section == nil, target.name == Self.name(of: view) else { return nil }
    return view.window?.windowScene === window.windowScene && isOnScreen(view) ? view : nil
  }

  /// Whether an element's screen is not visible any more.
  func isGone(_ target: LensHit) -> Bool { view(of: target) == nil && plainView(of: target) == nil }

  /// Returns the frame to whose edges an element's distances are measured: that of its collection view or superview.
  func container(of target: LensHit) -> LensLabel? {
    let parent = plainView(of: target).map(\.superview) ?? view(of: target)
    return parent.map { LensLabel($0.convert($0.bounds, to: window), "\(type(of: $0))") }
  }

  /// Returns the current frame of an element; `nil` if it is not on screen.
  package func frame(of target: LensHit) -> CGRect? {
    if let plain = plainView(of: target) { return plain.convert(plain.bounds, to: window) }
    guard let view = view(of: target) else { return nil }
    let element = view.inspectedElement(named: target.name).map { self.element($0, in: view) }
    return element.map { $0.pinnedFrame ?? $0.frame }
  }

  /// Returns the derivation of an element's frame, a line for each step, or the reason why there is none.
  package func explanation(of target: LensHit) -> [String] {
    if let plain = plainView(of: target) { return derivation(of: plain) + place(of: target) }
    guard let view = view(of: target) else { return [] }
    do {
      let lines = try view.layoutExplanation(of: target.name).split(separator: "\n")
      return lines.map { $0.trimmingCharacters(in: .whitespaces) } + place(of: target)
    } catch {
      return ["\(error)"]
    }
  }

  /// Returns the lines about an element's place on the screen.
  private func place(of target: LensHit) -> [String] {
    guard let frame = frame(of: target) else { return ["in the window  not visible"] }
    let scale = host.device.scale
    let pixels = frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    return ["in the window  \(Self.text(frame))", "pixels  \(Self.text(pixels))"]
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.text(decimals: 3) }.joined(separator: " ")
  }
}
