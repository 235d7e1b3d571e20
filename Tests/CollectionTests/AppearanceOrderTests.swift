import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The calls of a collection view controller and its cells as they appear, in the order recorded on iOS 26.1.
@MainActor
struct AppearanceOrderTests {
  private let device = TestDevice.phone()

  private final class NotedCell: UICollectionViewCell {
    var update: () -> Void = {}
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      update()
    }
  }

  private final class NotedController: UICollectionViewController {
    var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NotedCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      notes.append("cell \(path.item)")
      (cell as? NotedCell)?.update = { [unowned self] in notes.append("update \(path.item)") }
      return cell
    }

    private func noteSelection(_ phase: String) {
      notes.append("\(phase) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      noteSelection("will")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      noteSelection("is")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      noteSelection("did")
    }
  }

  private func shown() -> (UINavigationController, NotedController) {
    let controller = NotedController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    let navigation = UINavigationController(rootViewController: controller)
    device.window.rootViewController = navigation
    device.step()
    return (navigation, controller)
  }

  @Test func eachCellIsUpdatedBeforeTheNextIsMade() {
    let (_, controller) = shown()
    expectEqual(
      controller.notes.filter { !$0.hasSuffix(" 0") || $0.hasPrefix("cell") || $0.hasPrefix("update") },
      ["cell 0", "update 0", "cell 1", "update 1"])
  }

  @Test(arguments: [false, true]) func selectionIsClearedAsTheViewAppears(animated: Bool) {
    let (navigation, controller) = shown()
    navigation.pushViewController(UIViewController(), animated: false)
    device.run(for: 0.1)
    controller.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    controller.notes = []
    navigation.popViewController(animated: animated)
    device.run(for: 1)
    let phases = controller.notes.filter { !$0.hasPrefix("cell") && !$0.hasPrefix("update") }
    expectEqual(phases, ["will 1", animated ? "is 1" : "is 0", "did 0"])
  }

  @Test func selectionStaysWhereItIsNotCleared() {
    let (navigation, controller) = shown()
    controller.clearsSelectionOnViewWillAppear = false
    navigation.pushViewController(UIViewController(), animated: false)
    device.run(for: 0.1)
    controller.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    navigation.popViewController(animated: false)
    device.run(for: 0.1)
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [[0, 0]])
  }
}
