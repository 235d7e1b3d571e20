import Drawing
import Foundation
import Typography

/// A cache of the pixels of glyph runs.
struct GlyphCache {
  struct Key: Hashable {
    var run: GlyphRun
    var scale: Double
    /// The subpixel position in quarters of a pixel: finer steps are invisible, and moving labels would never hit the
    /// cache.
    var quarter: Int
  }

  private let engine: any TextEngine
  private var known: [Key: GlyphPixels] = [:]
  private(set) var made = 0

  /// The number of runs, enough for several screens of text. When it is exceeded the cache is cleared, which costs one
  /// slow frame.
  private static let capacity = 4_096

  init(engine: any TextEngine) { self.engine = engine }

  mutating func removeAll() { known.removeAll() }

  mutating func pixels(of key: Key) -> GlyphPixels {
    if let pixels = known[key] { return pixels }
    if known.count >= Self.capacity { known.removeAll() }
    let pixels = engine.glyphs(of: key.run, scale: CGFloat(key.scale), fraction: CGFloat(key.quarter) / 4).wellFormed
    known[key] = pixels
    made += 1
    return pixels
  }
}

extension GlyphPixels {
  /// The pixels without bitmaps that are smaller than their declared size, because painting does not check again.
  fileprivate var wellFormed: GlyphPixels {
    GlyphPixels(
      masks: masks.filter { $0.width > 0 && $0.height > 0 && $0.coverage.count == $0.width * $0.height },
      pictures: pictures.filter { $0.width > 0 && $0.height > 0 && $0.pixels.count == $0.width * $0.height })
  }
}
