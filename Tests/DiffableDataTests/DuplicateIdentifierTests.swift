import DiffableData
import Foundation
import TestSupport
import Testing

/// A tool may have repeated identifiers left out, so that an app with this fault can be looked at.
@Suite struct DuplicateIdentifierTests {
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
}
