/// A sampler for the common case of a cell that is scaled but not rotated: two source rows are mixed into one, then
/// neighbors along it.
///
/// The neighbors along a row are first copied into two separate rows, so that mixing is a loop over bytes that the
/// compiler vectorizes.
struct UprightSampler {
  private let sampler: TextureSampler
  private let base: UnsafePointer<UInt32>
  /// The device columns whose samples are in the texture.
  private let columns: Range<Int>
  /// The sample position of the first column, in 1/2³² of a texture pixel.
  private let start: Int
  /// The texture's columns that are read.
  private let used: Range<Int>
  /// The runs of columns whose samples are in consecutive pixels.
  private let stretches: [Stretch]

  private struct Stretch {
    var source: Int
    var target: Int
    var count: Int
  }

  /// The number of pixels copied at a time; copies may exceed the end of a row by as much.
  private static let block = 4

  init(_ sampler: TextureSampler, _ base: UnsafePointer<UInt32>, columns wanted: Range<Int>) {
    self.sampler = sampler
    self.base = base
    let step = sampler.map.columnX
    let origin = sampler.position(x: wanted.lowerBound, y: 0).x
    let steps = (0..<wanted.count)
      .steps(from: origin, by: step, within: 0..<((sampler.texture.width - 1) << 32))
    columns = (wanted.lowerBound + steps.lowerBound)..<(wanted.lowerBound + steps.upperBound)
    start = origin + steps.lowerBound * step
    used = steps.isEmpty ? 0..<0 : (start >> 32)..<(((start + (steps.count - 1) * step) >> 32) + 2)
    stretches = Self.stretches(from: start - used.lowerBound << 32, by: step, count: steps.count)
  }

  private static func stretches(from start: Int, by step: Int, count: Int) -> [Stretch] {
    var stretches: [Stretch] = []
    var position = start
    for target in 0..<count {
      let source = position >> 32
      if let last = stretches.last, source - last.source == target - last.target {
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append(Stretch(source: source, target: target, count: 1))
      }
      position &+= step
    }
    return stretches
  }

  func paint(on canvas: Canvas, rows: Range<Int>) {
    guard !columns.isEmpty else { return }
    let length = columns.count + Self.block
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: used.count + Self.block + 3 * length) { pixels in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * columns.count) { shares in
        guard let first = pixels.baseAddress, let shares = shares.baseAddress else { return }
        fill(shares)
        let mixed = first + 3 * length
        let rowScratch = Scratch(
          mixed: mixed, left: first, right: first + length, sampled: first + 2 * length, shares: shares)
        for y in rows {
          let position = sampler.position(x: columns.lowerBound, y: y).y
          guard position >= 0, position >> 32 < sampler.texture.height - 1 else { continue }
          paintRow(position, on: canvas.row(y, from: columns.lowerBound), rowScratch)
        }
      }
    }
  }

  private struct Scratch {
    let mixed: UnsafeMutablePointer<UInt32>
    let left: UnsafeMutablePointer<UInt32>
    let right: UnsafeMutablePointer<UInt32>
    let sampled: UnsafeMutablePointer<UInt32>
    let shares: UnsafeMutablePointer<UInt16>
  }

  /// Writes the weight of each column's right neighbor, in 1/256, four times: once for each channel.
  private func fill(_ shares: UnsafeMutablePointer<UInt16>) {
    var position = start
    for column in 0..<columns.count {
      let share = UInt16(truncatingIfNeeded: (position >> 24) & 255)
      for channel in 0..<4 { shares[column &* 4 &+ channel] = share }
      position &+= sampler.map.columnX
    }
  }

  private func paintRow(_ position: Int, on target: UnsafeMutablePointer<UInt32>, _ scratch: Scratch) {
    let row = position >> 32
    let upper = base + (row * sampler.texture.width + used.lowerBound)
    let share = UInt16(truncatingIfNeeded: (position >> 24) & 255)
    Self.mixRows(upper, upper + sampler.texture.width, share: share, count: used.count, into: scratch.mixed)
    layOutNeighbours(scratch)
    let solid = opaqueColumns(row: row)
    let count = columns.count
    if sampler.level == 255 {
      Self.mixNeighbours(scratch, 0..<solid.lowerBound, into: scratch.sampled)
      Self.mixNeighbours(scratch, solid, into: target)
      Self.mixNeighbours(scratch, solid.upperBound..<count, into: scratch.sampled)
    } else {
      Self.mixNeighbours(scratch, 0..<count, into: scratch.sampled)
      Span.crossfade(
        target + solid.lowerBound, scratch.sampled + solid.lowerBound, count: solid.count, level: sampler.level)
    }
    sampler.lay(scratch.sampled, on: target, count: solid.lowerBound)
    sampler.lay(scratch.sampled + solid.upperBound, on: target + solid.upperBound, count: count - solid.upperBound)
  }

  /// Returns the columns in which both rows are opaque, which need no blending.
  private func opaqueColumns(row: Int) -> Range<Int> {
    guard sampler.tint == nil else { return 0..<0 }
    let texture = sampler.texture
    let opaqueStart = Int(max(texture.opaqueStart[row], texture.opaqueStart[row + 1]))
    let opaqueEnd = Int(min(texture.opaqueEnd[row], texture.opaqueEnd[row + 1]))
    guard opaqueEnd - 1 > opaqueStart else { return 0..<0 }
    return (0..<columns.count)
      .steps(from: start, by: sampler.map.columnX, within: (opaqueStart << 32)..<((opaqueEnd - 1) << 32))
  }

  @inline(__always)
  private static func mixRows(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, share: UInt16, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let rest = 256 &- share
    let first = UnsafeRawPointer(upper).assumingMemoryBound(to: UInt8.self)
    let second = UnsafeRawPointer(lower).assumingMemoryBound(to: UInt8.self)
    let mixed = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    for i in 0..<(count &* 4) {
      let sum = UInt16(first[i]) &* rest &+ UInt16(second[i]) &* share &+ 128
      mixed[i] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }

  @inline(__always)
  private func layOutNeighbours(_ scratch: Scratch) {
    let bytes = Self.block &* 4
    for stretch in stretches {
      var done = 0
      while done < stretch.count {
        let source = scratch.mixed + (stretch.source &+ done)
        let target = stretch.target &+ done
        UnsafeMutableRawPointer(scratch.left + target).copyMemory(from: source, byteCount: bytes)
        UnsafeMutableRawPointer(scratch.right + target).copyMemory(from: source + 1, byteCount: bytes)
        done = done &+ Self.block
      }
    }
  }

  @inline(__always)
  private static func mixNeighbours(_ scratch: Scratch, _ range: Range<Int>, into row: UnsafeMutablePointer<UInt32>) {
    let left = UnsafeRawPointer(scratch.left + range.lowerBound).assumingMemoryBound(to: UInt8.self)
    let right = UnsafeRawPointer(scratch.right + range.lowerBound).assumingMemoryBound(to: UInt8.self)
    let target = UnsafeMutableRawPointer(row + range.lowerBound).assumingMemoryBound(to: UInt8.self)
    let shares = scratch.shares + (range.lowerBound &* 4)
    for i in 0..<(range.count &* 4) {
      let share = shares[i]
      let sum = UInt16(left[i]) &* (256 &- share) &+ UInt16(right[i]) &* share &+ 128
      target[i] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }
}
