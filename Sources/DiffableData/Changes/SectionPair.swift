/// One section before and after the change, without its unchanged ends.
struct SectionPair: BitwiseCopyable {
  /// The old ordinal. It is -1 for an inserted section and then never read, because such a section has no old items.
  let oldOrdinal: Int32
  /// The new ordinal. It is -1 for a deleted section and then never read.
  let newOrdinal: Int32
  /// The number of items before the first difference. Ordinals in spans and runs are relative to it.
  let start: Int
  let old: ItemSpan
  let new: ItemSpan

  init(old: (ordinal: Int, list: ItemList)?, new: (ordinal: Int, list: ItemList)?, stride: Int) {
    oldOrdinal = Int32(old?.ordinal ?? -1)
    newOrdinal = Int32(new?.ordinal ?? -1)
    let (oldList, newList) = (old?.list ?? ItemList(), new?.list ?? ItemList())
    let trim = ListTrim(old: oldList, new: newList)
    start = trim.prefix
    self.old = ItemSpan(oldList, trim.prefix..<(oldList.count - trim.suffix), stride: stride)
    self.new = ItemSpan(newList, trim.prefix..<(newList.count - trim.suffix), stride: stride)
  }

  func deallocate() {
    old.deallocate()
    new.deallocate()
  }

  func oldPosition(_ item: Int) -> ItemPosition { ItemPosition(section: Int(oldOrdinal), item: start + item) }

  func newPosition(_ item: Int) -> ItemPosition { ItemPosition(section: Int(newOrdinal), item: start + item) }

  /// The chunks that both sections share and that are in the same order in both. Their items need no comparison.
  var sharedRuns: [MatchRun] {
    let positions = TagTable(ordinalsOf: old.pieces.map { Self.tag($0.whole) })
    var runs: [MatchRun] = []
    for piece in new.pieces {
      guard let whole = piece.whole else { continue }
      let position = positions.first(Self.tag(whole)) {
        old.pieces[Int($0)].whole == whole ? old.pieces[Int($0)].start : nil
      }
      guard let position, position >= runs.last?.oldEnd ?? 0 else { continue }
      runs.append(MatchRun(old: position, new: piece.start, count: piece.end - piece.start))
    }
    return runs
  }

  private static func tag(_ address: UnsafeRawPointer?) -> UInt32 {
    let bits = UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: bits >> 32)
  }
}

extension SectionPair {
  /// Returns the sections that differ: those of the new snapshot in order, then the deleted ones.
  ///
  /// - Parameters:
  ///   - origins: The old ordinal of each new section; `nil` for an inserted one.
  ///   - gone: The old sections that are not among the new ones.
  static func pairs(from old: ItemStore, to new: ItemStore, origins: [Int?], gone: [Int]) -> [SectionPair] {
    let stride = new.kind.stride
    var pairs: [SectionPair] = []
    for (ordinal, origin) in origins.enumerated() {
      let list = new.lists[ordinal]
      if let origin, old.lists[origin].isCopy(of: list) { continue }
      pairs.append(SectionPair(old: origin.map { ($0, old.lists[$0]) }, new: (ordinal, list), stride: stride))
    }
    return pairs + gone.map { SectionPair(old: ($0, old.lists[$0]), new: nil, stride: stride) }
  }
}
