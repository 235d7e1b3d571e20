/// Tags of neighbouring items in one chunk.
struct TagRun {
  let tags: UnsafePointer<UInt32>
  let count: Int
  /// Of the chunk.
  let key: Int32
  /// Where in the chunk the first one is.
  let offset: Int
}

extension TagIndex {
  /// Adds many items, group after group, so that what is worked on fits into the cache.
  ///
  /// - Precondition: There is room.
  /// - Parameter body: Called for an item, and the place of another one that may have the same tag.
  mutating func insert(_ runs: [TagRun], _ body: (TaggedPlace, _ key: Int32, _ hint: Int) -> Void) {
    let (places, ends) = sorted(runs)
    defer { places.deallocate() }
    count += places.count
    var start = 0
    for (number, end) in ends.enumerated() where start < end {
      // Taken out, so that nothing needs to be asked about the arrays for every item.
      var group: [SlotTable] = []
      swap(&group, &groups[number])
      for place in places[start..<end] {
        let slot = slot(place.tag, place.key, place.offset)
        group[table(of: place.tag) & (Self.group - 1)].insert(slot, layout) {
          let other = layout.place($0)
          body(place, other.key, other.offset)
        }
      }
      swap(&group, &groups[number])
      start = end
    }
  }

  /// Items by groups, and where each group ends.
  private func sorted(_ runs: [TagRun]) -> (places: UnsafeMutableBufferPointer<TaggedPlace>, ends: [Int]) {
    var ends = [Int](repeating: 0, count: groups.count + 1)
    for run in runs {
      for item in 0..<run.count { ends[group(of: run.tags[item]) + 1] += 1 }
    }
    for group in groups.indices { ends[group + 1] += ends[group] }
    let places = UnsafeMutableBufferPointer<TaggedPlace>.allocate(capacity: ends[groups.count])
    for run in runs {
      for item in 0..<run.count {
        let group = group(of: run.tags[item])
        places[ends[group]] = TaggedPlace(run.tags[item], run.key, run.offset + item)
        ends[group] += 1
      }
    }
    return (places, ends.dropLast())
  }

  private func group(of tag: UInt32) -> Int { table(of: tag) >> Self.groupBits }
}

/// A tag, and where the item that has it is.
struct TaggedPlace: BitwiseCopyable {
  private let bits: UInt64

  init(_ tag: UInt32, _ key: Int32, _ offset: Int) {
    bits = UInt64(tag) << 32 | UInt64(UInt32(bitPattern: key) << 8) | UInt64(offset)
  }

  var tag: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  /// Of the chunk.
  var key: Int32 { Int32(truncatingIfNeeded: bits >> 8 & 0xFF_FFFF) }
  /// In the chunk.
  var offset: Int { Int(bits & 0xFF) }
}
