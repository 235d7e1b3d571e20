import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// The offsets of orthogonal sections. Queries take them as an argument and never change them.
struct OrthogonalOffsets {
  private struct Position {
    var offset: CGFloat
    /// The geometry to which the offset refers.
    var geometry: OrthogonalSection
  }

  private var positions: [Int: Position] = [:]
  /// The sections whose scroll views are moving.
  private var moving: Set<Int> = []
  /// The pixel grid on which offsets come to rest.
  private var grid = PixelGrid(scale: 1)

  /// The sections that have been scrolled.
  var sections: Set<Int> { Set(positions.keys) }

  /// The offset of a section in its current geometry.
  ///
  /// After a change of its geometry, a section that rested on its k-th stop rests on that stop again. A section that is
  /// moving keeps its offset; if the collection view was rotated, it keeps its relative position between the same two
  /// pages.
  func offset(of section: Int, in geometry: OrthogonalSection) -> CGFloat {
    guard let position = positions[section] else { return onPixels(geometry.initialOffset, geometry) }
    guard !position.geometry.scrolls(like: geometry) else { return position.offset }
    let offset =
      moving.contains(section)
      ? geometry.counterpart(of: position.offset, in: position.geometry)
      : geometry.offset(correspondingTo: position.offset, in: position.geometry)
    return onPixels(offset, geometry)
  }

  // MARK: Changes

  mutating func set(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    positions[section] = Position(offset: onPixels(offset, geometry), geometry: geometry)
  }

  /// Sets the offset of a section from its scroll view, which is on whole pixels.
  mutating func setExactly(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    positions[section] = Position(offset: offset, geometry: geometry)
  }

  /// Converts the offset of a section that has been scrolled to the section's current geometry.
  mutating func adopt(_ geometry: OrthogonalSection, of section: Int) {
    guard let position = positions[section], !position.geometry.scrolls(like: geometry) else { return }
    positions[section] = Position(offset: offset(of: section, in: geometry), geometry: geometry)
  }

  /// Updates a section whose groups changed length, so that its visible content moved by `shift`. A section on a stop
  /// stays on that stop; a motion continues without interruption.
  mutating func relayout(_ section: Int, in geometry: OrthogonalSection, shiftedBy shift: CGFloat) {
    // A section that was never scrolled stays at its beginning, even if that has moved.
    guard let position = positions[section] else { return }
    let isMoving = moving.contains(section)
    let stop = isMoving ? nil : geometry.stop(like: position.offset, in: position.geometry)
    var offset = stop ?? position.offset + shift
    if !isMoving {
      if offset > geometry.maxOffset { offset = geometry.maxOffset }
      if offset < geometry.minOffset { offset = geometry.minOffset }
    }
    set(offset, of: section, in: geometry)
  }

  mutating func move(by map: IndexMap) {
    var moved: [Int: Position] = [:]
    for (section, position) in positions {
      if let new = map.section(section) { moved[new] = position }
    }
    positions = moved
  }

  mutating func forget() { positions = [:] }

  mutating func setGrid(_ grid: PixelGrid) { self.grid = grid }

  /// Returns the same offsets with another set of moving sections.
  func moving(_ sections: Set<Int>) -> OrthogonalOffsets {
    var copy = self
    copy.moving = sections
    return copy
  }

  /// Rounds an offset as scroll views do, which take an offset from the physics and round it to whole pixels. Offsets
  /// computed before the scroll view exists must agree with that, including halves of pixels.
  private func onPixels(_ offset: CGFloat, _ geometry: OrthogonalSection) -> CGFloat {
    let origin = geometry.frame.origin[geometry.axis]
    return grid.round(PublishedGrid.offset(origin + offset)) - origin
  }
}
