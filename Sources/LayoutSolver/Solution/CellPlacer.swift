import Foundation
import Geometry

/// Places the cells of one section that a rectangle shows.
///
/// Cells of a row begin at one height and those of a column at one side, so the last rounding mostly serves again.
struct CellPlacer {
  private let section: Int
  /// How much nearer to the reader its cells are drawn.
  private let level: Int
  private let grid: PixelGrid
  private let axis: Axis
  private let isMirrored: Bool
  private let contentWidth: CGFloat
  /// From the section's coordinates to the content's.
  private let shift: CGPoint
  private let low: CGPoint
  private let high: CGPoint
  private var x = Rounded()
  private var y = Rounded()

  private struct Rounded {
    var value = CGFloat.nan
    var pixel: CGFloat = 0
  }

  /// - Parameter start: Of the section, along the axis it is stacked on.
  init(
    section: Int, level: Int, grid: PixelGrid, mirroredIn width: CGFloat?, axis: Axis, start: CGFloat,
    showing rect: CGRect
  ) {
    self.section = section
    self.level = level
    self.grid = grid
    self.axis = axis
    isMirrored = width != nil
    contentWidth = width ?? 0
    shift = CGPoint(axis, along: start, across: 0)
    // A rectangle without area shows nothing.
    let isEmpty = !(rect.size.width > 0 && rect.size.height > 0)
    low = isEmpty ? CGPoint(x: CGFloat.infinity, y: .infinity) : rect.origin
    high = CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
  }

  /// Appends the cells of one group that are shown.
  @inline(__always)
  mutating func append(
    _ leaves: UnsafeBufferPointer<SolvedLeaf>, of group: VisibleGroup, to found: inout CellBatch
  ) {
    for slot in leaves.indices { append(leaves[slot], at: slot, of: group, to: &found) }
  }

  @inline(__always)
  mutating func append(_ leaf: SolvedLeaf, at slot: Int, of group: VisibleGroup, to found: inout CellBatch) {
    guard let frame = visible(group.frame(of: leaf, runAxis: axis)) else { return }
    let level = leaf.zIndex.raised(by: level)
    found.append(LayoutCell(section: section, item: group.firstItem + slot, frame: frame, zIndex: level))
  }

  /// A frame in the section's coordinates as ``LayoutSolution/placed(_:inSection:)`` has it, if any of it is shown.
  @inline(__always)
  mutating func visible(_ frame: CGRect) -> CGRect? {
    let size = frame.size
    var left = Self.round(frame.origin.x + shift.x, &x, grid)
    let top = Self.round(frame.origin.y + shift.y, &y, grid)
    if isMirrored { left = contentWidth - left - size.width }
    guard left < high.x, low.x < left + size.width, top < high.y, low.y < top + size.height, size.width > 0,
      size.height > 0
    else { return nil }
    return CGRect(x: left, y: top, width: size.width, height: size.height)
  }

  @inline(__always)
  private static func round(_ value: CGFloat, _ known: inout Rounded, _ grid: PixelGrid) -> CGFloat {
    if value != known.value { known = Rounded(value: value, pixel: grid.round(value)) }
    return known.pixel
  }
}

/// Cells on their way into an array.
///
/// They are gathered on the stack, because an array that is appended to asks each time whether it may be changed.
struct CellBatch {
  private let cells: UnsafeMutableBufferPointer<LayoutCell>
  private let array: UnsafeMutablePointer<[LayoutCell]>
  private var count = 0

  /// More would be too much for the stack's share of temporary memory, a kilobyte.
  private static let capacity = 18

  @inline(__always)
  static func fill(_ found: inout [LayoutCell], _ body: (inout CellBatch) -> Void) {
    withUnsafeMutablePointer(to: &found) { array in
      withUnsafeTemporaryAllocation(of: LayoutCell.self, capacity: capacity) { cells in
        var batch = CellBatch(cells: cells, array: array)
        body(&batch)
        batch.flush()
      }
    }
  }

  @inline(__always)
  mutating func append(_ cell: LayoutCell) {
    if count == Self.capacity { flush() }
    cells.initializeElement(at: count, to: cell)
    count += 1
  }

  private mutating func flush() {
    array.pointee.append(contentsOf: UnsafeBufferPointer(rebasing: cells[..<count]))
    count = 0
  }
}
