/// One line: a measurement, and an alternative's time for the same work in the same rounds.
struct DataFigure: Encodable {
  var name: String
  /// The processor time; a median.
  var milliseconds: Double
  /// The multiple of copying the old and the new identifiers; `nil` if the target is not expressed so.
  var baselines: Double?
  var rival: String?
  var rivalMilliseconds: Double?
  var goal: String

  /// The fraction of the alternative's time.
  var share: Double? { rivalMilliseconds.map { milliseconds / $0 } }
}

struct DataReport: Encodable {
  /// The baseline: the time of copying two lists of 16-byte identifiers, in milliseconds. Figures are divided by it
  /// before they are compared with another machine's.
  var hundredThousandBaseline: Double
  var millionBaseline: Double
  var figures: [DataFigure]

  var table: String {
    let first =
      "baseline: copying 2 × 100,000 UUIDs \(hundredThousandBaseline.precise) ms, 2 × 1,000,000 \(millionBaseline.precise) ms"
    let header = row("", "ms", "baselines", "alternative", "ms", "share", "goal")
    let lines = figures.map { figure in
      row(
        figure.name, figure.milliseconds.precise, figure.baselines?.precise ?? "", figure.rival ?? "",
        figure.rivalMilliseconds?.precise ?? "", figure.share?.precise ?? "", figure.goal)
    }
    return ([first, header] + lines).joined(separator: "\n")
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [44, 11, 11, 26, 11, 9, 0]).map { $0.padded(to: $1) }.joined()
  }
}

extension Double {
  /// The number with three decimals below ten, so that microseconds are visible.
  fileprivate var precise: String {
    let thousandths = Int((self * 1_000).rounded())
    let decimals = String(thousandths % 1_000 + 1_000).dropFirst()
    return self < 10 ? "\(thousandths / 1_000).\(decimals)" : formatted
  }
}
