package import Drawing
package import Foundation

/// The visible pixels, updated from list to list with as little painting as possible.
package struct Framebuffer {
  /// The pixels of the latest list.
  package private(set) var bitmap: Bitmap
  /// The device pixels per point.
  package let scale: CGFloat
  private var shown: DisplayList?

  /// Creates a transparent screen of `size` points.
  package init(size: CGSize, scale: CGFloat) throws(RasterError) {
    bitmap = try Bitmap(size: size, scale: scale)
    self.scale = scale
  }

  /// Invalidates all pixels, so that the next list is painted completely.
  package mutating func forget() { shown = nil }

  /// Updates the pixels to those of `list`, with exactly the result of painting it completely.
  ///
  /// - Returns: The work done, and the pixels that may have changed. Painting outside the screen is clipped.
  package mutating func show(_ list: DisplayList, with rasterizer: Rasterizer) -> ScreenUpdate {
    defer { shown = list }
    guard let shown else {
      let work = rasterizer.paint(list, scale: scale, areas: [bitmap.bounds], on: &bitmap)
      return ScreenUpdate(areas: [bitmap.bounds], work: work)
    }
    if shown == list { return ScreenUpdate(areas: [], work: RasterWork()) }
    let change = FrameChange(from: shown, to: list, scale: scale, surface: bitmap.bounds)
    for move in change.moves { bitmap.apply(move) }
    var work = RasterWork()
    if !change.damage.areas.isEmpty {
      work = rasterizer.paint(list, scale: scale, areas: change.damage.areas, on: &bitmap)
    }
    work.pixelsMoved = change.moves.reduce(0) { $0 + $1.pixelCount }
    var touched = DamageRegion(surface: bitmap.bounds)
    touched.add(change.moves.map(\.area))
    touched.add(change.damage.areas)
    return ScreenUpdate(areas: touched.areas, work: work)
  }
}

/// The changes that one list made to a screen.
package struct ScreenUpdate: Equatable, Sendable {
  /// The areas of all pixels that may have changed; empty if none did.
  package var areas: [PixelRect]
  /// The work that the update took.
  package var work: RasterWork

  init(areas: [PixelRect], work: RasterWork) { (self.areas, self.work) = (areas, work) }

  /// Creates an update of areas that another process has drawn.
  package init(areas: [PixelRect]) { self.init(areas: areas, work: RasterWork()) }

  /// Whether no pixel may have changed.
  package var isUnchanged: Bool { areas.isEmpty }
}

extension FrameChange.Move {
  /// The pixels whose new value comes from another position of the area.
  fileprivate var target: PixelRect { area.intersection(area.offset(x: dx, y: dy)) }
  fileprivate var pixelCount: Int { target.area }
}

extension Bitmap {
  /// Moves the pixels: in one piece if rows are whole, otherwise row by row from the destination side, so that no pixel
  /// is overwritten before it is read.
  fileprivate mutating func apply(_ move: FrameChange.Move) {
    let target = move.target
    let isContiguous = target.width == width
    _ = withCanvas { canvas in
      if isContiguous {
        canvas.row(target.y, from: 0)
          .update(from: canvas.row(target.y - move.dy, from: 0), count: target.area)
        return
      }
      let rows = target.y..<target.bottom
      let copy = { (y: Int) in
        canvas.row(y, from: target.x)
          .update(from: canvas.row(y - move.dy, from: target.x - move.dx), count: target.width)
      }
      if move.dy > 0 { rows.reversed().forEach(copy) } else { rows.forEach(copy) }
    }
  }
}
