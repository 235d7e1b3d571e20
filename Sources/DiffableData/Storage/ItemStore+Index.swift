/// Updates that keep the index consistent with the positions of items.
extension ItemStore {
  /// Rebuilds the index if the added items, or the chunks that they may need, exceed its capacity.
  mutating func reserveIndex(for added: Int) {
    // In addition to full chunks, one chunk may be started and one may be split.
    let chunkLimit = directory.chunkLimit + added / ItemChunk.fill + 2
    guard !index.hasCapacity(count + added, chunkLimit: chunkLimit) else { return }
    // A store that grows by a few items is likely to grow further.
    let growth = added >= count ? 1 : count < 65_536 ? 8 : 2
    index = TagIndex(
      count: count + added, reservedCapacity: Swift.max(growth * count, count + added), chunkLimit: growth * chunkLimit)
    var runs: [TagRun] = []
    for list in lists {
      for page in list.pages {
        for entry in page.chunks {
          runs.append(TagRun(tags: entry.chunk.tags, count: entry.chunk.count, key: entry.key, offset: 0))
        }
      }
    }
    index.insert(runs) { _, _, _ in }
  }

  /// Updates the index after the items of a chunk moved to another chunk, starting at a position.
  mutating func rekey(_ chunk: ItemChunk, from old: Int32, to new: Int32, at start: Int) {
    for item in 0..<chunk.count { index.replace(chunk.tags[item], old, with: new, start + item) }
  }

  /// Updates the stored positions of a page's chunks, starting with a given one.
  mutating func renumberChunks(of section: Int, _ page: Int, from first: Int) {
    let chunks = lists[section].pages[page].chunks
    for location in first..<chunks.count {
      directory.set(chunk: chunks[location].key, to: lists[section].pages[page].key, location)
    }
  }

  /// Updates the stored positions of a section's pages, starting with a given one.
  mutating func renumberPages(of section: Int, from first: Int) {
    for page in first..<lists[section].pages.count {
      directory.set(page: lists[section].pages[page].key, to: key(ofSection: section), page)
    }
  }

  /// Adds the items that were just inserted into the list to the index.
  ///
  /// - Returns: The items that may occur more than once.
  mutating func index(_ runs: [TagRun]) -> [TaggedPosition] {
    var suspects: [TaggedPosition] = []
    var index = TagIndex()
    swap(&index, &self.index)
    let span = index.hintSpan
    index.insert(runs) { location, key, hint in
      if suspects.last?.key == location.key, suspects.last?.offset == location.offset { return }
      if isTag(location.tag, at: key, hint..<(hint + span)) { suspects.append(location) }
    }
    swap(&index, &self.index)
    return suspects
  }

  /// Returns whether one of the items just inserted into a range of a chunk has the given tag.
  private func isTag(_ tag: UInt32, at key: Int32, _ positions: Range<Int>) -> Bool {
    let (section, spot) = whereabouts(ofChunk: key)
    return lists[section].unretainedChunk(at: spot)._withUnsafeGuaranteedRef { chunk in
      positions.contains { $0 < chunk.count && chunk.tags[$0] == tag }
    }
  }

  func areUnique(_ suspects: [TaggedPosition]) -> Bool {
    suspects.allSatisfy { suspect in
      let (section, spot) = whereabouts(ofChunk: suspect.key)
      return occurrences(of: lists[section][spot].item(suspect.offset), tag: suspect.tag) == 1
    }
  }
}
