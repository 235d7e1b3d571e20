import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections

/// Pages whose stops are between two pixels.
@MainActor
struct RestingPixelTests {
  /// A page of 285 points has its stop in the middle of a pixel of two points.
  @Test func pageBetweenTwoPixelsRestsAtOneOfThem() {
    let device = TestDevice(size: CGSize(width: 380, height: 400), scale: 0.5)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(285), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 380, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = RecordingDataSource(counts: [5])
    source.register(with: view)
    view.dataSource = source
    device.window.addSubview(view)
    device.run(for: 0.1)
    view.scrollToItem(at: [0, 1], at: .left, animated: false)
    device.run(for: 0.1)
    expectEqual(view.displayFaults, [])
    expectEqual(view.scrollReport.sections.first?.offset.x, 286)
  }
}
