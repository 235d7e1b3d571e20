import DiffableData
import Foundation
import TestSupport
import Testing

/// A tool may have repeated identifiers left out, so that an app with this fault can be looked at.
struct DuplicateIdentifierTests {
  /// The switch is the process's, so that the test has one of its own.
  @Test func repeatedIdentifiersAreLeftOutAndReported() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      DuplicateIdentifiers.report = { message in
        FileHandle.standardError.write(Data("\(message)\n".utf8))
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "a", "b"])
      snapshot.appendItems([1, 2, 1, 3], toSection: "a")
      snapshot.insertItems([8, 9, 8], beforeItem: 2)
      expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
      expectEqual(snapshot.itemIdentifiers, [1, 8, 9, 2, 3])
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["fruit", "tree", "fruit"])
      outline.append(["apple", "tree", "pear", "apple"], to: "fruit")
      var branch = NSDiffableDataSourceSectionSnapshot<String>()
      branch.append(["pear", "oak"])
      branch.append(["plum"], to: "pear")
      branch.append(["acorn"], to: "oak")
      outline.insert(branch, after: "tree")
      expectEqual(outline.items, ["fruit", "apple", "pear", "tree", "oak", "acorn"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let parts = ["a (at 0 and 1)", "1 (at 0 and 2)", "8 (at 0 and 2)", "fruit (at 0 and 2 of", "pear (at 0 of"]
    for part in parts { expectContains(text, part) }
  }

  /// UIKit moves items that an app adds again, and logs that.
  @Test func itemsThatAreAddedAgainAreReported() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      DuplicateIdentifiers.onMove = { message in
        FileHandle.standardError.write(Data("\(message)\n".utf8))
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([2, 4], toSection: "b")
      snapshot.insertItems([3], afterItem: 1)
      snapshot.appendItems(Array(1...4), toSection: "b")
      expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4])
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    expectEqual(lines.count, 3)
    for (line, part) in zip(lines, ["append 1 item identifier that", "append 1 item identifier that", "4 item"]) {
      expectContains(String(line), part)
    }
    expectContains(String(lines.first ?? ""), "They are among: (2, 4)")
    expectContains(String(lines.last ?? ""), "They are: (1, 2, 3, 4)")
  }
}
