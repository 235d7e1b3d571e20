import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// The container sizes that a section provider sees, under insets that differ at each edge.
@MainActor
struct ContainerSizeTests {
  private func seen(
    _ reference: UIContentInsetsReference, _ direction: UICollectionView.ScrollDirection
  ) throws -> CGSize {
    let device = TestDevice(
      size: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
      draws: false)
    var sizes: [CGSize] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    (configuration.contentInsetsReference, configuration.scrollDirection) = (reference, direction)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        sizes.append(environment.container.contentSize)
        expectEqual(environment.container.effectiveContentSize, environment.container.contentSize)
        return Sections.list(.absolute(10))
      }, configuration: configuration)
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let source = RecordingDataSource(counts: [1])
    source.register(with: view)
    view.dataSource = source
    device.window.addSubview(view)
    device.frame()
    return try #require(sizes.last)
  }

  @Test func theInsetsAcrossAreTakenOff() throws {
    expectEqual(try seen(.none, .vertical), CGSize(width: 400, height: 800))
    expectEqual(try seen(.safeArea, .vertical), CGSize(width: 340, height: 800))
    expectEqual(try seen(.automatic, .vertical), CGSize(width: 340, height: 800))
    expectEqual(try seen(.layoutMargins, .vertical), CGSize(width: 394, height: 800))
    expectEqual(try seen(.none, .horizontal), CGSize(width: 400, height: 800))
    expectEqual(try seen(.safeArea, .horizontal), CGSize(width: 400, height: 760))
    expectEqual(try seen(.layoutMargins, .horizontal), CGSize(width: 400, height: 796))
  }

  @Test func aViewWithoutHeightIsLaidOutAndShowsNothing() {
    let device = TestDevice(size: CGSize(width: 400, height: 800), draws: false)
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(10)))
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    let source = RecordingDataSource(counts: [30])
    source.register(with: view)
    view.dataSource = source
    device.window.addSubview(view)
    device.frame()
    expectEqual(view.visibleCells.count, 30)
    view.frame = rect(0, 0, 160, 0)
    device.frame()
    expectEqual(view.visibleCells.count, 0)
    expectEqual(view.contentSize, CGSize(width: 160, height: 300))
    view.frame = rect(0, 0, 0, 100)
    device.frame()
    expectEqual(view.contentSize, CGSize(width: 0, height: 300))
  }
}
