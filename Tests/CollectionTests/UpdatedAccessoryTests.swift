import DeviceSupport
import Foundation
import Testing
import UIKit

/// Cells that set their accessories while they are updated, as Apple recommends for accessories that follow the state.
@MainActor
struct UpdatedAccessoryTests {
  final class CountingCell: UICollectionViewListCell {
    var makesAccessories: (UICellConfigurationState) -> [UICellAccessory] = { _ in [] }
    private(set) var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
      accessories = makesAccessories(state)
    }
  }

  final class List: UICollectionViewController {
    let registration: UICollectionView.CellRegistration<CountingCell, Int>

    init(_ configure: @escaping (CountingCell) -> Void) {
      registration = .init { cell, _, _ in configure(cell) }
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
  }

  private func list(_ configure: @escaping (CountingCell) -> Void) throws -> (TestDevice, CountingCell, List) {
    let list = List(configure)
    let device = TestDevice.phone(draws: false)
    device.window.rootViewController = list
    device.run(for: 1)
    return (device, try #require(list.collectionView.cellForItem(at: [0, 0]) as? CountingCell), list)
  }

  private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }

  @Test
  func newCustomViewsInAnUpdateAreShownAfterOneUpdate() throws {
    let (device, cell, list) = try list { cell in
      cell.makesAccessories = { state in
        let view = UISwitch()
        view.isOn = state.isSelected
        return [.customView(configuration: .init(customView: view, placement: .trailing()))]
      }
    }
    let before = cell.updates
    device.run(for: 1)
    #expect(cell.updates == before, "a cell at rest is not updated")
    list.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    device.run(for: 1)
    #expect(cell.updates == before + 1)
    let shown = descendants(of: cell).compactMap { $0 as? UISwitch }
    #expect(shown.map(\.isOn) == [true])
    #expect(shown.allSatisfy { cell.bounds.contains($0.convert($0.bounds, to: cell)) })
  }

  @Test
  func newCustomViewsInAHandlerAreShown() throws {
    var calls = 0
    let (device, cell, list) = try list { cell in
      cell.configurationUpdateHandler = { cell, state in
        calls += 1
        let label = UILabel()
        label.text = state.isSelected ? "on" : "off"
        label.sizeToFit()
        (cell as? UICollectionViewListCell)?.accessories = [
          .customView(configuration: .init(customView: label, placement: .trailing()))
        ]
      }
    }
    let before = calls
    device.run(for: 1)
    #expect(calls == before)
    list.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    device.run(for: 1)
    #expect(descendants(of: cell).compactMap { ($0 as? UILabel)?.text } == ["on"])
  }

  @Test
  func systemAccessoriesInAnUpdateFollowTheState() throws {
    let (device, cell, list) = try list { cell in
      cell.makesAccessories = { $0.isSelected ? [.checkmark()] : [.label(text: "a")] }
    }
    let before = cell.updates
    device.run(for: 1)
    #expect(cell.updates == before)
    list.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    device.run(for: 1)
    #expect(cell.updates == before + 1)
    #expect(descendants(of: cell).allSatisfy { !($0 is UILabel) })
  }
}
