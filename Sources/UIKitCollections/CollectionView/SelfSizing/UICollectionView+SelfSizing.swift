import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Views with estimated sides are asked how large they would like to be.
///
/// Each view in sight is asked after it appeared or was configured, and again once it has the size it asked for: a view
/// that is content with it is left alone until it is invalidated or its fixed side changes. One that goes on changing
/// its mind is named in the log and frozen.
extension UICollectionView {
  func measureSelfSizing() {
    for key in displayedKeys {
      guard let shown = displayed[key], shown.measurement == nil else { continue }
      measure(key, shown)
    }
  }

  /// Every view in sight is asked for its size again.
  func measureAgain() {
    elements.forgetSizing()
    for key in displayedKeys { elements.setMeasurement(nil, of: key) }
  }

  /// The view of one element, if it is in sight, is asked again.
  func measureAgain(_ key: ElementKey) {
    elements.forgetSizing(of: key)
    guard displayed[key] != nil else { return }
    setNeedsLayout()
  }

  private func measure(_ key: ElementKey, _ shown: Displayed) {
    elements.setMeasurement(Measurement(axes: [], size: shown.placement.frame.size), of: key)
    guard let original = currentLayout.attributesForMeasuring(shown.placement) else { return }
    elements.setMeasurement(Measurement(axes: original.estimatedAxes, size: original.size), of: key)
    listen(to: shown.view)
    guard !elements.sizing.isFrozen(key) else { return }
    if ask(shown.view, key, original) {
      elements.refuteMeasurement(of: key)
    } else if transition?.arrivals.contains(key) == true {
      layOutContent(of: shown.view)
    }
    if case .item(let section, let item) = key { measureSiblings(of: item, in: section) }
  }

  /// - Returns: Whether the view wants another size than it has.
  private func ask(
    _ view: UICollectionReusableView, _ key: ElementKey, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Cells often change the object they are given, so they are given one of their own.
    guard let proposed = original.copy() as? UICollectionViewLayoutAttributes else { return false }
    let preferred = during(.preferredSize(key)) { view.preferredLayoutAttributesFitting(proposed) }
    let layout = currentLayout
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else {
      layout.rememberConfirmedSize(of: original)
      return false
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    loop.requestRound()
    if let sizes = elements.noteAnswer(preferred.size, of: key) { reportUnrest(of: view, key, sizes) }
    return true
  }

  private func reportUnrest(of view: UICollectionReusableView, _ key: ElementKey, _ sizes: [CGSize]) {
    let wishes = sizes.map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    let last = sizes.last.map { "\($0.width) x \($0.height)" } ?? "what it is"
    warn(
      "UICollectionView is stuck in its update/layout loop: the \(type(of: view)) at \(key.indexPath.readable) answers "
        + "preferredLayoutAttributesFitting(_:) with another size each time it is asked: \(wishes). It stays at \(last). "
        + "Let the size depend on the content and the given width only.")
  }

  // MARK: Siblings that are to be equally large

  /// The sizes of siblings out of sight count too, so they are asked as soon as one of them is in sight.
  ///
  /// - Complexity: At most ``SelfSizing/maximumSiblings`` cells for a section; beyond, a sibling counts once it is seen.
  private func measureSiblings(of item: Int, in section: Int) {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      let siblings = layout.siblings(ofItem: item, inSection: section)
    else { return }
    let reach = SelfSizing.maximumSiblings
    let first = siblings.lowerBound > item - reach ? siblings.lowerBound : item - reach
    let last = siblings.upperBound < item + reach ? siblings.upperBound : item + reach
    for sibling in (first..<last).sorted(by: { abs($0 - item) < abs($1 - item) }) {
      let key = ElementKey.item(section: section, item: sibling)
      guard displayed[key] == nil, !elements.sizing.isFrozen(key), layout.isUnmeasured(key) else { continue }
      guard elements.sizing.mayAskSibling(in: section), let dataSource else { return }
      elements.noteSibling(in: section)
      measureOffScreen(key, dataSource)
    }
  }

  /// Has the data source make the cell, asks it, and keeps it for whoever comes into sight next.
  private func measureOffScreen(_ key: ElementKey, _ dataSource: any UICollectionViewDataSource) {
    guard let original = currentLayout.layoutAttributesForItem(at: key.indexPath) else { return }
    let cell = during(.display) {
      pool.lending { dataSource.collectionView(self, cellForItemAt: key.indexPath) }
    }
    guard cell.queue != nil, cell.superview == nil else { return }
    UIView.performWithoutAnimation { cell.bounds.size = original.size }
    _ = ask(cell, key, original)
    pool.give(back: cell)
  }

  // MARK: Invalidation by the content

  private func listen(to view: UICollectionReusableView) {
    guard view.onContentSizeChange == nil else { return }
    view.onContentSizeChange = { [weak self, weak view] source in
      guard let self, let view else { return }
      contentSizeDidChange(of: view, because: source)
    }
  }

  private func contentSizeDidChange(of view: UICollectionReusableView, because source: UIView) {
    guard let key = view.displayedKey, displayed[key]?.view === view else { return }
    // A cell that is asked for its size may look at its state for the first time; the answer is what comes of it.
    if (view as? UICollectionViewCell)?.configured.isMeasuring == true { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled where source !== view && source !== (view as? UICollectionViewCell)?.contentView: return
    case .enabled, .enabledIncludingConstraints: measureAgain(key)
    }
  }
}
