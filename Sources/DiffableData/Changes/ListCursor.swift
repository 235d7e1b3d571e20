/// A position between two items of a list. Moving forward, it is never after a chunk's last item; moving back, it is
/// never before a chunk's first item.
struct ListCursor {
  private(set) var page = 0
  private(set) var chunk = 0
  private(set) var offset = 0

  init() {}

  init(atEndOf list: ItemList) { enterEnd(ofPage: list.pages.count - 1, in: list) }

  var spot: ItemList.Spot { ItemList.Spot(page: page, chunk: chunk) }

  mutating func advance(by count: Int, in list: ItemList) {
    offset += count
    if offset == list.count(at: spot) { enterStart(ofChunk: chunk + 1, in: list) }
  }

  mutating func retreat(by count: Int, in list: ItemList) {
    offset -= count
    if offset == 0 { enterEnd(ofChunk: chunk - 1, in: list) }
  }

  private mutating func enterStart(ofChunk chunk: Int, in list: ItemList) {
    (self.chunk, offset) = (chunk, 0)
    if chunk == list.pages[page].chunks.count { (page, self.chunk) = (page + 1, 0) }
  }

  private mutating func enterEnd(ofChunk chunk: Int, in list: ItemList) {
    if chunk < 0 { return enterEnd(ofPage: page - 1, in: list) }
    self.chunk = chunk
    offset = list.count(at: spot)
  }

  private mutating func enterEnd(ofPage page: Int, in list: ItemList) {
    self.page = page
    if page >= 0 { enterEnd(ofChunk: list.pages[page].chunks.count - 1, in: list) }
  }
}

// MARK: Shared storage

extension ListCursor {
  /// Advances past pages and chunks that share storage.
  ///
  /// - Returns: The number of items passed.
  mutating func skipShared(in list: ItemList, _ other: inout ListCursor, in otherList: ItemList) -> Int {
    guard offset == 0, other.offset == 0 else { return 0 }
    var common = 0
    while page < list.pages.count, other.page < otherList.pages.count {
      if chunk == 0, other.chunk == 0 {
        let shared = list.sharedPages(from: page, with: otherList, from: other.page)
        common += list.count(ofPages: page..<(page + shared))
        (page, other.page) = (page + shared, other.page + shared)
        if shared > 0 { continue }
      }
      let shared = list.pages[page].sharedChunks(from: chunk, with: otherList.pages[other.page], from: other.chunk)
      if shared == 0 { break }
      common += list.pages[page].start(of: chunk + shared) - list.pages[page].start(of: chunk)
      enterStart(ofChunk: chunk + shared, in: list)
      other.enterStart(ofChunk: other.chunk + shared, in: otherList)
    }
    return common
  }

  /// Moves back past pages and chunks that share storage and contain no more items than the limit.
  ///
  /// - Returns: The number of items passed.
  mutating func skipSharedBack(
    in list: ItemList, _ other: inout ListCursor, in otherList: ItemList, limit: Int
  ) -> Int {
    var common = 0
    while common < limit, offset == list.count(at: spot), other.offset == otherList.count(at: other.spot) {
      if chunk == list.pages[page].chunks.count - 1, other.chunk == otherList.pages[other.page].chunks.count - 1 {
        let shared = list.sharedPages(upTo: page, with: otherList, upTo: other.page)
        let items = list.count(ofPages: (page + 1 - shared)..<(page + 1))
        if shared > 0, items <= limit - common {
          common += items
          enterEnd(ofPage: page - shared, in: list)
          other.enterEnd(ofPage: other.page - shared, in: otherList)
          continue
        }
      }
      let shared = list.pages[page].sharedChunks(
        upTo: chunk, with: otherList.pages[other.page], upTo: other.chunk, limit: limit - common)
      if shared == 0 { break }
      common += list.pages[page].start(of: chunk + 1) - list.pages[page].start(of: chunk + 1 - shared)
      enterEnd(ofChunk: chunk - shared, in: list)
      other.enterEnd(ofChunk: other.chunk - shared, in: otherList)
    }
    return common
  }
}

extension ItemList {
  /// Returns the number of pages that share storage, starting at two positions: pages of whole buckets, or pages within
  /// one bucket.
  fileprivate func sharedPages(from page: Int, with other: ItemList, from otherPage: Int) -> Int {
    var shared = page == otherPage ? pages.sharedCount(from: page, with: other.pages) : 0
    // Whole buckets are tested first to save time; otherwise the pages of a bucket are compared one by one.
    if shared > 0 { return shared }
    let most = Swift.min(pages.untilBucketEnd(from: page), other.pages.count - otherPage)
    while shared < most, sharesPage(page + shared, with: other, otherPage + shared) { shared += 1 }
    return shared
  }

  /// Returns the number of pages that share storage, ending at two positions: pages of whole buckets, or within one
  /// bucket.
  fileprivate func sharedPages(upTo page: Int, with other: ItemList, upTo otherPage: Int) -> Int {
    var shared = page == otherPage ? pages.sharedCount(upTo: page, with: other.pages) : 0
    if shared > 0 { return shared }
    let most = Swift.min(pages.sinceBucketStart(upTo: page), otherPage + 1)
    while shared < most, sharesPage(page - shared, with: other, otherPage - shared) { shared += 1 }
    return shared
  }

  private func sharesPage(_ page: Int, with other: ItemList, _ otherPage: Int) -> Bool {
    pages[page].chunks.sharesStorage(with: other.pages[otherPage].chunks)
  }
}
