package import Drawing
package import Foundation
import Geometry
package import Typography

/// A rasterizer that turns display lists into pixels.
///
/// The result is a pure function of list and scale: the rasterizer's caches (text, scaled pictures, shadows, layers)
/// only make it faster. Formulas are in absolute device coordinates, so that a frame painted in pieces equals the frame
/// painted at once, bit for bit. A rasterizer must be used by one thread at a time.
package final class Rasterizer {
  var cache: ResourceCache
  /// The number of threads that paint large areas: by default one for each processor. The pixels do not depend on it.
  package var threads = ProcessInfo.processInfo.activeProcessorCount

  /// Creates a rasterizer with empty caches.
  package init(textEngine: any TextEngine) { cache = ResourceCache(engine: textEngine) }

  /// Releases the resources that the latest frame did not use.
  package func releaseUnused() { cache.releaseUnused() }

  /// Returns the whole list painted on a transparent bitmap.
  package func draw(_ list: DisplayList, scale: CGFloat) throws(RasterError) -> Bitmap {
    var bitmap = try Bitmap(size: list.size, scale: scale)
    _ = paint(list, scale: scale, areas: [bitmap.bounds], on: &bitmap)
    return bitmap
  }

  /// Repaints the list inside `areas`, which may overlap; all other pixels are kept.
  func paint(_ list: DisplayList, scale: CGFloat, areas: [PixelRect], on bitmap: inout Bitmap) -> RasterWork {
    let before = cache.work
    cache.beginFrame()
    let surface = bitmap.bounds
    let space = DeviceSpace(scale: Double(scale))
    let backdrops = BackdropAreas(of: list.commands, in: space, clip: surface)
    let wanted = backdrops.enclosed(by: areas.reduce(PixelRect.empty) { $0.enclosing($1) }.intersection(surface))
    var builder = MarkBuilder(wanted: wanted, backdropMarks: backdrops.isEmpty ? nil : [])
    builder.add(list.commands, in: space, clip: surface, cache: &cache)
    cache.makePendingTiles(threads: threads)
    var work = cache.work.since(before)
    _ = bitmap.withCanvas { canvas in
      for area in areas {
        let part = area.intersection(surface)
        work.pixelsPainted += part.area
        work.commands += builder.marks.count { $0.bounds.overlaps(part) }
        canvas.paint(builder.marks, in: part, threads: threads)
      }
    }
    return work
  }
}

extension RasterWork {
  /// Returns the work done between two counts.
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
