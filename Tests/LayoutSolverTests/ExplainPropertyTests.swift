import Foundation
import Geometry
import LayoutFiles
import LayoutSolver
import Testing
import TestSupport

/// An explanation is correct if its numbers are those of the layout. A failure names the seed or the recorded layout.
struct ExplanationProperties {
  @Test func explanationsEndInFrameAndSumUp() throws {
    for seed in 0..<120 as Range<UInt64> { try check(RandomLayout(seed: seed).solved(), "seed \(seed)") }
  }

  @Test(arguments: Vectors.all) func layoutsOfRecordAreExplainedToo(layout: LayoutCase) throws {
    try check(layout.solved(), layout.id)
  }

  private func check(_ solution: LayoutSolution, _ name: String) throws {
    // Items far into a long section add no new case.
    let items = solution.counts.enumerated().flatMap { section, count in
      Set([0, 1, 2, count / 2, count - 1]).filter { (0..<count).contains($0) }.sorted().map {
        ElementKey.item(section: section, item: $0)
      }
    }
    let others = solution.allElements().map(\.key).filter { if case .item = $0 { false } else { true } }
    for key in items + others.prefix(8) {
      guard let frame = solution.frame(of: key) else { continue }
      let explanation = try solution.explanation(of: key)
      let broken = ExplanationAudit(explanation, frame: frame).warnings
      expectEmpty(broken, "\(name): \(broken.joined(separator: "; "))\n\(explanation)")
    }
  }

  @Test func missingElementsAreNotExplained() {
    for seed in 0..<100 as Range<UInt64> {
      let solution = RandomLayout(seed: seed).solved()
      for (section, count) in solution.counts.enumerated() {
        #expect(throws: LayoutExplanationError.self, "seed \(seed)") {
          try solution.explanation(of: .item(section: section, item: count))
        }
      }
    }
  }
}

/// Evaluates an explanation as a reader with a calculator would.
private struct ExplanationAudit {
  let warnings: [String]

  init(_ explanation: LayoutExplanation, frame: CGRect) {
    var warnings = explanation.frame == frame ? [] : ["it ends in \(explanation.frame), not \(frame)"]
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let last = explanation.steps.last?.text.split(separator: " ").compactMap { Double(String($0)) } ?? []
    if last.count != 4 || zip(last, numbers).contains(where: { abs($0 - Double($1)) > 0.0006 }) {
      warnings.append("the last line is not the frame \(frame)")
    }
    for (name, value) in [("x", frame.origin.x), ("y", frame.origin.y)] {
      let line = explanation.steps.last { $0.name == name }?.text ?? ""
      if abs((Self.outcome(line) ?? .infinity) - Double(value)) > 0.0011 {
        warnings.append("\(name) comes out as \(Self.outcome(line) ?? .nan), not \(value)")
      }
    }
    for step in explanation.steps {
      for claim in step.text.components(separatedBy: ", ") {
        if let warning = Self.check(claim) { warnings.append(warning) }
      }
      if step.text.contains("nan") || step.text.contains("inf ") { warnings.append("no number in “\(step.text)”") }
    }
    self.warnings = warnings
  }

  /// The result of a line of sums: the last number that is alone or follows an equals sign.
  private static func outcome(_ line: String) -> Double? {
    let last = line.components(separatedBy: ", ").last ?? ""
    if let equals = last.components(separatedBy: " = ").dropFirst().last { return Double(equals) }
    return last.split(separator: " ").compactMap { Double(String($0)) }.last
  }

  /// Evaluates each `… = number` again.
  private static func check(_ claim: String) -> String? {
    let sides = claim.components(separatedBy: " = ")
    guard sides.count == 2, let right = sides[1].split(separator: " ").first.flatMap({ Double(String($0)) }) else {
      return nil
    }
    var sum = PrintedSum(sides[0])
    guard let left = sum.value() else { return "“\(claim)” is no sum" }
    return abs(left - right) <= sum.tolerance ? nil : "“\(claim)”: it is \(left)"
  }
}

/// A sum such as `4 section inset + 2 × (100 + 8)` or `.fractionalWidth(0.25) of 334`; words are ignored.
private struct PrintedSum {
  private var tokens: [Substring] = []
  private var position = 0
  /// The tolerance: printed numbers are rounded to thousandths, and to ten-thousandths as fractions.
  private(set) var tolerance = 0.002

  init(_ text: String) {
    if let fraction = text.firstMatch(of: /\.fractional(?:Width|Height)\(([-\d.e]+)\) of ([-\d.e]+)$/) {
      tokens = [fraction.1, "×", fraction.2]
      tolerance += 0.0001 * abs(Double(String(fraction.2)) ?? 0)
      return
    }
    let spaced = text.replacingOccurrences(of: "(", with: "( ").replacingOccurrences(of: ")", with: " )")
    for token in spaced.split(separator: " ") {
      if Double(String(token)) != nil {
        // A number that no operator joins to the previous ones starts a new sum.
        if let last = tokens.last, Double(String(last)) != nil { tokens = [] }
        tokens.append(token)
        tolerance += 0.0006
      } else if ["+", "-", "×", "("].contains(token) || (token == ")" && tokens.contains("(")) {
        tokens.append(token)
      } else if !token.allSatisfy(\.isLetter) {
        tokens = []
      }
    }
    for (index, token) in tokens.enumerated() where token == "×" && index > 0 {
      tolerance += 0.0012 * abs(Double(String(tokens[index - 1])) ?? 0)
    }
  }

  mutating func value() -> Double? {
    guard var value = product() else { return nil }
    while position < tokens.count, tokens[position] == "+" || tokens[position] == "-" {
      let sign = tokens[position] == "+" ? 1.0 : -1.0
      position += 1
      guard let next = product() else { return nil }
      value += sign * next
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while position < tokens.count, tokens[position] == "×" {
      position += 1
      guard let next = factor() else { return nil }
      value *= next
    }
    return value
  }

  private mutating func factor() -> Double? {
    guard position < tokens.count else { return nil }
    position += 1
    guard tokens[position - 1] == "(" else { return Double(String(tokens[position - 1])) }
    let inside = value()
    position += 1
    return inside
  }
}
