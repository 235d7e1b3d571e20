import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Controllers that change the layout of one collection view when they are pushed.
@MainActor
struct LayoutNavigationTests {
  final class Grid: UICollectionViewController {
    init(side: CGFloat, shares: Bool) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      super.init(collectionViewLayout: layout)
      useLayoutToLayoutNavigationTransitions = shares
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      useLayoutToLayoutNavigationTransitions ? 0 : 9
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let device = TestDevice.phone(draws: false)
  private let first = Grid(side: 50, shares: false)
  private let second = Grid(side: 150, shares: true)
  private let third = Grid(side: 80, shares: true)

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    return navigation
  }

  private func expectShown(_ controller: Grid, side: CGFloat) throws {
    let view = try #require(first.collectionView)
    expectIdentical(controller.collectionView, view)
    expectIdentical(view.superview, controller.view)
    expectIdentical(view.dataSource as? Grid, first)
    expectIdentical(view.delegate as? Grid, controller)
    expectEqual(view.visibleCells.count, 9)
    expectTrue(view.visibleCells.allSatisfy { $0.bounds.width == side }, "\(view.visibleCells.map(\.bounds.width))")
  }

  @Test(arguments: [true, false])
  func layoutsChangeThereAndBack(animated: Bool) throws {
    device.becomeCurrent()
    let navigation = navigation()
    let view = first.collectionView
    navigation.pushViewController(second, animated: animated)
    device.run(for: 2)
    expectIdentical(second.collectionView, view)
    try expectShown(second, side: 150)
    navigation.pushViewController(third, animated: animated)
    device.run(for: 2)
    try expectShown(third, side: 80)
    navigation.popViewController(animated: animated)
    device.run(for: 2)
    try expectShown(second, side: 150)
    navigation.popToRootViewController(animated: animated)
    device.run(for: 2)
    try expectShown(first, side: 50)
  }

  @Test func theRootIsReachedFromTheTop() throws {
    device.becomeCurrent()
    let navigation = navigation()
    for controller in [second, third] { navigation.pushViewController(controller, animated: false) }
    device.run(for: 1)
    navigation.popToRootViewController(animated: true)
    device.run(for: 2)
    try expectShown(first, side: 50)
  }

  @Test func cellsMoveBetweenTheLayouts() throws {
    device.becomeCurrent()
    let navigation = navigation()
    let cell = try #require(first.collectionView.cellForItem(at: [0, 0]))
    navigation.pushViewController(second, animated: true)
    device.run(for: 0.15)
    expectIdentical(second.collectionView.cellForItem(at: [0, 0]), cell)
    let width = cell.layer.presentation()?.bounds.width ?? 0
    expectTrue(width > 50 && width < 150, "\(width)")
  }
}
