import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Solves the layout from its properties and the delegate's values.
extension UICollectionViewFlowLayout {
  /// Whether cells are measured.
  var isSelfSizing: Bool { estimatedItemSize.finite != .zero }

  /// Marks as out of date the parts that an invalidation context names.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredSize {
      guard case .item(let section, let item) = preferred.key else { return }
      store.remember(preferred.size, section: section, item: item)
      needsSolution = true
      return
    }
    if context.invalidateEverything { store.forgetMeasuredSizes() }
    if isSelfSizing, context.isUnspecific, !context.invalidateDataSourceCounts { ownCollectionView?.measureAgain() }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isOfData = context.invalidateEverything || context.invalidateDataSourceCounts
    guard isOfData || flow?.invalidateFlowLayoutAttributes != false else { return }
    if isOfData || flow?.invalidateFlowLayoutDelegateMetrics ?? !context.isScroll { needsMetrics = true }
    for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
      store.forget(section: path.section, item: path.item)
      if isSelfSizing { ownCollectionView?.measureAgain(.item(section: path.section, item: path.item)) }
    }
    if !context.isScroll { needsSolution = true }
  }

  /// Detects, before a preparation, changes that no invalidation context describes.
  func noteSurroundings() {
    guard let collectionView = ownCollectionView else { return }
    let counts = collectionView.itemCounts
    if counts.count != metrics.count || zip(counts, metrics).contains(where: { $0 != $1.items.count }) {
      needsMetrics = true
    }
    guard let solution = store.solution else { return }
    let container = FlowContainer(of: collectionView, beginsAtRight: beginsAtRight)
    if solution.hasOtherLength(than: container) { needsSolution = true }
    let breadth = solution.breadth(in: container)
    guard breadth != solution.breadth else { return }
    store.forgetMeasuredSizes()
    if isSelfSizing { collectionView.measureAgain() }
  }

  /// Detects changed insets, which need not change the bounds.
  func noteInsets() {
    guard let collectionView = ownCollectionView, let solution = store.solution else { return }
    var container = FlowContainer(of: collectionView, beginsAtRight: beginsAtRight)
    container.size = solution.container.size
    guard solution.hasOtherLength(than: container) else { return }
    invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
    needsSolution = true
  }

  /// The solution for the current properties, delegate values and measured sizes. Properties may be set and read in any
  /// order, also in `prepare()`.
  var solution: FlowSolution? {
    solveIfNeeded()
    return store.solution
  }

  func solveIfNeeded() {
    guard needsMetrics || needsSolution, !isReadingMetrics, let collectionView = ownCollectionView else { return }
    if needsMetrics {
      isReadingMetrics = true
      metrics = edits.applied(to: readMetrics(of: collectionView), along: scrollDirection.axis)
      isReadingMetrics = false
    }
    needsMetrics = false
    needsSolution = false
    store.solve(spec(of: metrics), in: FlowContainer(of: collectionView, beginsAtRight: beginsAtRight))
  }

  private func spec(of sections: [FlowSectionSpec]) -> FlowSpec {
    FlowSpec(
      sections: sections, scrollAxis: scrollDirection.axis, insetReference: sectionInsetReference.inSolver,
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds,
      headerKind: UICollectionView.elementKindSectionHeader, footerKind: UICollectionView.elementKindSectionFooter)
  }

  /// Returns the layout as the solver gets it; `nil` outside of a collection view.
  ///
  /// - Parameter isAuthored: Whether the values are the app's, without the user's changes.
  func solvedSpec(isAuthored: Bool) -> FlowSpec? {
    solveIfNeeded()
    return ownCollectionView.map { _ in spec(of: isAuthored ? edits.authored : metrics) }
  }

  // MARK: Delegate

  private func readMetrics(of collectionView: UICollectionView) -> [FlowSectionSpec] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return collectionView.itemCounts.enumerated().map { section, count in
      var spec = FlowSectionSpec(
        items: items(of: section, count: count, collectionView, delegate), insets: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing, header: headerReferenceSize,
        footer: footerReferenceSize)
      guard let delegate else { return spec }
      spec.insets = delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
      spec.lineSpacing = delegate.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      spec.itemSpacing = delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      spec.header = delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      spec.footer = delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      return spec
    }
  }

  /// Returns the items of a section. The first item shows whether the delegate leaves sizes to the layout, in which
  /// case it is not called for the others.
  private func items(
    of section: Int, count: Int, _ collectionView: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowItems {
    guard let delegate, count > 0 else { return identicalItems(count) }
    func size(_ item: Int) -> CGSize {
      let shown = IndexPath(item: item, section: section)
      let path = collectionView.dataPath(shown)
      // The gap for a dragged item, or a placeholder, has the size of the item that moved aside for it.
      if collectionView.isGap(shown) || collectionView.isPlaceholder(shown),
        path.item >= collectionView.numberOfItems(inSection: section)
      {
        return item > 0 ? size(item - 1) : itemSize
      }
      return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    delegateLeavesItemSizes = false
    let first = size(0)
    if delegateLeavesItemSizes { return identicalItems(count) }
    var sizes = [first]
    sizes.reserveCapacity(count)
    for item in 1..<Swift.max(1, count) { sizes.append(size(item)) }
    return .listed(sizes)
  }

  private func identicalItems(_ count: Int) -> FlowItems {
    guard isSelfSizing else { return .identical(itemSize, count: count) }
    let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    return .estimated(isAutomatic ? itemSize : estimatedItemSize, count: count)
  }

  // MARK: Issues

  /// Logs the issues that UIKit logs, once for each section until they are resolved.
  func reportIssues() {
    guard let issues = store.solution?.issues, let collectionView = ownCollectionView,
      collectionView.bounds.size.width > 0,
      collectionView.bounds.size.height > 0
    else { return }
    if issues.isEmpty { warnings = [] }
    let (side, edges) = scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    for issue in issues {
      let warning =
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the "
        + "\(side) of the UICollectionView minus the section insets \(edges) values, minus the content insets \(edges) "
        + "values. The \(type(of: self)) gave section \(issue.section), item \(issue.item) a \(side) of "
        + "\(issue.extent), where there is room for \(issue.available)."
      guard warnings.count < Self.warningLimit, !warnings.contains(warning) else { continue }
      warnings.append(warning)
      LayoutLog.writeAgain(warning)
    }
  }

  /// The maximum number of warnings, for sizes that cause a different issue each time.
  private static var warningLimit: Int { 20 }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  fileprivate var inSolver: FlowInsetReference {
    switch self {
    case .fromContentInset: .contentInset
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}

extension FlowContainer {
  /// Creates the solver's description of a collection view.
  ///
  /// - Parameter beginsAtRight: Whether the layout's content begins at the right edge.
  @MainActor
  init(of collectionView: UICollectionView, beginsAtRight: Bool) {
    self.init(
      size: collectionView.bounds.size.finite, contentInset: collectionView.adjustedContentInset,
      safeAreaInsets: collectionView.safeAreaInsets, layoutMargins: collectionView.layoutMargins,
      scale: collectionView.traitCollection.displayScale,
      isRightToLeft: beginsAtRight)
  }
}

extension CGFloat {
  /// The value that the solver accepts.
  var usable: CGFloat { FiniteGeometry.coordinate(self) }
}

extension UIEdgeInsets {
  /// The insets that the solver accepts.
  var usable: UIEdgeInsets {
    UIEdgeInsets(top: top.usable, left: left.usable, bottom: bottom.usable, right: right.usable)
  }
}
