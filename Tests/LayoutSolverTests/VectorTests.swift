import Foundation
import Geometry
import LayoutFiles
import LayoutSolver
import Testing
import TestSupport

/// Recorded layouts, each with UIKit's frames. `Tests/Fixtures/Layout/README.md` lists their sources.
enum Vectors {
  static let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Layout/layout.json")

  /// The fixture, and another file of the same form if the environment names one.
  static let all: [LayoutCase] = {
    var files = [fixture]
    if let path = ProcessInfo.processInfo.environment["TESSERA_LAYOUT_VECTORS"] { files.append(URL(filePath: path)) }
    return files.flatMap { file in
      do {
        return try LayoutFile(try Data(contentsOf: file), name: file.lastPathComponent).cases
      } catch {
        Issue.record("\(error)")
        return []
      }
    }
  }()

  static var sure: [LayoutCase] { all.filter { !$0.isDoubtful } }
  static var doubtful: [LayoutCase] { all.filter { $0.isDoubtful } }
}

extension LayoutCase: CustomTestStringConvertible {
  public var testDescription: String { id }

  /// Whether the record is derived from an inferred rule or from another platform's numbers.
  var isDoubtful: Bool { confidence == "low" || confidence == "derived (medium)" }
}

struct VectorTests {
  @Test func fixtureIsComplete() throws {
    let cases = try LayoutFile(try Data(contentsOf: Vectors.fixture), name: "layout.json").cases
    expectEqual(cases.count, 129)
    #expect(cases.allSatisfy { $0.expected != nil })
  }

  @Test(arguments: Vectors.sure) func solvesAsRecorded(layout: LayoutCase) throws {
    try VectorComparison(layout).check()
  }

  /// Doubtful layouts have a test of their own: a failure may be an error of the record.
  @Test(arguments: Vectors.doubtful) func solvesAsInferred(layout: LayoutCase) throws {
    try VectorComparison(layout).check()
  }
}

/// Compares one case with its whole record.
struct VectorComparison {
  let layout: LayoutCase
  let solution: LayoutSolution
  let expected: LayoutCase.Expectation

  /// Recorded frames are multiples of a pixel with three decimals.
  static let tolerance: CGFloat = 0.01

  init(_ layout: LayoutCase) throws {
    self.layout = layout
    solution = layout.solved()
    expected = try #require(layout.expected)
  }

  func check() throws {
    if let size = expected.contentSize {
      compare([solution.contentSize.width, solution.contentSize.height], [size.width, size.height], "contentSize")
    }
    checkItems()
    checkSupplementaries()
    checkDecorations()
    for (index, orthogonal) in expected.orthogonal { try check(orthogonal, of: index) }
    for call in expected.handler { check(call) }
    expectEqual(solution.invariantViolations(), [])
  }

  private func compare(_ actual: [CGFloat], _ wanted: [CGFloat], _ name: String) {
    let isEqual =
      actual.count >= wanted.count && zip(actual, wanted).allSatisfy { abs($0 - $1) <= Self.tolerance }
    expectTrue(isEqual, "\(layout.id) \(name): \(actual), expected \(wanted)")
  }

  private func numbers(_ element: LayoutElement) -> [CGFloat] {
    let frame = element.frame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, CGFloat(element.zIndex)]
  }

  private func checkItems() {
    var count = 0
    for (section, items) in layout.counts.enumerated() {
      for item in 0..<items {
        guard let element = solution.element(.item(section: section, item: item)) else { continue }
        count += 1
        if let wanted = expected.items["\(section).\(item)"] {
          compare(numbers(element), wanted, "item \(section).\(item)")
        }
      }
    }
    if expected.isExhaustive {
      expectEqual(count, expected.items.count, "\(layout.id) items")
    } else {
      expectAtLeast(count, expected.items.count, "\(layout.id) items")
    }
  }

  private func checkSupplementaries() {
    let elements = solution.supplementaryElements(pinning: layout.pinning)
    let byName = Dictionary(elements.map { (LayoutCase.name($0.key), numbers($0)) }) { first, _ in first }
    for (name, wanted) in expected.supplementaries { compare(byName[name] ?? [], wanted, name) }
    if expected.isExhaustive {
      expectEqual(byName.count, expected.supplementaries.count, "\(layout.id) supplementaries")
    }
    expectEqual(byName.count, elements.count, "\(layout.id): two supplementaries with one name")
  }

  private func checkDecorations() {
    let decorations = solution.allElements().filter { if case .decoration = $0.key { true } else { false } }
    let byName = Dictionary(decorations.map { (LayoutCase.name($0.key), numbers($0)) }) { first, _ in first }
    for (name, wanted) in expected.decorations { compare(byName[name] ?? [], wanted, name) }
    if expected.isExhaustive { expectEqual(byName.count, expected.decorations.count, "\(layout.id) decorations") }
  }

  private func check(_ wanted: LayoutCase.Orthogonal, of index: Int) throws {
    let section = try #require(solution.orthogonalSection(index), "\(layout.id): section \(index) does not scroll")
    if let frame = wanted.frame {
      let actual = section.frame
      compare(
        [actual.origin.x, actual.origin.y, actual.size.width, actual.size.height], frame, "orthogonal \(index) frame")
    }
    let values: [(String, CGFloat, CGFloat?)] = [
      ("contentLength", section.contentLength, wanted.contentLength),
      ("minOffset", section.minOffset, wanted.minOffset), ("maxOffset", section.maxOffset, wanted.maxOffset),
      ("initialOffset", section.initialOffset, wanted.initialOffset),
    ]
    for (name, actual, value) in values { if let value { compare([actual], [value], "orthogonal \(index) \(name)") } }
    if let stops = wanted.stops {
      expectEqual(section.stops?.count, stops?.count, "\(layout.id) stops \(String(describing: section.stops))")
      if let stops, let actual = section.stops { compare(actual, stops, "orthogonal \(index) stops") }
    }
    for (asked, resting) in wanted.restingOffsets {
      compare([section.restingOffset(asked)], [resting], "settle \(index) from \(asked)")
    }
  }

  private func check(_ call: LayoutCase.Handler) {
    let shown = layout.onScreen(solution, section: call.section, offset: call.offset)
    let byName = Dictionary(uniqueKeysWithValues: shown)
    for (name, wanted) in call.onScreen { compare(byName[name] ?? [], wanted, "handler \(call.offset) \(name)") }
  }
}
