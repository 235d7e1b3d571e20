/// Compares the items of runs that were found by their tags; hardly ever is one wrong.
enum RunCheck {
  /// The first run that is not the same all along.
  static func firstWrong(of runs: [MatchRun], _ old: ItemSpan, _ new: ItemSpan) -> Int? {
    guard let chunk = old.pieces.first?.chunk else { return nil }
    let stride = chunk.kind.stride
    let isBitwise = chunk.kind.isBitwise
    var (oldPiece, newPiece) = (0, 0)
    return old.pieces.withUnsafeBufferPointer { oldPieces in
      new.pieces.withUnsafeBufferPointer { newPieces in
        for (index, run) in runs.enumerated() {
          // Most runs are short and within one piece of either list.
          if isBitwise, let left = address(of: run.old, run.count, in: oldPieces, near: &oldPiece, stride),
            let right = address(of: run.new, run.count, in: newPieces, near: &newPiece, stride)
          {
            if !sameWords(left, right, bytes: run.count &* stride) { return index }
            continue
          }
          let same = old.commonCount(
            from: run.old, near: &oldPiece, with: new, from: run.new, near: &newPiece, limit: run.count)
          if same < run.count { return index }
        }
        return nil
      }
    }
  }

  /// The parts of runs that are the same indeed.
  static func right(_ runs: ArraySlice<MatchRun>, _ old: ItemSpan, _ new: ItemSpan) -> [MatchRun] {
    var right: [MatchRun] = []
    var (oldPiece, newPiece) = (0, 0)
    for run in runs {
      var done = 0
      while done < run.count {
        let (i, j) = (run.old + done, run.new + done)
        let same = old.commonCount(
          from: i, near: &oldPiece, with: new, from: j, near: &newPiece, limit: run.count - done)
        if same > 0 { right.append(MatchRun(old: i, new: j, count: same)) }
        done += same + 1
      }
    }
    return right
  }

  /// Where a run's items are, if one piece has them all and is the one looked at last or the next.
  @inline(__always)
  private static func address(
    of item: Int, _ count: Int, in pieces: UnsafeBufferPointer<ItemSpan.Piece>, near piece: inout Int, _ stride: Int
  ) -> UnsafeRawPointer? {
    if item >= pieces[piece].end, piece + 1 < pieces.count { piece += 1 }
    let start = pieces[piece].start
    guard item >= start, item + count <= pieces[piece].end else { return nil }
    return pieces[piece].items + (item &- start) &* stride
  }

  @inline(__always)
  private static func sameWords(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, bytes: Int) -> Bool {
    var offset = 0
    while offset < bytes {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return true
  }
}
