import Foundation

/// One line: the same work with a thousand and with a million items.
struct LayoutFigure: Encodable {
  var name: String
  /// The processor time in microseconds, a median; `nil` if the size does not apply.
  var thousand: Double?
  var million: Double?
  var goal: String
  /// The number of heap allocations of one run with a million items; `nil` if it is not of interest.
  var allocations: Int?

  var ratio: Double? {
    guard let thousand, let million, thousand > 0 else { return nil }
    return million / thousand
  }
}

/// One line that is not a time.
struct LayoutFact: Encodable {
  var name: String
  var value: String
  var goal: String
}

struct LayoutReport: Encodable {
  /// The baseline: the time of 4,000,000 steps of a xorshift generator, in microseconds. Figures are divided by it
  /// before they are compared with another machine's.
  var baseline: Double
  var figures: [LayoutFigure]
  var facts: [LayoutFact]

  var table: String {
    let first = "baseline (4,000,000 xorshift steps) \((baseline / 1_000).formatted) ms; times in µs"
    let header = row("", "1,000", "1,000,000", "ratio", "baseline/10⁶", "allocations", "goal")
    let lines = figures.map { figure in
      row(
        figure.name, figure.thousand?.formatted ?? "", figure.million?.formatted ?? "", figure.ratio?.formatted ?? "",
        (figure.million ?? figure.thousand).map { ($0 / baseline * 1e6).formatted } ?? "",
        figure.allocations.map(String.init) ?? "", figure.goal)
    }
    let rest = facts.map { $0.name.padded(to: 44) + $0.value.padded(to: 40) + $0.goal }
    return ([first, header] + lines + rest).joined(separator: "\n")
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [32, 10, 12, 8, 14, 13, 0]).map { $0.padded(to: $1) }.joined()
  }
}
