import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// The offsets of the sections that scroll by themselves. Queries take them as an argument and never change them.
struct OrthogonalOffsets {
  private struct Position {
    var offset: CGFloat
    /// The geometry that the offset refers to.
    var geometry: OrthogonalSection
  }

  private var positions: [Int: Position] = [:]
  /// The sections whose scroll views are moving.
  private var moving: Set<Int> = []
  /// The pixels that offsets rest on.
  private var grid = PixelGrid(scale: 1)

  /// The sections that have been scrolled.
  var sections: Set<Int> { Set(positions.keys) }

  /// The offset of a section in its current geometry.
  ///
  /// After a change of its geometry a section that rested on its k-th stop rests there again; one that is moving stays
  /// where it is, and if the collection view was rotated, as far between the same two pages.
  func offset(of section: Int, in geometry: OrthogonalSection) -> CGFloat {
    guard let position = positions[section] else { return onPixels(geometry.initialOffset, geometry) }
    guard !position.geometry.scrolls(like: geometry) else { return position.offset }
    let offset =
      moving.contains(section)
      ? geometry.counterpart(of: position.offset, in: position.geometry)
      : geometry.place(correspondingTo: position.offset, in: position.geometry)
    return onPixels(offset, geometry)
  }

  // MARK: Changes

  mutating func set(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    positions[section] = Position(offset: onPixels(offset, geometry), geometry: geometry)
  }

  /// Takes the offset of a scroll view, which is on whole pixels.
  mutating func setExactly(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    positions[section] = Position(offset: offset, geometry: geometry)
  }

  /// Takes a section that has been scrolled to its current geometry.
  mutating func adopt(_ geometry: OrthogonalSection, of section: Int) {
    guard let position = positions[section], !position.geometry.scrolls(like: geometry) else { return }
    positions[section] = Position(offset: offset(of: section, in: geometry), geometry: geometry)
  }

  /// Takes a section to groups of other lengths; its visible content lies `shift` farther on. On a stop it stays on that
  /// stop; a motion goes on as if nothing had happened.
  mutating func relayout(_ section: Int, in geometry: OrthogonalSection, shiftedBy shift: CGFloat) {
    // A section that was never scrolled is where it begins, wherever that now is.
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

  /// The same offsets while other sections are moving.
  func moving(_ sections: Set<Int>) -> OrthogonalOffsets {
    var copy = self
    copy.moving = sections
    return copy
  }

  /// Scroll views take an offset from the physics and put it on whole pixels; an offset computed before there is one has
  /// to agree, halves of pixels included.
  private func onPixels(_ offset: CGFloat, _ geometry: OrthogonalSection) -> CGFloat {
    let origin = geometry.frame.origin[geometry.axis]
    return grid.round(PublishedGrid.offset(origin + offset)) - origin
  }
}
