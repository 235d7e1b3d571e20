import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The layout of a table: a list for each section, between the table's own header and footer.
final class TableLayout: UICollectionViewCompositionalLayout {
  weak var table: UITableView?
  /// The heights of the table's own views, in points; `nil` for absent views.
  private var ends: (top: CGFloat?, bottom: CGFloat?) = (nil, nil)

  init() {
    weak var layout: TableLayout?
    super.init(
      sectionProvider: { section, environment in layout?.table?.list(section, in: environment) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
    layout = self
  }

  required init?(coder: NSCoder) { nil }

  override var mayAnswerDifferently: Bool { false }
  override var paintsListsApart: Bool { false }
  override var explainsItself: Bool { true }
  override func explanation(of key: ElementKey, in solution: LayoutSolution) -> String? {
    tableExplanation(of: key, in: solution)
  }

  // MARK: Ends

  func endsDidChange(replaced: Bool) {
    ends = (table?.tableHeaderView?.bounds.height, table?.tableFooterView?.bounds.height)
    let new = UICollectionViewCompositionalLayoutConfiguration()
    new.boundarySupplementaryItems = [
      ends.top.map { boundary(TableBoundary.topKind, .top, height: $0) },
      ends.bottom.map { boundary(TableBoundary.bottomKind, .bottom, height: $0) },
    ].compactMap { $0 }
    configuration = new
    if replaced { table?.contents.remakeEnds() }
  }

  func noteEndViewSizes() {
    guard let table else { return }
    if table.tableHeaderView?.bounds.height != ends.top || table.tableFooterView?.bounds.height != ends.bottom {
      endsDidChange(replaced: false)
    }
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .wide(.absolute(FiniteGeometry.length(height))), elementKind: kind, alignment: alignment)
  }

  // MARK: Insertions and deletions

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return table?.animations.initial(attributes) ?? attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return table?.animations.final(attributes) ?? attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    table?.animations = RowAnimations()
  }
}
