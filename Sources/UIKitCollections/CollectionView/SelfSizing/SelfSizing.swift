import Foundation
import LayoutSolver

/// What self-sizing keeps in mind: how often a view changed its answer, and who is not asked any more.
struct SelfSizing {
  /// A view whose answers never settle is asked this often in one layout.
  static let maximumAnswers = 20
  /// So many items out of sight are asked for one section whose groups are all to be as large as the largest.
  static let maximumSiblings = 100

  /// Answers of this layout pass that were not what the view had been given.
  private var answers: [ElementKey: [CGSize]] = [:]
  /// Views that kept changing their answer stay as large as they last wanted to be.
  private var frozen: Set<ElementKey> = []
  /// Items out of sight that were asked, by section.
  private(set) var siblings: [Int: Int] = [:]

  mutating func beginPass() { answers = [:] }

  func isFrozen(_ key: ElementKey) -> Bool { frozen.contains(key) }

  /// - Returns: The sizes between which the view alternates if this answer was one too many.
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
