import Comparisons
import Foundation
import TestSupport
import Testing

/// Records of layouts and runs as text, the differences between them in words and as JSON, and their limits.
struct RecordComparisonTests {
  private typealias Element = LayoutRecord.Element

  private func element(_ path: String, _ y: CGFloat, _ rules: String..., height: CGFloat = 10) -> Element {
    Element(path: path, frame: CGRect(x: 0, y: y, width: 50, height: height), rules: rules)
  }

  private func comparison(_ old: [Element], _ new: [Element]) -> LayoutComparison {
    LayoutComparison(from: LayoutRecord(elements: old), to: LayoutRecord(elements: new))
  }

  @Test func recordsAreReadAsTheyAreWritten() throws {
    let record = LayoutRecord(
      machine: ["scale 2", "fonts"],
      elements: [
        Element(path: "A @ b", frame: CGRect(x: 1.5, y: -2, width: 3, height: 0.25), rules: ["group  x", "other"]),
        Element(path: "B", frame: .zero),
      ])
    let text =
      "tessera layout 1\nmachine scale 2\nmachine fonts\nA @ b @ 1.5 -2 3 0.25\n  group  x\n  other\nB @ 0 0 0 0\n"
    expectEqual(record.text, text)
    expectEqual(try LayoutRecord(parsing: text), record)
    expectEqual(try LayoutRecord(parsing: "tessera layout 1"), LayoutRecord(elements: []))
  }

  @Test(arguments: [
    ("", 1), ("tessera layout 2\n", 1), ("tessera layout 1\nA\n", 2), ("tessera layout 1\n\nA @ 1 2 3\n", 3),
    ("tessera layout 1\nA @ 1 2 3 4 5\n", 2), ("tessera layout 1\nA @ 1 2 3 x\n", 2), ("tessera layout 1\n  rule\n", 2),
  ])
  func damagedRecordsNameTheirLine(text: String, line: Int) {
    let error = #expect(throws: ComparisonError.self) { try LayoutRecord(parsing: text) }
    expectContains(error.map { "\($0)" } ?? "", "\(line)")
  }

  @Test func changesHaveTheirKinds() {
    let difference = comparison(
      [element("a", 0), element("b", 10), element("c", 20), element("d", 30)],
      [element("a", 0), element("b", 11), element("c", 20, height: 12), element("e", 40)])
    expectEqual(difference.changes.map(\.kind), [.moved, .resized, .new, .lost])
    expectEqual(
      difference.changes.map(\.line),
      [
        "b  0 10 50 10 → 0 11 50 10", "c  0 20 50 10 → 0 20 50 12", "e  none → 0 40 50 10", "d  0 30 50 10 → none",
      ])
    expectFalse(difference.isEmpty)
    expectEqual(
      difference.description,
      """
      1 moved, 1 resized, 1 lost, 1 new
          b  0 10 50 10 → 0 11 50 10
          c  0 20 50 10 → 0 20 50 12
          e  none → 0 40 50 10
          d  0 30 50 10 → none
      """)
    let same = comparison([element("a", 0)], [element("a", 0)])
    expectTrue(same.isEmpty)
    expectEqual(same.description, "")
    expectEqual(same.json.line, "[]")
  }

  @Test func listsAreCut() {
    let old = (0..<5).map { element("e\($0)", CGFloat($0), "row height 1") }
    let new = (0..<5).map { element("e\($0)", CGFloat($0 + 1), "row height 2") }
    let lines = comparison(old, new).description.split(separator: "\n").map(String.init)
    expectEqual(lines.prefix(3), ["5 moved, by the rule", "  - row height 1", "  + row height 2"])
    expectEqual(lines.count, 8)
    expectEqual(lines.last, "    … and 1 more")
    expectEqual(
      comparison(Array(old.prefix(4)), Array(new.prefix(4))).description.split(separator: "\n").count, 7)
    let many = (0..<14).map { element("e\($0)", 0, "rule\($0) a") }
    let others = (0..<14).map { element("e\($0)", 1, "rule\($0) b") }
    let groups = comparison(many, others).description
    expectTrue(groups.hasSuffix("… and 2 more rules"))
    expectFalse(comparison(Array(many.prefix(12)), Array(others.prefix(12))).description.contains("more rules"))
  }

  /// Rules of elements that stayed are named, unless they are the effects of others or moved other elements.
  @Test func rulesThatMovedNothingAreNamed() {
    let quiet = comparison([element("a", 0, "group width 1")], [element("a", 0, "group width 2")])
    expectEqual(quiet.description, "rule of a\n  - group width 1\n  + group width 2")
    expectEqual(
      quiet.json.line,
      "[{\"kind\":\"rule\",\"element\":\"a\",\"oldRule\":\"group width 1\",\"newRule\":\"group width 2\"}]")
    let effect = comparison(
      [element("a", 0, "y 1"), element("b", 1, "group width 1"), element("c", 0, "group width 1")],
      [element("a", 0, "y 2"), element("b", 2, "group width 2"), element("c", 0, "group width 2")])
    expectEqual(effect.otherRules, [])
    expectEqual(effect.changes.map(\.rule?.old), ["group width 1"])
    expectEqual(effect.changes.map(\.rule?.new), ["group width 2"])
    let step = comparison([element("a", 0, "x 1", "inset 3")], [element("a", 1, "x 1")])
    expectEqual(step.changes.first?.rule?.old, "inset 3")
    expectNil(step.changes.first?.rule?.new)
  }

  @Test func changesAreJSON() {
    let json = comparison([element("a", 0, "gap 1")], [element("a", 4, "gap 2"), element("b", 9)]).json.line
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    expectEqual(object?.count, 2)
    expectEqual(object?.first?["kind"] as? String, "moved")
    expectEqual(object?.first?["element"] as? String, "a")
    expectEqual(object?.first?["oldRule"] as? String, "gap 1")
    expectEqual(object?.first?["newRule"] as? String, "gap 2")
    expectEqual(object?.last?["kind"] as? String, "new")
    expectTrue(object?.last?["old"] is NSNull)
    expectTrue(object?.last?["newRule"] is NSNull)
    expectNotNil(object?.last?["new"] as? [Any])
  }

  // MARK: Runs

  @Test func framesAreCompared() {
    let run = RunComparison(
      expected: ["{\"a\":1,\"image\":\"x\",\"b\":{\"c\":[1,2]}}", "{\"a\":2}", "plain"],
      actual: ["{\"a\":1,\"image\":\"y\",\"b\":{\"c\":[1,3]}}", "{\"a\":2}", "other", "{\"d\":[{\"e\":true}]}"])
    expectEqual(
      run.lines,
      [
        "frame 0: b.c [1, 2] became [1, 3]", "frame 2: line plain became other", "frame 3: d.0.e none became 1",
      ])
    expectEqual(run.frameCount, 3)
    expectTrue(run.summary.hasSuffix("\n3 frames differ"))
    let one = RunComparison(expected: ["a"], actual: [])
    expectEqual(one.summary, "frame 0: line a became none\n1 frame differs")
    expectFalse(one.isEqual)
    let same = RunComparison(expected: ["a"], actual: ["a"])
    expectTrue(same.isEqual)
    expectEqual(same.summary, "the runs are equal")
    let many = RunComparison(expected: (0..<20).map { "\($0)" }, actual: [])
    expectEqual([many.lines.count, many.frameCount], [12, 20])
  }
}
