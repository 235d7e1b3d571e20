// The innermost loops. Two channels share one multiplication (`0x00ff00ff` masks); every division by 255 is exact, so
// that stacked layers do not become darker. The loops are counted and have no branches, so that the compiler vectorizes
// them. Swift's SIMD types are avoided on purpose: they are no faster here, and a hundred times slower in debug builds.

/// Returns all four channels times `level` / 255, rounded to nearest.
@inline(__always)
func scaled(_ pixel: UInt32, by level: UInt32) -> UInt32 {
  let low = (pixel & 0x00ff_00ff) &* level &+ 0x0080_0080
  let high = ((pixel >> 8) & 0x00ff_00ff) &* level &+ 0x0080_0080
  let lowDone = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  let highDone = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return lowDone | highDone
}

/// Returns one channel times `level` / 255, rounded to nearest.
@inline(__always)
func scaledChannel(_ channel: UInt8, by level: UInt16) -> UInt8 {
  let product = UInt16(channel) &* level &+ 128
  return UInt8(truncatingIfNeeded: (product &+ (product >> 8)) >> 8)
}

/// Returns the source over the destination, both premultiplied.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, by: 255 &- (source >> 24))
}

/// Returns a mix of two pixels: `from` at level 0, `to` at level 255.
@inline(__always)
func mixed(from: UInt32, to: UInt32, level: UInt32) -> UInt32 {
  let rest = 255 &- level
  let low = (from & 0x00ff_00ff) &* rest &+ (to & 0x00ff_00ff) &* level &+ 0x0080_0080
  let high = ((from >> 8) & 0x00ff_00ff) &* rest &+ ((to >> 8) & 0x00ff_00ff) &* level &+ 0x0080_0080
  let lowDone = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  let highDone = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return lowDone | highDone
}

enum Span {
  /// Blends one color over the pixels; plain stores if it is opaque.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
    guard count > 0 else { return }
    if color >> 24 == 255 {
      target.update(repeating: color, count: count)
    } else {
      scale(target, count: count, by: UInt16(255 &- (color >> 24)))
      for i in 0..<count { target[i] = color &+ target[i] }
    }
  }

  /// Multiplies all channels by `level` / 255. One factor for all bytes: a vector then processes sixteen bytes, not
  /// four pairs.
  @inline(__always)
  private static func scale(_ target: UnsafeMutablePointer<UInt32>, count: Int, by level: UInt16) {
    let bytes = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    for i in 0..<(count &* 4) { bytes[i] = scaledChannel(bytes[i], by: level) }
  }

  /// Blends opaque pixels at `level` / 255 of their opacity.
  @inline(__always)
  static func crossfade(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int, level: UInt32
  ) {
    let strength = UInt16(level)
    let rest = 255 &- strength
    let bytes = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    let others = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
    for i in 0..<(count &* 4) {
      bytes[i] = scaledChannel(others[i], by: strength) &+ scaledChannel(bytes[i], by: rest)
    }
  }

  /// Blends one color with a coverage byte for each pixel.
  @inline(__always)
  static func fill(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    guard count > 0 else { return }
    for i in 0..<count { target[i] = over(scaled(color, by: UInt32(coverage[i])), target[i]) }
  }

  /// Copies opaque pixels.
  @inline(__always)
  static func copy(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
    guard count > 0 else { return }
    target.update(from: source, count: count)
  }

  /// Blends premultiplied pixels.
  @inline(__always)
  static func blend(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
    guard count > 0 else { return }
    for i in 0..<count { target[i] = over(source[i], target[i]) }
  }

  /// Blends premultiplied pixels at `level` / 255 of their opacity.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int, level: UInt32
  ) {
    guard count > 0 else { return }
    for i in 0..<count { target[i] = over(scaled(source[i], by: level), target[i]) }
  }

  /// Blends premultiplied pixels with a coverage byte for each.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    guard count > 0 else { return }
    for i in 0..<count { target[i] = over(scaled(source[i], by: UInt32(coverage[i])), target[i]) }
  }

  /// Blends `color` with the alpha of each source pixel.
  @inline(__always)
  static func stencil(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int, color: UInt32
  ) {
    guard count > 0 else { return }
    for i in 0..<count { target[i] = over(scaled(color, by: source[i] >> 24), target[i]) }
  }
}
