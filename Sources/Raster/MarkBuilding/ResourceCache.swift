import Drawing
import Foundation
import Typography

/// Counts of resources made and pixels painted, for tests.
package struct RasterWork: Equatable, Sendable {
  /// The pixels cleared and repainted.
  package var pixelsPainted = 0
  /// The pixels copied because they only moved.
  package var pixelsMoved = 0
  /// The commands that touched those pixels.
  package var commands = 0
  /// The pictures scaled to the size at which they are shown.
  package var tilesMade = 0
  /// The groups painted on a separate layer because they are rotated or scaled.
  package var layersMade = 0
  /// The text runs obtained from the text engine.
  package var runsMade = 0
  /// The number of shadows that were blurred.
  package var shadowsMade = 0
  /// The outlines turned into pixels.
  package var pathsMade = 0
  /// The backdrops that were blurred.
  package var backdropsMade = 0

  /// Creates counts of zero.
  package init() {}
}

/// The resources kept from frame to frame. Each depends only on its key, so the cache never affects the result.
struct ResourceCache {
  var glyphs: GlyphCache
  private var masks = CoverageMasks()
  private var shadows: [ShadowMask.Key: ShadowMask] = [:]
  private var tiles = LRUCache<TileKey, Tile>(capacity: 24 << 20)
  private var textures = LRUCache<TileKey, Texture>(capacity: 16 << 20)
  private var paths = LRUCache<PathMask.Key, GlyphPixels.Mask>(capacity: 8 << 20)
  private var contentShadows = LRUCache<ContentShadowMask.Key, GlyphPixels.Mask>(capacity: 8 << 20)
  private var layers: [Layer] = []
  private var frame = 0
  private var tilesMade = 0
  /// The tiles whose pixels have not been made yet.
  private var pendingTiles: [Tile] = []
  private var layersMade = 0
  private var shadowsMade = 0
  private var pathsMade = 0
  private var backdrops: [BlurredBackdrop] = []
  private var backdropsMade = 0

  /// The number of frames after which an unused layer is removed.
  private static let layerLife = 8
  /// The number of frames after which an unused backdrop is removed. While content moves below, each is used once.
  private static let backdropLife = 2

  struct TileKey: Hashable {
    var image: ImagePixels
    var source: CGRect
    var width: Int
    var height: Int
    var region: PixelRect
    var nearest: ImageCommand.Nearest
  }

  struct Layer {
    var commands: [DrawCommand]
    var scale: Double
    var halvings: LayerPlan.Halvings
    var region: PixelRect
    var texture: Texture
    var lastUsed: Int
  }

  init(engine: any TextEngine) { glyphs = GlyphCache(engine: engine) }

  /// The total work so far; the difference of two totals is the work of one frame.
  var work: RasterWork {
    var work = RasterWork()
    work.tilesMade = tilesMade
    work.layersMade = layersMade
    work.runsMade = glyphs.made
    work.shadowsMade = shadowsMade
    work.pathsMade = pathsMade
    work.backdropsMade = backdropsMade
    return work
  }

  mutating func beginFrame() {
    frame += 1
    layers.removeAll { frame - $0.lastUsed > Self.layerLife }
    backdrops.removeAll { frame - $0.lastUsed > Self.backdropLife }
    // The limits bound the memory; what is removed is made again with the same pixels.
    masks.trim()
    if shadows.count > 64 { shadows.removeAll() }
  }

  /// Releases what the latest frame did not use.
  mutating func releaseUnused() {
    tiles.removeAll(before: frame)
    textures.removeAll(before: frame)
    paths.removeAll(before: frame)
    contentShadows.removeAll(before: frame)
    layers.removeAll { $0.lastUsed < frame }
    backdrops.removeAll { $0.lastUsed < frame }
    glyphs.removeAll()
  }

  mutating func coverage(of shape: Shape) -> ShapeCoverage { ShapeCoverage(shape, masks: &masks) }

  mutating func shadow(of shape: Shape, deviation: Int) -> ShadowCoverage? {
    ShadowCoverage(shape, deviation: deviation, masks: &shadows, made: &shadowsMade)
  }

  /// Returns the blurred opacity of commands.
  mutating func contentShadow(_ key: ContentShadowMask.Key) -> GlyphPixels.Mask {
    if let mask = contentShadows[key, frame] { return mask }
    let mask = ContentShadowMask(key, cache: &self).mask
    shadowsMade += 1
    contentShadows.insert(mask, for: key, bytes: mask.coverage.count, frame: frame)
    return mask
  }

  /// Returns the blurred pixels of a backdrop, which are blurred again only if the pixels under it changed.
  mutating func backdrop(_ filter: BackdropFilter, over source: Bitmap) -> Tile {
    if let found = backdrops.firstIndex(where: { $0.filter == filter && $0.backdrop == source }) {
      backdrops[found].lastUsed = frame
      return backdrops[found].tile
    }
    let pixels = filter.applied(to: source.pixels, width: source.width, height: source.height)
    let tile = Tile(width: source.width, height: source.height, pixels: pixels)
    backdropsMade += 1
    backdrops.append(BlurredBackdrop(filter: filter, backdrop: source, tile: tile, lastUsed: frame))
    return tile
  }

  mutating func tile(_ key: TileKey) -> Tile {
    if let tile = tiles[key, frame] { return tile }
    let tile = newTile(key)
    tiles.insert(tile, for: key, bytes: key.region.area * 4, frame: frame)
    return tile
  }

  private mutating func newTile(_ key: TileKey) -> Tile {
    let (width, height) = (key.region.width, key.region.height)
    if let texture = textures.remove(key) {
      return Tile(width: width, height: height, pixels: texture.pixelsInsideBorder)
    }
    guard key.isOpaque else { return Tile(width: width, height: height, pixels: resampled(key)) }
    tilesMade += 1
    let tile = Tile(width: width, height: height) { key.resampled }
    pendingTiles.append(tile)
    return tile
  }

  /// Decodes and scales the pictures of new tiles, several at a time if they are large.
  mutating func makePendingTiles(threads: Int) {
    guard !pendingTiles.isEmpty else { return }
    let tiles = pendingTiles
    pendingTiles = []
    let isLarge = tiles.reduce(0) { $0 + $1.width * $1.height } >= Canvas.parallelArea
    BandThreads.perform(tiles.count, threads: isLarge ? threads : 1) { _ = tiles[$0].pixels }
  }

  /// Returns a picture at the key's size. It is kept as a tile or as a texture, whichever was used last.
  private mutating func resampled(_ key: TileKey) -> [UInt32] {
    tilesMade += 1
    return key.resampled
  }

  /// Returns the whole picture at the key's size, for sampling between pixels.
  mutating func texture(_ key: TileKey) -> Texture {
    if let texture = textures[key, frame] { return texture }
    let pixels = tiles.remove(key)?.pixels ?? resampled(key)
    let texture = Texture(bordering: pixels, width: key.region.width, height: key.region.height)
    textures.insert(texture, for: key, bytes: texture.pixels.count * 4, frame: frame)
    return texture
  }

  mutating func path(_ key: PathMask.Key, _ path: PathCommand) -> GlyphPixels.Mask {
    if let mask = paths[key, frame] { return mask }
    let mask = PathMask(key, path).mask
    pathsMade += 1
    paths.insert(mask, for: key, bytes: mask.coverage.count, frame: frame)
    return mask
  }

  mutating func layer(
    of commands: [DrawCommand], scale: Double, halvings: LayerPlan.Halvings, region: PixelRect,
    make: (inout ResourceCache) -> Texture
  ) -> Texture {
    let found = layers.firstIndex {
      $0.scale == scale && $0.halvings == halvings && $0.region.contains(region) && $0.commands == commands
    }
    if let found {
      layers[found].lastUsed = frame
      return layers[found].texture
    }
    let texture = make(&self)
    layersMade += 1
    layers.append(
      Layer(
        commands: commands, scale: scale, halvings: halvings, region: region, texture: texture, lastUsed: frame))
    return texture
  }
}

extension ResourceCache.TileKey {
  /// Whether all pixels are opaque: the picture is opaque, and the part that is shown does not extend beyond its edges.
  fileprivate var isOpaque: Bool {
    image.isOpaque && source.minX >= 0 && source.minY >= 0 && source.maxX <= 1 && source.maxY <= 1
  }

  fileprivate var resampled: [UInt32] {
    let (wide, high) = (Double(image.width), Double(image.height))
    let left = Double(source.origin.x) * wide
    let top = Double(source.origin.y) * high
    return Resampler.resample(
      image.pixels, width: image.width, height: image.height,
      source: (left, top, left + Double(source.size.width) * wide, top + Double(source.size.height) * high),
      width: width, height: height, region: region, nearest: nearest)
  }
}

/// A cache with a capacity in bytes; the least recently used values are removed first.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUsed: Int
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key, frame: Int) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      entries.values[index].lastUsed = frame
      return entries.values[index].value
    }
  }

  mutating func insert(_ value: Value, for key: Key, bytes size: Int, frame: Int) {
    entries[key] = Entry(value: value, bytes: size, lastUsed: frame)
    bytes += size
    if bytes > capacity { dropOldest(before: frame) }
  }

  /// Removes a value and returns it; `nil` if there is none.
  mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    bytes -= entry.bytes
    return entry.value
  }

  /// Removes the values that were last used before a frame.
  mutating func removeAll(before frame: Int) {
    entries = entries.filter { $0.value.lastUsed >= frame }
    bytes = entries.values.reduce(0) { $0 + $1.bytes }
  }

  /// Removes values until half the capacity is used, so that it happens rarely; values used in this frame are kept.
  private mutating func dropOldest(before frame: Int) {
    for entry in entries.sorted(by: { $0.value.lastUsed < $1.value.lastUsed }) {
      guard bytes > capacity / 2, entry.value.lastUsed < frame else { return }
      entries[entry.key] = nil
      bytes -= entry.value.bytes
    }
  }
}
