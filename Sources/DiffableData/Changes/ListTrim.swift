/// What two lists have in common at both ends. Pages and chunks that they share are told by their addresses, so a
/// changed copy of a large snapshot is compared in O(pages + chunks of a page).
struct ListTrim {
  /// Items that are the same at the start, and at the end, of both lists.
  let prefix: Int
  let suffix: Int

  init(old: ItemList, new: ItemList) {
    prefix = Self.commonPrefix(old, new)
    let limit = Swift.min(old.count, new.count) - prefix
    suffix = limit > 0 ? Self.commonSuffix(old, new, limit: limit) : 0
  }

  private static func commonPrefix(_ old: ItemList, _ new: ItemList) -> Int {
    var common = 0
    var (i, j) = (ListCursor(), ListCursor())
    while i.page < old.pages.count, j.page < new.pages.count {
      if i.isPageStart, j.isPageStart, old.pages[i.page].chunks.sharesStorage(with: new.pages[j.page].chunks) {
        common += old.pages[i.page].count
        i.skipPage()
        j.skipPage()
        continue
      }
      if i.offset == 0, j.offset == 0,
        let shared = Self.sharedCount(old.pages[i.page], i.chunk, new.pages[j.page], j.chunk)
      {
        common += shared
        i.skipChunk(in: old)
        j.skipChunk(in: new)
        continue
      }
      let (left, right) = (old[i.spot], new[j.spot])
      let length = Swift.min(left.count - i.offset, right.count - j.offset)
      let same = left.commonCount(from: i.offset, with: right, from: j.offset, limit: length)
      common += same
      if same < length { break }
      i.advance(by: same, in: old)
      j.advance(by: same, in: new)
    }
    return common
  }

  /// How many items a chunk has that both pages share; looks at nothing but the pages.
  @inline(__always)
  private static func sharedCount(_ old: ItemList.Page, _ i: Int, _ new: ItemList.Page, _ j: Int) -> Int? {
    old.chunks[i].chunk === new.chunks[j].chunk ? Int(old.chunks[i].count) : nil
  }

  private static func commonSuffix(_ old: ItemList, _ new: ItemList, limit: Int) -> Int {
    var common = 0
    var (i, j) = (ListCursor(atEndOf: old), ListCursor(atEndOf: new))
    while common < limit {
      if i.isPageEnd(of: old), j.isPageEnd(of: new), old.pages[i.page].count <= limit - common,
        old.pages[i.page].chunks.sharesStorage(with: new.pages[j.page].chunks)
      {
        common += old.pages[i.page].count
        i.skipPageBack(in: old)
        j.skipPageBack(in: new)
        continue
      }
      if i.isChunkEnd(of: old), j.isChunkEnd(of: new),
        let shared = Self.sharedCount(old.pages[i.page], i.chunk, new.pages[j.page], j.chunk), shared <= limit - common
      {
        common += shared
        i.skipChunkBack(in: old)
        j.skipChunkBack(in: new)
        continue
      }
      let (left, right) = (old[i.spot], new[j.spot])
      let length = Swift.min(i.offset, j.offset, limit - common)
      let same = left.commonCount(before: i.offset, with: right, before: j.offset, limit: length)
      common += same
      if same < length { break }
      i.retreat(by: same, in: old)
      j.retreat(by: same, in: new)
    }
    return common
  }
}

/// A place between two items of a list: never behind a chunk's last item going forth, never in front of its first going
/// back.
private struct ListCursor {
  var page = 0
  var chunk = 0
  var offset = 0

  init() {}

  init(atEndOf list: ItemList) {
    page = list.pages.count
    skipPageBack(in: list)
  }

  var spot: ItemList.Spot { ItemList.Spot(page: page, chunk: chunk) }

  var isPageStart: Bool { chunk == 0 && offset == 0 }

  func isPageEnd(of list: ItemList) -> Bool {
    chunk == list.pages[page].chunks.count - 1 && isChunkEnd(of: list)
  }

  func isChunkEnd(of list: ItemList) -> Bool { offset == list.count(at: spot) }

  mutating func skipPage() { (page, chunk, offset) = (page + 1, 0, 0) }

  mutating func skipPageBack(in list: ItemList) {
    page -= 1
    guard page >= 0 else { return }
    chunk = list.pages[page].chunks.count - 1
    offset = list.count(at: spot)
  }

  mutating func skipChunk(in list: ItemList) {
    (chunk, offset) = (chunk + 1, 0)
    if chunk == list.pages[page].chunks.count { skipPage() }
  }

  mutating func skipChunkBack(in list: ItemList) {
    if chunk == 0 { return skipPageBack(in: list) }
    chunk -= 1
    offset = list.count(at: spot)
  }

  mutating func advance(by count: Int, in list: ItemList) {
    offset += count
    if isChunkEnd(of: list) { skipChunk(in: list) }
  }

  mutating func retreat(by count: Int, in list: ItemList) {
    offset -= count
    if offset == 0 { skipChunkBack(in: list) }
  }
}
