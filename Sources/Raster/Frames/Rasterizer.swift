package import Drawing
package import Foundation
import Geometry
package import Typography

/// Display lists in, pixels out.
///
/// A pure function of list and scale in effect: what a rasteriser remembers (text, scaled pictures, shadows, layers)
/// makes it faster and never shows. Formulas are in absolute device coordinates, so that a frame painted in pieces equals
/// the frame painted at once, bit for bit. Belongs to one thread at a time.
package final class Rasterizer {
  var cache: ResourceCache

  /// Rows painted together: their pixels stay in the processor's second cache while everything is laid over them.
  private static let bandHeight = 64

  package init(textEngine: any TextEngine) { cache = ResourceCache(engine: textEngine) }

  /// The whole list on a transparent bitmap.
  package func draw(_ list: DisplayList, scale: CGFloat) throws(RasterError) -> Bitmap {
    var bitmap = try Bitmap(size: list.size, scale: scale)
    _ = paint(list, scale: scale, areas: [bitmap.bounds], on: &bitmap)
    return bitmap
  }

  /// Paints the list again inside `areas`, which may overlap; all other pixels stay.
  func paint(_ list: DisplayList, scale: CGFloat, areas: [PixelRect], on bitmap: inout Bitmap) -> RasterWork {
    let before = cache.work
    cache.beginFrame()
    let surface = bitmap.bounds
    let space = DeviceSpace(scale: Double(scale))
    let backdrops = BackdropAreas(of: list.commands, in: space, clip: surface)
    let wanted = backdrops.enclosed(by: areas.reduce(PixelRect.empty) { $0.enclosing($1) }.intersection(surface))
    var builder = MarkBuilder(wanted: wanted, ground: backdrops.isEmpty ? nil : [])
    builder.add(list.commands, in: space, clip: surface, cache: &cache)
    var work = cache.work.since(before)
    _ = bitmap.withCanvas { canvas in
      for area in areas {
        let part = area.intersection(surface)
        work.pixelsPainted += part.area
        work.commands += builder.marks.count { $0.bounds.overlaps(part) }
        Self.paint(builder.marks, on: canvas, in: part)
      }
    }
    return work
  }

  static func paint(_ marks: [Mark], on canvas: Canvas, in area: PixelRect) {
    for top in stride(from: area.y, to: area.bottom, by: bandHeight) {
      let band = PixelRect(left: area.x, top: top, right: area.right, bottom: min(top + bandHeight, area.bottom))
      let touching = marks.filter { $0.bounds.overlaps(band) }
      let ground = touching.lastIndex { $0.opaqueArea.contains(band) }
      let above = touching[(ground.map { $0 + 1 } ?? 0)...]
      for part in open(band, under: above) {
        if let ground { touching[ground].paint(on: canvas, in: part) } else { canvas.clear(part) }
      }
      for mark in above { mark.paint(on: canvas, in: band) }
    }
  }

  /// The parts of a band that no opaque mark will cover: only there does the ground show.
  private static func open(_ band: PixelRect, under marks: ArraySlice<Mark>) -> [PixelRect] {
    var parts = [band]
    for mark in marks where mark.opaqueArea.overlaps(band) && mark.opaqueArea.width >= narrowestCover {
      parts = parts.flatMap { $0.subtracting(mark.opaqueArea) }
      if parts.count > mostParts { return [band] }
    }
    return parts
  }

  /// What hides less of the ground than this is not worth the bookkeeping.
  private static let narrowestCover = 32
  private static let mostParts = 48
}

extension RasterWork {
  /// What was made between two counts.
  func since(_ earlier: RasterWork) -> RasterWork {
    var work = RasterWork()
    work.tilesMade = tilesMade - earlier.tilesMade
    work.layersMade = layersMade - earlier.layersMade
    work.runsMade = runsMade - earlier.runsMade
    work.shadowsMade = shadowsMade - earlier.shadowsMade
    work.pathsMade = pathsMade - earlier.pathsMade
    work.backdropsMade = backdropsMade - earlier.backdropsMade
    return work
  }
}
