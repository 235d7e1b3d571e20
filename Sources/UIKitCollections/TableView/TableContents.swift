import Foundation
import Geometry
import UIKitCore

/// The collection view in a table: it lays out, shows and animates the rows, and leaves scrolling to the table.
///
/// It covers what is in sight of the table and is always scrolled to where the table is, so that both speak of the same
/// coordinates. Whatever it would do to its own offset it does to the table's.
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

  override var adjustedContentInset: UIEdgeInsets { table?.adjustedContentInset ?? .zero }
  override var isTracking: Bool { table?.isTracking ?? false }
  override var isDragging: Bool { table?.isDragging ?? false }
  override var isDecelerating: Bool { table?.isDecelerating ?? false }
  override var isScrollAnimating: Bool { table?.isScrollAnimating ?? false }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    table?.panGestureRecognizer ?? super.panGestureRecognizer
  }

  /// Covers what is in sight of the table.
  func follow(_ table: UITableView) {
    let sight = table.bounds
    if frame != sight { frame = sight }
    if bounds.origin != sight.origin { bounds.origin = sight.origin }
  }

  // MARK: Set-up

  /// Shows the rows of a table and nothing else: the table has the background, the indicators and the gestures.
  func becomeContents(of table: UITableView) {
    self.table = table
    delegate = table.adapter
    isScrollEnabled = false
    scrollsToTop = false
    allowsKeyboardScrolling = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    backgroundColor = nil
    clipsToBounds = false
  }

  /// The table's own header and footer are other views now.
  func remakeEnds() {
    for key in displayedKeys {
      guard case .supplementary(_, nil, _) = key else { continue }
      vanish(key)
    }
    displayedKeys = displayedKeys.filter { displayed[$0] != nil }
    setNeedsLayout()
  }

  // MARK: Rows

  /// The row that is shown at a path.
  func row(at path: IndexPath) -> TableRow? { cellForItem(at: path) as? TableRow }

  /// Has a row that was not dequeued for its path the size and the place in its list that it is going to have.
  func prepare(_ row: TableRow, at path: IndexPath) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: shownPath(path)) else { return }
    UIView.performWithoutAnimation {
      if row.bounds.size != attributes.size { row.bounds.size = attributes.size }
      prepare(row, for: attributes.key)
    }
  }
}
