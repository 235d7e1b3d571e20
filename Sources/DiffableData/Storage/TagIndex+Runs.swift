/// The tags of consecutive items in one chunk.
struct TagRun {
  let tags: UnsafePointer<UInt32>
  let count: Int
  /// The key of the chunk.
  let key: Int32
  /// The first item's position in the chunk.
  let offset: Int
}

extension TagIndex {
  /// Adds many items, group by group, so that the working set fits into the cache.
  ///
  /// - Precondition: There is capacity for the items.
  /// - Parameter body: A closure called with an item and the position of another item that may have the same tag.
  mutating func insert(_ runs: [TagRun], _ body: (TaggedPosition, _ key: Int32, _ hint: Int) -> Void) {
    let (positions, ends) = sorted(runs)
    defer { positions.deallocate() }
    count += positions.count
    var start = 0
    for (number, end) in ends.enumerated() where start < end {
      // The group is moved to a local variable, so that the arrays' uniqueness is not checked for every item.
      var group: [SlotTable] = []
      swap(&group, &groups[number])
      for position in positions[start..<end] {
        let slot = slot(position.tag, position.key, position.offset)
        group[table(of: position.tag) & (Self.group - 1)].insert(slot, layout) {
          let other = layout.keyAndOffset($0)
          body(position, other.key, other.offset)
        }
      }
      swap(&group, &groups[number])
      start = end
    }
  }

  /// Returns the items sorted by group, and the end of each group.
  private func sorted(_ runs: [TagRun]) -> (positions: UnsafeMutableBufferPointer<TaggedPosition>, ends: [Int]) {
    var ends = [Int](repeating: 0, count: groups.count + 1)
    for run in runs {
      for item in 0..<run.count { ends[group(of: run.tags[item]) + 1] += 1 }
    }
    for group in groups.indices { ends[group + 1] += ends[group] }
    let positions = UnsafeMutableBufferPointer<TaggedPosition>.allocate(capacity: ends[groups.count])
    for run in runs {
      for item in 0..<run.count {
        let group = group(of: run.tags[item])
        positions[ends[group]] = TaggedPosition(run.tags[item], run.key, run.offset + item)
        ends[group] += 1
      }
    }
    return (positions, ends.dropLast())
  }

  private func group(of tag: UInt32) -> Int { table(of: tag) >> Self.groupBits }
}

/// A tag, and the position of the item with that tag.
struct TaggedPosition: BitwiseCopyable {
  private let bits: UInt64

  init(_ tag: UInt32, _ key: Int32, _ offset: Int) {
    bits = UInt64(tag) << 32 | UInt64(UInt32(bitPattern: key) << 8) | UInt64(offset)
  }

  var tag: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  /// The key of the chunk.
  var key: Int32 { Int32(truncatingIfNeeded: bits >> 8 & 0xFF_FFFF) }
  /// The position in the chunk.
  var offset: Int { Int(bits & 0xFF) }
}
