/// One line: what was done, how long it took, and how long something else took for the same in the same rounds.
struct DataFigure: Encodable {
  var name: String
  /// Of processor time; a median.
  var milliseconds: Double
  /// Multiples of copying the old and the new identifiers; `nil` where the goal is not set in them.
  var yards: Double?
  var rival: String?
  var rivalMilliseconds: Double?
  var goal: String

  /// Of the rival's time.
  var share: Double? { rivalMilliseconds.map { milliseconds / $0 } }
}

struct DataReport: Encodable {
  /// Copying two lists of 16-byte identifiers, in milliseconds: what a machine's figures are to be divided by before they
  /// are compared with another machine's.
  var hundredThousandYard: Double
  var millionYard: Double
  var figures: [DataFigure]

  var table: String {
    let first =
      "yards: copying 2 × 100,000 UUIDs \(hundredThousandYard.precise) ms, 2 × 1,000,000 \(millionYard.precise) ms"
    let header = row("", "ms", "yards", "beside it", "ms", "share", "goal")
    let lines = figures.map { figure in
      row(
        figure.name, figure.milliseconds.precise, figure.yards?.precise ?? "", figure.rival ?? "",
        figure.rivalMilliseconds?.precise ?? "", figure.share?.precise ?? "", figure.goal)
    }
    return ([first, header] + lines).joined(separator: "\n")
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [44, 11, 9, 26, 11, 9, 0]).map { $0.padded(to: $1) }.joined()
  }
}

extension Double {
  /// Three decimals below ten, so that microseconds can be told.
  fileprivate var precise: String {
    let thousandths = Int((self * 1_000).rounded())
    let decimals = String(thousandths % 1_000 + 1_000).dropFirst()
    return self < 10 ? "\(thousandths / 1_000).\(decimals)" : formatted
  }
}
