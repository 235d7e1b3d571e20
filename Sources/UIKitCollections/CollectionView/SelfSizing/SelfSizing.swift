import Foundation
import LayoutSolver

/// The state of self-sizing: the sizes that each view has returned, and the views that are no longer measured.
struct SelfSizing {
  /// The maximum number of times that a view whose sizes do not converge is measured in one layout.
  static let maximumAnswers = 20
  /// The maximum number of invisible items that are measured in a section whose groups all take the size of the
  /// largest.
  static let maximumSiblings = 100

  /// The sizes that views returned in this layout pass and that differ from the sizes they had.
  private var answers: [ElementKey: [CGSize]] = [:]
  /// Views that kept changing their size; they keep the last size they returned.
  private var frozen: Set<ElementKey> = []
  /// The number of invisible items that were measured in each section.
  private(set) var siblings: [Int: Int] = [:]

  mutating func beginPass() { answers = [:] }

  func isFrozen(_ key: ElementKey) -> Bool { frozen.contains(key) }

  /// - Returns: The sizes between which the view alternates, if this one exceeds the limit.
  mutating func note(_ answer: CGSize, of key: ElementKey) -> [CGSize]? {
    answers[key, default: []].append(answer)
    guard let given = answers[key], given.count >= Self.maximumAnswers else { return nil }
    frozen.insert(key)
    var distinct: [CGSize] = []
    for size in given.suffix(4) where !distinct.contains(size) { distinct.append(size) }
    return distinct
  }

  mutating func noteSibling(in section: Int) { siblings[section, default: 0] += 1 }

  func mayAskSibling(in section: Int) -> Bool { siblings[section, default: 0] < Self.maximumSiblings }

  mutating func forget(_ key: ElementKey) {
    frozen.remove(key)
    if let section = key.section { siblings[section] = nil }
  }

  mutating func forgetAll() { self = SelfSizing() }
}
