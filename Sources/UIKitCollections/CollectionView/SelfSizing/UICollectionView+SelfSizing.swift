import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Measures views that have estimated dimensions.
///
/// Each visible view is measured after it appeared or was configured, and again once it has the size it returned. A
/// view that then returns the same size is not measured again until it is invalidated or its fixed dimension changes. A
/// view that keeps changing its size is named in the log, and its size is frozen.
extension UICollectionView {
  func measureSelfSizing() {
    for key in displayedKeys {
      guard let shown = displayed[key], shown.measurement == nil else { continue }
      measure(key, shown)
    }
  }

  /// Measures all visible views again.
  func measureAgain() {
    elements.forgetSizing()
    for key in displayedKeys { elements.setMeasurement(nil, of: key) }
  }

  /// Measures the view of one element again, if it is visible.
  func measureAgain(_ key: ElementKey) {
    elements.forgetSizing(of: key)
    guard displayed[key] != nil else { return }
    setNeedsLayout()
  }

  private func measure(_ key: ElementKey, _ shown: Displayed) {
    elements.setMeasurement(Measurement(axes: [], size: shown.placement.frame.size), of: key)
    guard let original = currentLayout.attributesForMeasuring(shown.placement) else { return }
    elements.setMeasurement(Measurement(axes: original.estimatedAxes ?? [], size: original.size), of: key)
    listen(to: shown.view)
    guard !elements.sizing.isFrozen(key) else { return }
    if ask(shown.view, key, original) {
      elements.refuteMeasurement(of: key)
    } else if transition?.arrivals.contains(key) == true {
      layOutContent(of: shown.view)
    }
    if case .item(let section, let item) = key { measureSiblings(of: item, in: section) }
  }

  /// - Returns: Whether the view requests a size other than its current one.
  private func ask(
    _ view: UICollectionReusableView, _ key: ElementKey, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Cells often modify the attributes passed to them, so each receives its own copy.
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
    let returned = sizes.map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    let last = sizes.last.map { "\($0.width) x \($0.height)" } ?? "its current size"
    warn(
      "UICollectionView is stuck in its update/layout loop: the \(type(of: view)) at \(key.indexPath.readable) returns a "
        + "different size from each call of preferredLayoutAttributesFitting(_:): \(returned). It stays at \(last). "
        + "Let the size depend on the content and the given width only.")
  }

  // MARK: Siblings of equal size

  /// Measures the invisible siblings of a visible item, because their sizes count too.
  ///
  /// - Complexity: At most ``SelfSizing/maximumSiblings`` cells for a section; further siblings count once they are
  ///   visible.
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

  /// Requests the cell from the data source, measures it, and keeps it for the next item that becomes visible.
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
    // Measuring a cell may request its configuration state for the first time; the returned size already reflects that.
    if (view as? UICollectionViewCell)?.configured.isMeasuring == true { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled where source !== view && source !== (view as? UICollectionViewCell)?.contentView: return
    case .enabled, .enabledIncludingConstraints: measureAgain(key)
    }
  }
}
