/// One section before and after: what lies between the ends that did not change, and which of it is the same.
struct SectionPair {
  /// `nil` for a section that is new, or gone.
  let oldOrdinal: Int?
  let newOrdinal: Int?
  /// Items before the first difference; ordinals in spans and runs count from here.
  let start: Int
  let old: ItemSpan
  let new: ItemSpan
  /// What had to be compared, and what both share without being compared, by turns: one stretch more than shared runs.
  private(set) var stretches: [Stretch] = []
  private var shared: [MatchRun] = []

  init(old: (ordinal: Int, list: ItemList)?, new: (ordinal: Int, list: ItemList)?) {
    oldOrdinal = old?.ordinal
    newOrdinal = new?.ordinal
    let (oldList, newList) = (old?.list ?? ItemList(), new?.list ?? ItemList())
    let trim = ListTrim(old: oldList, new: newList)
    start = trim.prefix
    self.old = ItemSpan(oldList, trim.prefix..<(oldList.count - trim.suffix))
    self.new = ItemSpan(newList, trim.prefix..<(newList.count - trim.suffix))
    match()
  }

  private mutating func match() {
    if old.count > 0, new.count > 0 { shared = sharedRuns() }
    var (oldStart, newStart) = (0, 0)
    for run in shared {
      stretches.append(Stretch(old, oldStart..<run.old, new, newStart..<run.new))
      (oldStart, newStart) = (run.old + run.count, run.new + run.count)
    }
    stretches.append(Stretch(old, oldStart..<old.count, new, newStart..<new.count))
  }

  /// What is the same, in the order of the new items.
  var runs: [MatchRun] {
    guard !shared.isEmpty else { return stretches[0].runs }
    return zip(stretches, shared).flatMap { $0.runs + [$1] } + stretches[shared.count].runs
  }

  /// Chunks that both have, in the order of both: nothing in them needs comparing.
  private func sharedRuns() -> [MatchRun] {
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(old.pieces.count)
    for piece in old.pieces where piece.isWhole { places[ObjectIdentifier(piece.chunk)] = piece.start }
    var runs: [MatchRun] = []
    for piece in new.pieces where piece.isWhole {
      guard let place = places[ObjectIdentifier(piece.chunk)], place >= runs.last.map({ $0.old + $0.count }) ?? 0
      else { continue }
      runs.append(MatchRun(old: place, new: piece.start, count: piece.count))
    }
    return runs
  }

  func oldPosition(_ item: Int) -> ItemPosition { ItemPosition(section: oldOrdinal ?? 0, item: start + item) }

  func newPosition(_ item: Int) -> ItemPosition { ItemPosition(section: newOrdinal ?? 0, item: start + item) }
}

extension SectionPair {
  /// The sections in which anything differs, new ones in their order, then those that are gone.
  ///
  /// - Parameters:
  ///   - origins: For each new section the ordinal of the same old one.
  ///   - gone: Old sections that are not among the new ones.
  static func pairs(from old: ItemStore, to new: ItemStore, origins: [Int?], gone: [Int]) -> [SectionPair] {
    var pairs: [SectionPair] = []
    for (ordinal, origin) in origins.enumerated() {
      let list = new.lists[ordinal]
      if let origin, old.lists[origin].isCopy(of: list) { continue }
      pairs.append(SectionPair(old: origin.map { ($0, old.lists[$0]) }, new: (ordinal, list)))
    }
    return pairs + gone.map { SectionPair(old: ($0, old.lists[$0]), new: nil) }
  }
}
