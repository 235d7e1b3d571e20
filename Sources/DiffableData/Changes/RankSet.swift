/// A set of small numbers that tells neighbours: words of bits, and words that tell which of those are not empty.
///
/// - Complexity: O(log₆₄ of the greatest number) for everything but making it.
struct RankSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// Where each level begins; the last one has a single word.
  private var levels: [Int] = []

  /// - Parameter limit: Numbers are smaller.
  init(limit: Int) {
    var (total, size) = (0, Swift.max(limit, 1))
    repeat {
      levels.append(total)
      size = (size + 63) / 64
      total += size
    } while size > 1
    words = .allocate(capacity: total)
    words.initialize(repeating: 0, count: total)
  }

  deinit { words.deallocate() }

  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  func insert(_ number: Int) {
    var position = number
    for level in levels {
      let word = level + position >> 6
      let isKnown = words[word] != 0
      words[word] |= 1 << UInt64(position & 63)
      if isKnown { return }
      position >>= 6
    }
  }

  func remove(_ number: Int) {
    var position = number
    for level in levels {
      let word = level + position >> 6
      words[word] &= ~(1 << UInt64(position & 63))
      if words[word] != 0 { return }
      position >>= 6
    }
  }

  /// The greatest number below a given one.
  func last(below number: Int) -> Int? {
    var position = number
    for (depth, level) in levels.enumerated() {
      let bits = words[level + position >> 6] & (1 << UInt64(position & 63) - 1)
      if bits != 0 {
        return descend(from: depth, position & ~63 | (63 - bits.leadingZeroBitCount)) { 63 - $0.leadingZeroBitCount }
      }
      position >>= 6
    }
    return nil
  }

  /// The smallest number above a given one.
  func first(above number: Int) -> Int? {
    var position = number
    for (depth, level) in levels.enumerated() {
      let bits = words[level + position >> 6] & (~1 << UInt64(position & 63))
      if bits != 0 {
        return descend(from: depth, position & ~63 | bits.trailingZeroBitCount) { $0.trailingZeroBitCount }
      }
      position >>= 6
    }
    return nil
  }

  @inline(__always)
  private func descend(from depth: Int, _ position: Int, _ choice: (UInt64) -> Int) -> Int {
    var (depth, position) = (depth, position)
    while depth > 0 {
      depth -= 1
      position = position << 6 | choice(words[levels[depth] + position])
    }
    return position
  }
}
