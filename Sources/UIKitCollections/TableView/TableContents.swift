import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The collection view inside a table. It lays out, displays and animates the rows, while the table scrolls.
///
/// It covers the visible part of the table and always has the table's offset, so that both have the same coordinates.
/// Changes of its own offset are applied to the table.
final class TableContents: UICollectionView {
  weak var table: UITableView?

  // MARK: The table's scrolling

  override var bounds: CGRect {
    get { super.bounds }
    set {
      var fitting = newValue
      if let table { fitting.origin = table.bounds.origin }
      super.bounds = fitting
    }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      guard let table else { return super.contentOffset = newValue }
      table.contentOffset = newValue
    }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    table?.setContentOffset(contentOffset, animated: animated)
  }

  override func takeContent(size: CGSize, shiftedBy shift: CGPoint) {
    super.takeContent(size: size, shiftedBy: .zero)
    table?.relayoutContent(size: size, shiftedBy: shift)
  }

  override func redirectScroll(to offset: CGPoint) { table?.retargetScrollAnimation(to: offset) }

  /// Returns the answer of the table's delegate, which decides about every deselection.
  override func mayReplaceSelection(of path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
  }

  /// Returns whether an element is the table's own header or footer: a text field in it is edited while rows change.
  override func staysThroughReload(_ key: ElementKey) -> Bool {
    guard case .supplementary(let kind, nil, _) = key, let table, let row = elements[key]?.view as? TableRow,
      let guest = row.guest, guest.superview === row.contentView
    else { return false }
    return guest === (kind == TableBoundary.topKind ? table.tableHeaderView : table.tableFooterView)
  }

  /// Scrolls to a section without rows. Data sources say with a section that does not exist that a title has none.
  override func indexPathIsMissing(_ path: IndexPath, forTitle title: String) {
    table?.scroll(toSection: path.section, at: .top, animated: false)
  }

  override var adjustedContentInset: UIEdgeInsets { table?.adjustedContentInset ?? .zero }
  override var isTracking: Bool { table?.isTracking ?? false }
  override var isDragging: Bool { table?.isDragging ?? false }
  override var isDecelerating: Bool { table?.isDecelerating ?? false }
  override var isScrollAnimating: Bool { table?.isScrollAnimating ?? false }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    table?.panGestureRecognizer ?? super.panGestureRecognizer
  }

  /// Resizes the contents to the visible part of the table.
  func follow(_ table: UITableView) {
    let visible = table.bounds
    if frame != visible { frame = visible }
    if bounds.origin != visible.origin { bounds.origin = visible.origin }
  }

  // MARK: Set-up

  /// Configures the view to display only the rows of a table: background, indicators and gestures belong to the table.
  func becomeContents(of table: UITableView) {
    self.table = table
    delegate = table.adapter
    isScrollEnabled = false
    passesOffsets = false
    scrollsToTop = false
    allowsKeyboardScrolling = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    backgroundColor = nil
    clipsToBounds = false
  }

  /// Replaces the views of the table's own header and footer.
  func remakeEnds() {
    for key in displayedKeys {
      guard case .supplementary(_, nil, _) = key else { continue }
      vanish(key)
    }
    elements.dropMissingKeys()
    setNeedsLayout()
  }

  // MARK: Rows

  /// Returns the attributes of the rows around an interval of the content, visible or not.
  func layoutAttributesForRows(from first: CGFloat, to last: CGFloat) -> [UICollectionViewLayoutAttributes] {
    prepareLayoutOutsidePass()
    let size = currentLayout.collectionViewContentSize
    let (top, bottom) = (Swift.max(first, 0) - 1, Swift.min(last, size.height) + 1)
    guard top < bottom else { return [] }
    let band = CGRect(x: 0, y: top, width: size.width, height: bottom - top)
    return (currentLayout.layoutAttributesForElements(in: band) ?? []).filter {
      $0.representedElementCategory == .cell
    }
  }

  /// Returns the visible row at an index path.
  func row(at path: IndexPath) -> TableRow? { cellForItem(at: path) as? TableRow }

  /// Assigns a row that was not dequeued for its index path the size and list position with which it will be displayed.
  func prepare(_ row: TableRow, at path: IndexPath) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: shownPath(path)) else { return }
    UIView.performWithoutAnimation {
      if row.bounds.size != attributes.size { row.bounds.size = attributes.size }
      prepare(row, for: attributes.key)
    }
  }
}
