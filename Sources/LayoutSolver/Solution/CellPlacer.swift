import Foundation
import Geometry

/// A converter of one section's cells to content coordinates, equivalent to ``LayoutSolution/placed(_:inSection:)``,
/// that also determines the visible cells of a rectangle.
struct CellPlacer {
  let section: Int
  /// The z-index offset of the section's cells.
  let level: Int
  private let grid: PixelGrid
  private let axis: Axis
  /// The section's start along the axis.
  private let start: CGFloat
  /// The content's width; `nil` if the layout is not mirrored.
  private let mirror: CGFloat?
  private let low: CGPoint
  private let high: CGPoint

  /// - Parameter start: The section's start along the axis on which it is stacked.
  init(
    section: Int, level: Int, grid: PixelGrid, mirroredIn width: CGFloat?, axis: Axis, start: CGFloat,
    showing rect: CGRect
  ) {
    self.section = section
    self.level = level
    self.grid = grid
    self.axis = axis
    self.start = start
    mirror = width
    // A rectangle without area contains no visible cells.
    let isEmpty = !(rect.size.width > 0 && rect.size.height > 0)
    low = isEmpty ? CGPoint(x: CGFloat.infinity, y: .infinity) : rect.origin
    high = CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
  }

  /// Returns the content coordinate of a length that begins at a value in the section's coordinates.
  @inline(__always)
  func place(_ value: CGFloat, _ axis: Axis, length: CGFloat) -> CGFloat {
    let rounded = grid.round(axis == self.axis ? value + start : value)
    guard axis == .horizontal, let mirror else { return rounded }
    return mirror - rounded - length
  }

  /// Returns whether any part of a length in content coordinates is visible.
  @inline(__always)
  func shows(_ position: CGFloat, _ axis: Axis, length: CGFloat) -> Bool {
    position < high[axis] && low[axis] < position + length && length > 0
  }

  /// Returns a cell with a frame in the section's coordinates, or `nil` if no part of it is visible.
  @inline(__always)
  func cell(_ frame: CGRect, item: Int, zIndex: Int) -> LayoutCell? {
    let size = frame.size
    let origin = CGPoint(
      x: place(frame.origin.x, .horizontal, length: size.width),
      y: place(frame.origin.y, .vertical, length: size.height))
    guard shows(origin.x, .horizontal, length: size.width), shows(origin.y, .vertical, length: size.height) else {
      return nil
    }
    return LayoutCell(
      section: section, item: item, frame: CGRect(origin: origin, size: size), zIndex: zIndex.raised(by: level))
  }
}
