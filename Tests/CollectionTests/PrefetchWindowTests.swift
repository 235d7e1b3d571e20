import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// The items that are prefetched and cancelled, from frames alone.
struct PrefetchWindowTests {
  private func coming(_ items: [(Int, CGFloat)], isHorizontal: Bool = false) -> [PrefetchWindow.Coming] {
    items.map { item, start in
      let frame =
        isHorizontal
        ? CGRect(x: start, y: 0, width: 10, height: 10) : CGRect(x: 0, y: start, width: 10, height: 10)
      return .init(path: IndexPath(item: item, section: 0), frame: frame)
    }
  }

  private func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  /// One page ahead in the direction of the last movement along the axis; nothing for the same rectangle.
  @Test(arguments: [Axis.horizontal, .vertical]) func onePageAheadIsPrefetched(axis: Axis) {
    var window = PrefetchWindow()
    func rect(_ start: CGFloat, across: CGFloat = 3) -> CGRect {
      axis == .vertical
        ? CGRect(x: across, y: start, width: 50, height: 80) : CGRect(x: start, y: across, width: 80, height: 50)
    }
    expectEqual(window.ahead(of: rect(0), axis: axis), rect(80))
    expectNil(window.ahead(of: rect(0), axis: axis))
    expectEqual(window.ahead(of: rect(30), axis: axis), rect(110))
    expectEqual(window.ahead(of: rect(29), axis: axis), rect(-51))
    expectEqual(window.ahead(of: rect(29, across: 9), axis: axis), rect(-51, across: 9), "still backward")
    expectEqual(window.ahead(of: rect(40), axis: axis), rect(120))
    window.move { $0 }
    expectEqual(window.ahead(of: rect(40), axis: axis), rect(120), "new data is asked for again")
  }

  @Test func itemsAreOrderedByTheirDistance() {
    var window = PrefetchWindow()
    _ = window.ahead(of: CGRect(x: 0, y: 0, width: 10, height: 100), axis: .vertical)
    let changes = window.update(
      shown: [], coming: coming([(3, 120), (1, 110), (2, 110), (4, 100)]), axis: .vertical)
    expectEqual(changes, .init(prefetched: paths(4, 1, 2, 3)))
    var back = PrefetchWindow()
    _ = back.ahead(of: CGRect(x: 0, y: 100, width: 10, height: 100), axis: .vertical)
    _ = back.ahead(of: CGRect(x: 0, y: 90, width: 10, height: 100), axis: .vertical)
    expectEqual(
      back.update(shown: [], coming: coming([(0, 10), (2, 30), (1, 30), (3, 40)]), axis: .vertical),
      .init(prefetched: paths(3, 2, 1, 0)))
    var across = PrefetchWindow()
    expectEqual(
      across.update(shown: [], coming: coming([(1, 20), (0, 10)], isHorizontal: true), axis: .horizontal),
      .init(prefetched: paths(0, 1)))
  }

  /// An item is announced once; it is forgotten when it is shown, and cancelled when it is no longer ahead.
  @Test func itemsAreAnnouncedOnce() {
    var window = PrefetchWindow()
    expectEqual(
      window.update(shown: paths(0).set, coming: coming([(0, 0), (1, 10), (2, 20)]), axis: .vertical),
      .init(prefetched: paths(1, 2)))
    expectEqual(
      window.update(shown: paths(0, 1).set, coming: coming([(1, 10), (2, 20), (3, 30)]), axis: .vertical),
      .init(prefetched: paths(3)))
    expectEqual(window.pending, paths(2, 3))
    expectEqual(
      window.update(shown: paths(0, 1).set, coming: coming([(3, 30), (4, 40)]), axis: .vertical),
      .init(prefetched: paths(4), cancelled: paths(2)))
    expectEqual(window.pending, paths(3, 4))
    window.move { $0.item == 3 ? nil : IndexPath(item: $0.item + 1, section: 1) }
    expectEqual(window.pending, [IndexPath(item: 5, section: 1)])
    expectEqual(
      window.update(shown: [], coming: [], axis: .vertical), .init(cancelled: [IndexPath(item: 5, section: 1)]))
    expectEqual(window.update(shown: [], coming: [], axis: .vertical), .init())
  }
}

extension [IndexPath] {
  fileprivate var set: Set<IndexPath> { Set(self) }
}
