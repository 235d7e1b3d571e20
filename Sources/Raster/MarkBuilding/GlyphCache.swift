import Drawing
import Foundation
import Typography

/// The pixels of runs that were drawn before.
struct GlyphCache {
  struct Key: Hashable {
    var run: GlyphRun
    var scale: Double
    /// Quarters of a pixel: finer steps are not seen, and a moving label would never hit.
    var quarter: Int
  }

  private let engine: any TextEngine
  private var known: [Key: GlyphPixels] = [:]
  private(set) var made = 0

  /// Several screens of text; then all are forgotten, which costs one slow frame.
  private static let capacity = 4_096

  init(engine: any TextEngine) { self.engine = engine }

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
  /// Without what has fewer pixels than it claims: painting does not look again.
  fileprivate var wellFormed: GlyphPixels {
    GlyphPixels(
      masks: masks.filter { $0.width > 0 && $0.height > 0 && $0.coverage.count == $0.width * $0.height },
      pictures: pictures.filter { $0.width > 0 && $0.height > 0 && $0.pixels.count == $0.width * $0.height })
  }
}
