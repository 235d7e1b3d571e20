import Foundation
import Geometry
import UIKitCore

/// The sections of a table, described as lists.
extension UITableView {
  func list(_ section: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let (header, footer) = (extent(of: .header(section)), extent(of: .footer(section)))
    var list = UICollectionLayoutListConfiguration(appearance: style.appearance)
    list.headerMode = header == .none ? .none : .supplementary
    list.footerMode = footer == .none ? .none : .supplementary
    list.headerTopPadding = headerTopPadding
    describeLines(of: &list)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(.leading, at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(.trailing, at: $0) }
    let described = NSCollectionLayoutSection.list(
      using: list, layoutEnvironment: environment,
      heights: ListHeights(row: rowDimension(in: section), header: header.dimension, footer: footer.dimension))
    described.contentInsets.top = space(above: section, header: header)
    described.contentInsets.bottom = space(below: section, footer: footer)
    return described
  }

  /// The height of rows. Without a delegate, all rows have the same height.
  private func rowDimension(in section: Int) -> NSCollectionLayoutDimension {
    if let estimate = delegateEstimate(in: section) { return .estimated(estimate) }
    if rowHeight >= 0 {
      return delegate == nil
        ? .absolute(FiniteGeometry.length(rowHeight)) : .estimated(FiniteGeometry.length(rowHeight))
    }
    let guess = estimatedRowHeight > 0 ? FiniteGeometry.length(estimatedRowHeight) : ListMetrics.estimatedRowHeight
    return .estimated(guess)
  }

  /// Returns the mean of the delegate's estimates for the rows of a section; `nil` if it has none.
  ///
  /// Every row is asked for, as on iOS, unless the first one has the table's own estimate: that of the default
  /// implementation.
  private func delegateEstimate(in section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    let count = contents.numberOfItems(inSection: section)
    func estimate(_ row: Int) -> CGFloat {
      delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
    }
    guard count > 0, estimate(0) != estimatedRowHeight else { return nil }
    let fallback = rowHeight >= 0 ? rowHeight : ListMetrics.estimatedRowHeight
    let sum = (0..<count).reduce(0) { sum, row in
      let height = estimate(row)
      return sum + FiniteGeometry.length(height >= 0 ? height : fallback)
    }
    return FiniteGeometry.length(sum / CGFloat(count))
  }

  private var headerTopPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return FiniteGeometry.length(sectionHeaderTopPadding) }
    return style == .plain ? Self.plainPadding : 0
  }

  private func describeLines(of list: inout UICollectionLayoutListConfiguration) {
    list.showsSeparators = separatorStyle != .none
    if let separatorColor { list.separatorConfiguration.color = separatorColor }
    if style == .plain { list.separatorConfiguration.topSeparatorVisibility = .hidden }
    guard let inset = ownSeparatorInset else { return }
    list.separatorConfiguration.bottomSeparatorInsets.leading = inset.left
    list.separatorConfiguration.bottomSeparatorInsets.trailing = inset.right
  }

  // MARK: Space

  /// Returns the space above a grouped section without a header: that of an empty header, and twice that for the first
  /// section, or none if the table's header is above it.
  ///
  /// - Fidelity: observed in frames of published storyboards, and where apps remove the space with a header that has
  ///   almost no height.
  private func space(above section: Int, header: BoundaryExtent) -> CGFloat {
    guard style != .plain, header == .none else { return 0 }
    guard section == 0 else { return Self.groupedSpace }
    return (tableHeaderView?.bounds.height ?? 0) > 0 ? 0 : 2 * Self.groupedSpace
  }

  private func space(below section: Int, footer: BoundaryExtent) -> CGFloat {
    guard style != .plain, footer == .none else { return 0 }
    return Self.groupedSpace
  }

  /// - Fidelity: observed (iOS 15 to 17).
  private static let plainPadding: CGFloat = 22
  private static let groupedSpace: CGFloat = 17.5

  /// Requests all properties of the sections again.
  func layoutDidChange() {
    boundaries.forget()
    contents.currentLayout.invalidateLayout()
  }
}

extension BoundaryExtent {
  @MainActor
  fileprivate var dimension: NSCollectionLayoutDimension? {
    if case .fixed(let height) = self { .absolute(height) } else { nil }
  }
}
