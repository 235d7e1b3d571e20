/// The common case of a cell that is scaled but not turned: two source rows are mixed into one, then neighbours along it.
struct UprightSampler {
  private let sampler: TextureSampler
  private let base: UnsafePointer<UInt32>
  /// The device columns whose samples lie in the texture.
  private let columns: Range<Int>
  /// Where the first of them falls, in 1/2³² of a texture pixel.
  private let start: Int
  /// The texture's columns that take part.
  private let used: Range<Int>

  init(_ sampler: TextureSampler, _ base: UnsafePointer<UInt32>, columns wanted: Range<Int>) {
    self.sampler = sampler
    self.base = base
    let texture = sampler.texture
    let step = sampler.map.columnX
    let origin = sampler.position(x: wanted.lowerBound, y: 0).x
    let steps = (0..<wanted.count).steps(from: origin, by: step, within: 0..<((texture.width - 1) << 32))
    columns = (wanted.lowerBound + steps.lowerBound)..<(wanted.lowerBound + steps.upperBound)
    start = origin + steps.lowerBound * step
    used = steps.isEmpty ? 0..<0 : (start >> 32)..<(((start + (steps.count - 1) * step) >> 32) + 2)
  }

  func paint(on canvas: Canvas, rows: Range<Int>) {
    guard !columns.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: used.count + columns.count) { scratch in
      guard let mixed = scratch.baseAddress else { return }
      for y in rows {
        let position = sampler.position(x: columns.lowerBound, y: y).y
        guard position >= 0, position >> 32 < sampler.texture.height - 1 else { continue }
        paintRow(position, on: canvas.row(y, from: columns.lowerBound), mixed: mixed, sampled: mixed + used.count)
      }
    }
  }

  private func paintRow(
    _ position: Int, on target: UnsafeMutablePointer<UInt32>, mixed: UnsafeMutablePointer<UInt32>,
    sampled: UnsafeMutablePointer<UInt32>
  ) {
    let row = position >> 32
    let upper = base + (row * sampler.texture.width + used.lowerBound)
    let share = UInt16(truncatingIfNeeded: (position >> 24) & 255)
    Self.mixRows(upper, upper + sampler.texture.width, share: share, count: used.count, into: mixed)
    let solid = opaqueColumns(row: row)
    let count = columns.count
    sample(mixed, 0..<solid.lowerBound, into: sampled)
    sampler.lay(sampled, on: target, count: solid.lowerBound)
    sample(mixed, solid, into: target)
    sample(mixed, solid.upperBound..<count, into: sampled)
    sampler.lay(sampled + solid.upperBound, on: target + solid.upperBound, count: count - solid.upperBound)
  }

  /// Where both rows are opaque, and nothing is to be faded or tinted, samples replace what is there.
  private func opaqueColumns(row: Int) -> Range<Int> {
    guard sampler.level == 255, sampler.tint == nil else { return 0..<0 }
    let texture = sampler.texture
    let opaqueStart = Int(max(texture.opaqueStart[row], texture.opaqueStart[row + 1]))
    let opaqueEnd = Int(min(texture.opaqueEnd[row], texture.opaqueEnd[row + 1]))
    guard opaqueEnd - 1 > opaqueStart else { return 0..<0 }
    return (0..<columns.count)
      .steps(from: start, by: sampler.map.columnX, within: (opaqueStart << 32)..<((opaqueEnd - 1) << 32))
  }

  /// Byte by byte: eight at a time once the compiler has seen it.
  @inline(__always)
  private static func mixRows(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, share: UInt16, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let rest = 256 &- share
    let length = count &* 4
    let first = UnsafeRawPointer(upper).assumingMemoryBound(to: UInt8.self)
    let second = UnsafeRawPointer(lower).assumingMemoryBound(to: UInt8.self)
    let mixed = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    for i in 0..<length {
      let sum = UInt16(first[i]) &* rest &+ UInt16(second[i]) &* share &+ 128
      mixed[i] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }

  /// Neighbours mixed by where each sample falls between them.
  @inline(__always)
  private func sample(
    _ row: UnsafePointer<UInt32>, _ steps: Range<Int>, into target: UnsafeMutablePointer<UInt32>
  ) {
    let step = sampler.map.columnX
    var position = start &- used.lowerBound << 32 &+ steps.lowerBound &* step
    for i in steps {
      let pair = row + (position >> 32)
      target[i] = blended(pair[0], pair[1], share: UInt32(truncatingIfNeeded: (position >> 24) & 255))
      position = position &+ step
    }
  }
}
