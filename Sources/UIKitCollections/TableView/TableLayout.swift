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
  /// A plain table's header and footer stay on screen while rows of their section are.
  override func insetsCoveringRows(ofSection section: Int) -> UIEdgeInsets {
    guard let table, table.style == .plain else { return .zero }
    let (header, footer) = (table.baseRectForHeader(inSection: section), table.baseRectForFooter(inSection: section))
    return UIEdgeInsets(top: header.height, left: 0, bottom: footer.height, right: 0)
  }
  override var explainsItself: Bool { true }
  override func explanation(of key: ElementKey, in solution: LayoutSolution) -> String? {
    tableExplanation(of: key, in: solution)
  }

  // MARK: Ends

  /// Displays the table's own views, or their new sizes, in new rows.
  func endsDidChange() {
    ends = (table?.tableHeaderView?.bounds.height, table?.tableFooterView?.bounds.height)
    let new = UICollectionViewCompositionalLayoutConfiguration()
    new.boundarySupplementaryItems = [
      ends.top.map { boundary(TableBoundary.topKind, .top, height: $0) },
      ends.bottom.map { boundary(TableBoundary.bottomKind, .bottom, height: $0) },
    ].compactMap { $0 }
    configuration = new
    table?.contents.remakeEnds()
  }

  func noteEndViewSizes() {
    guard let table else { return }
    if table.tableHeaderView?.bounds.height != ends.top || table.tableFooterView?.bounds.height != ends.bottom {
      endsDidChange()
    }
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .wide(.absolute(FiniteGeometry.length(height))), elementKind: kind, alignment: alignment)
  }

  // MARK: Heights

  override func dataMoved(by map: IndexMap) {
    super.dataMoved(by: map)
    requestHeightsAgain()
  }

  /// Requests the heights of the rows that have been visible, among them rows of height 0, which are not visible and
  /// would otherwise keep that height.
  ///
  /// - Fidelity: approximated; iOS also requests the heights of rows that have not been visible, whose heights are
  ///   estimated here.
  private func requestHeightsAgain() {
    guard let table, table.delegate != nil, table.contents.order.isOfData else { return }
    for element in store.measuredElements {
      guard case .item = element.key else { continue }
      let height = table.height(ofRowAt: element.key.indexPath)
      guard height >= 0, height != element.size.height else { continue }
      if table.contents.displayed[element.key] != nil { table.contents.measureAgain(element.key) }
      let size = CGSize(width: element.size.width, height: FiniteGeometry.length(height))
      store.remember(PreferredSize(key: element.key, size: size))
    }
  }

  // MARK: Insertions and deletions

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems { table?.animations.note(item) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return table?.animations.initial(attributes, at: itemIndexPath) ?? attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return table?.animations.final(attributes, at: itemIndexPath) ?? attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    table?.animations = RowAnimations()
  }
}
