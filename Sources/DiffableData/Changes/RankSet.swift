/// A set of small numbers with neighbor queries. It consists of words of bits, and of words that mark nonempty words.
///
/// - Complexity: O(log₆₄ of the greatest number) for everything except initialization.
struct RankSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// The offset of each level; the last level has a single word.
  private let levels: UnsafeMutablePointer<Int>
  private let depth: Int

  /// The number of levels sufficient for every `Int`.
  private static var mostLevels: Int { 11 }

  /// - Parameter limit: The exclusive upper bound of the numbers.
  init(limit: Int) {
    levels = .allocate(capacity: Self.mostLevels)
    var (depth, total, size) = (0, 0, Swift.max(limit, 1))
    repeat {
      levels[depth] = total
      size = (size + 63) / 64
      total += size
      depth += 1
    } while size > 1
    self.depth = depth
    words = .allocate(capacity: total)
    words.initialize(repeating: 0, count: total)
  }

  deinit {
    words.deallocate()
    levels.deallocate()
  }

  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  @inline(__always)
  func insert(_ number: Int) {
    var position = number
    for level in 0..<depth {
      let word = words + (levels[level] &+ position >> 6)
      let isKnown = word.pointee != 0
      word.pointee |= 1 &<< UInt64(position & 63)
      if isKnown { return }
      position >>= 6
    }
  }

  @inline(__always)
  func remove(_ number: Int) {
    var position = number
    for level in 0..<depth {
      let word = words + (levels[level] &+ position >> 6)
      word.pointee &= ~(1 &<< UInt64(position & 63))
      if word.pointee != 0 { return }
      position >>= 6
    }
  }

  /// Returns the greatest number below a given one.
  @inline(__always)
  func last(below number: Int) -> Int? {
    var position = number
    for level in 0..<depth {
      let bits = words[levels[level] &+ position >> 6] & (1 &<< UInt64(position & 63) &- 1)
      if bits != 0 {
        return descend(from: level, position & ~63 | (63 &- bits.leadingZeroBitCount)) { 63 &- $0.leadingZeroBitCount }
      }
      position >>= 6
    }
    return nil
  }

  /// Returns the smallest number above a given one.
  @inline(__always)
  func first(above number: Int) -> Int? {
    var position = number
    for level in 0..<depth {
      let bits = words[levels[level] &+ position >> 6] & (~1 &<< UInt64(position & 63))
      if bits != 0 {
        return descend(from: level, position & ~63 | bits.trailingZeroBitCount) { $0.trailingZeroBitCount }
      }
      position >>= 6
    }
    return nil
  }

  @inline(__always)
  private func descend(from level: Int, _ position: Int, _ choice: (UInt64) -> Int) -> Int {
    var (level, position) = (level, position)
    while level > 0 {
      level &-= 1
      position = position &<< 6 | choice(words[levels[level] &+ position])
    }
    return position
  }
}
