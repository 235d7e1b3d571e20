/// Keeping what tells where items are in step with where they are.
extension ItemStore {
  /// Makes the index anew if so many more items, or the chunks that they may need, go beyond it.
  mutating func makeRoomInIndex(for added: Int) {
    // Besides the chunks that are filled one may be begun and one be cut in two.
    let chunkLimit = directory.chunkLimit + added / ItemChunk.fill + 2
    guard !index.hasRoom(count + added, chunkLimit: chunkLimit) else { return }
    // Whoever adds a few will add more.
    let growth = added >= count ? 1 : count < 65_536 ? 8 : 2
    index = TagIndex(
      count: count + added, room: Swift.max(growth * count, count + added), chunkLimit: growth * chunkLimit)
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

  /// Notes that the items of a chunk are in another one now, from a place on.
  mutating func rekey(_ chunk: ItemChunk, from old: Int32, to new: Int32, at start: Int) {
    for item in 0..<chunk.count { index.replace(chunk.tags[item], old, with: new, start + item) }
  }

  /// Notes where the chunks of a page are, from one on.
  mutating func renumberChunks(of section: Int, _ page: Int, from first: Int) {
    let chunks = lists[section].pages[page].chunks
    for place in first..<chunks.count {
      directory.set(chunk: chunks[place].key, to: lists[section].pages[page].key, place)
    }
  }

  /// Notes where the pages of a section are, from one on.
  mutating func renumberPages(of section: Int, from first: Int) {
    for page in first..<lists[section].pages.count {
      directory.set(page: lists[section].pages[page].key, to: key(ofSection: section), page)
    }
  }

  /// Adds items to the index that were put into the list just now.
  ///
  /// - Returns: Those that may be there more than once.
  mutating func index(_ runs: [TagRun]) -> [TaggedPlace] {
    var suspects: [TaggedPlace] = []
    var index = TagIndex()
    swap(&index, &self.index)
    let span = index.hintSpan
    index.insert(runs) { place, key, hint in
      if suspects.last?.key == place.key, suspects.last?.offset == place.offset { return }
      if isTag(place.tag, at: key, hint..<(hint + span)) { suspects.append(place) }
    }
    swap(&index, &self.index)
    return suspects
  }

  /// Whether an item has a tag, of those that were put at some places of a chunk just now.
  private func isTag(_ tag: UInt32, at key: Int32, _ places: Range<Int>) -> Bool {
    let (section, spot) = whereabouts(ofChunk: key)
    return lists[section].unretainedChunk(at: spot)._withUnsafeGuaranteedRef { chunk in
      places.contains { $0 < chunk.count && chunk.tags[$0] == tag }
    }
  }

  func areUnique(_ suspects: [TaggedPlace]) -> Bool {
    suspects.allSatisfy { suspect in
      let (section, spot) = whereabouts(ofChunk: suspect.key)
      return occurrences(of: lists[section][spot].item(suspect.offset), tag: suspect.tag) == 1
    }
  }
}
