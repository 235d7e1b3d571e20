import Foundation
import Geometry
import Testing
import TestSupport

/// Index paths of rows and items; index paths that are too short stop the program with UIKit's message.
struct IndexPathTests {
  @Test func rowsItemsAndSectionsAreReadAndSet() {
    var path = IndexPath(item: 3, section: 2)
    expectEqual(path, [2, 3])
    expectEqual(IndexPath(row: 3, section: 2), path)
    expectEqual([path.section, path.item, path.row], [2, 3, 3])
    path.section = 5
    expectEqual(path, [5, 3])
    path.item = 7
    expectEqual(path, [5, 7])
    path.row = 8
    expectEqual(path, [5, 8])
    expectEqual(
      [NSIndexPath(indexes: [4, 9], length: 2).section, NSIndexPath(indexes: [4, 9], length: 2).row], [4, 9])
    let short = NSIndexPath(index: 4)
    expectEqual([short.section, short.item, short.row], [4, NSNotFound, NSNotFound])
    expectEqual(NSIndexPath().section, NSNotFound)
  }

  private func expect(
    _ result: ExitTest.Result?, says text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectTrue(message.contains(text), "\(message.prefix(400))", sourceLocation: sourceLocation)
  }

  private static let short: IndexPath = [4]

  @Test func settingItemOfShortPathNamesIndices() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = Self.short
      path.item = 1
    }
    expect(
      result,
      says: "for use with UICollectionView. Index paths passed to it must contain exactly two indices specifying the "
        + "section and the item, but this one is [4]. Make it with IndexPath(item:section:) or")
  }

  @Test func settingRowOfShortPathNamesIndices() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = Self.short
      path.row = 1
    }
    expect(
      result,
      says: "for use with UITableView. Index paths passed to it must contain exactly two indices specifying the "
        + "section and the row, but this one is [4].")
  }

  @Test func settingSectionOfEmptyPathNamesBothViews() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = IndexPath()
      path.section = 1
    }
    expect(
      result,
      says: "for use with UITableView or UICollectionView. Index paths passed to it must contain exactly two indices "
        + "specifying the section and the row or item, but this one is [].")
  }
}
