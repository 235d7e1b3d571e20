import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Published layout code, pasted: it compiles, every item has a frame, nothing is logged, and some frames are where a
/// calculation on paper puts them.
@MainActor
struct PublishedCodeTests {
  struct Sample {
    let counts: [Int]
    var size = CGSize(width: 390, height: 844)
    /// Expected frames by "section.item".
    var frames: [String: CGRect] = [:]
    /// Expected frames by "kind section.item".
    var supplementaries: [String: CGRect] = [:]
    let make: @MainActor () -> any PublishedScreen
  }

  @Test(arguments: samples.keys.sorted()) func aPublishedScreenWorks(name: String) throws {
    let sample = try #require(Self.samples[name])
    let screen = sample.make()
    let shown = Shown(screen.createLayout(), counts: sample.counts, size: sample.size)
    let layout = try #require(shown.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let solution = try #require(shown.view.layoutSolution)
    expectEqual(solution.issues, [])
    expectEqual(solution.invariantViolations(), [])
    for (section, count) in sample.counts.enumerated() {
      let frames = (0..<count).compactMap { layout.layoutAttributesForItem(at: [section, $0])?.frame }
      expectEqual(frames.count, count)
      #expect(frames.allSatisfy { $0.isFinite && $0.size.width > 0 && $0.size.height > 0 })
    }
    expectFalse(shown.view.visibleCells.isEmpty)
    for (path, frame) in sample.frames {
      expect(layout.layoutAttributesForItem(at: path.indexPath)?.frame, frame, path)
    }
    for (name, frame) in sample.supplementaries {
      let parts = name.split(separator: " ").map(String.init)
      expect(
        layout.layoutAttributesForSupplementaryView(ofKind: parts[0], at: parts[1].indexPath)?.frame, frame, name)
    }
  }

  /// Compares frames to three decimals, the precision of the expected ones.
  private func expect(_ actual: CGRect?, _ expected: CGRect, _ name: String) {
    let numbers = actual.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] } ?? []
    let wanted = [expected.origin.x, expected.origin.y, expected.size.width, expected.size.height]
    let isEqual = numbers.count == 4 && zip(numbers, wanted).allSatisfy { abs($0 - $1) < 0.01 }
    expectTrue(isEqual, "\(name): \(numbers), expected \(wanted)")
  }

  @Test func thereAreManyOfThem() { expectAtLeast(Self.samples.count, 25) }

  /// The middle card is the largest, and its neighbors are smaller and more transparent.
  @Test func theCarouselGrowsInTheMiddle() throws {
    let shown = Shown(CarouselScreen().createLayout(), counts: [5], size: CGSize(width: 390, height: 844))
    let middle = try #require(shown.view.cellForItem(at: [0, 0]))
    let next = try #require(shown.view.cellForItem(at: [0, 1]))
    expectLess(abs(middle.transform.a - 1.1), 1e-9)
    expectLess(abs(next.transform.a - 0.7), 1e-9)
    expectLess(abs(next.alpha - 0.7), 1e-6)
  }
}

extension String {
  /// The index path of "2.5", item 5 of section 2, or of "3", the third supplementary view of the whole layout.
  fileprivate var indexPath: IndexPath { IndexPath(indexes: split(separator: ".").compactMap { Int($0) }) }
}

/// A collection view on a screen, with a plain view for every item and supplementary view.
@MainActor
private final class Shown: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]
  private let device: TestDevice

  init(_ layout: UICollectionViewLayout, counts: [Int], size: CGSize) {
    let isPad = min(size.width, size.height) > 600
    device = TestDevice(size: size, scale: isPad ? 2 : 3)
    view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    device.window.addSubview(view)
    device.frame()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
