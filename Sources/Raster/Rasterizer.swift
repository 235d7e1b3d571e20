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
    let wanted = areas.reduce(PixelRect.empty) { $0.enclosing($1) }.intersection(surface)
    var builder = MarkBuilder(wanted: wanted)
    builder.add(list.commands, in: DeviceSpace(scale: Double(scale)), clip: surface, cache: &cache)
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

  private static func paint(_ marks: [Mark], on canvas: Canvas, in area: PixelRect) {
    for top in stride(from: area.y, to: area.bottom, by: bandHeight) {
      let band = PixelRect(left: area.x, top: top, right: area.right, bottom: min(top + bandHeight, area.bottom))
      let first = marks.lastIndex { $0.opaqueArea.contains(band) }
      if first == nil { canvas.clear(band) }
      for mark in marks[(first ?? 0)...] { mark.paint(on: canvas, in: band) }
    }
  }
}

extension RasterWork {
  func since(_ earlier: RasterWork) -> RasterWork {
    RasterWork(
      tilesMade: tilesMade - earlier.tilesMade, layersMade: layersMade - earlier.layersMade,
      runsMade: runsMade - earlier.runsMade, shadowsMade: shadowsMade - earlier.shadowsMade)
  }
}
