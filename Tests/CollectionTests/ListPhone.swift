import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// A phone with one list on it, whose rows are configured by a closure.
@MainActor
final class ListPhone: NSObject, Fixture, UICollectionViewDataSource, UICollectionViewDelegate {
  typealias List = UICollectionLayoutListConfiguration

  let device: TestDevice
  let collectionView: UICollectionView
  var counts: [Int]
  private let registration: UICollectionView.CellRegistration<CountingListCell, IndexPath>
  private let boundaries: [String: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>]
  private(set) var selections: [IndexPath] = []

  init(
    _ list: List, counts: [Int], size: CGSize = CGSize(width: 390, height: 844),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    category: UIContentSizeCategory = .large,
    fill: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) {
    device = TestDevice(size: size, scale: 3, direction: direction, category: category, draws: false)
    collectionView = UICollectionView(
      frame: device.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    self.counts = counts
    registration = .init { cell, path, _ in fill(cell, path) }
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    boundaries = Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (
          kind,
          UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "\(path.section)"
            cell.contentConfiguration = content
          }
        )
      })
    super.init()
    collectionView.dataSource = self
    collectionView.delegate = self
    window.addSubview(collectionView)
    step()
  }

  /// Creates a list whose rows show their texts.
  convenience init(
    _ appearance: List.Appearance, texts: [[String]], size: CGSize = CGSize(width: 390, height: 844),
    change: (inout List) -> Void = { _ in }
  ) {
    var list = List(appearance: appearance)
    change(&list)
    self.init(list, counts: texts.map(\.count), size: size) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = texts[path.section][path.item]
      cell.contentConfiguration = content
    }
  }

  func cell(_ item: Int, in section: Int = 0) throws -> CountingListCell {
    try #require(collectionView.cellForItem(at: [section, item]) as? CountingListCell)
  }

  func boundary(_ kind: String, of section: Int = 0) throws -> UICollectionViewListCell {
    try #require(
      collectionView.supplementaryView(forElementKind: kind, at: [section, 0]) as? UICollectionViewListCell)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let boundary = boundaries[kind] else { return UICollectionReusableView() }
    return collectionView.dequeueConfiguredReusableSupplementary(using: boundary, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selections.append(indexPath)
  }
}

/// A cell that counts its size queries and state updates.
final class CountingListCell: UICollectionViewListCell {
  private(set) var measurements = 0
  private(set) var states: [UICellConfigurationState] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    states.append(state)
    super.updateConfiguration(using: state)
  }

  /// The frames of the separators, from the top.
  var lines: [CGRect] { [topLine, bottomLine].compactMap { $0?.frame } }

  func label(_ text: String) -> UILabel? {
    contentView.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  var accessoryFrames: [CGRect] { (accessoryStrip.leading + accessoryStrip.trailing).map(\.frame) }
}
