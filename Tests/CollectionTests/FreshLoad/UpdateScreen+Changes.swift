import DeviceSupport
import Foundation
import TestSupport
import UIKit

@testable import UIKitCollections
import UIKitCore

/// Random changes of the data.
extension UpdateScreen {
  func change(_ scale: Double, animated: Bool, using random: inout SeededGenerator) {
    guard let dataSource else { return changeBatch(scale, animated: animated, using: &random) }
    let change = plain.change(scale, using: &random)
    if kind == .outline {
      for section in plain.sections where Bool.random(using: &random) {
        var outline = Self.outline(section.items)
        outline.expand(section.items.filter { _ in Bool.random(using: &random) })
        dataSource.apply(outline, to: section.id, animatingDifferences: animated)
      }
      var whole = dataSource.snapshot()
      whole.deleteSections(whole.sectionIdentifiers.filter { id in !plain.sections.contains { $0.id == id } })
      return dataSource.apply(whole, animatingDifferences: animated)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(plain.sections.map(\.id))
    for section in plain.sections { snapshot.appendItems(section.items, toSection: section.id) }
    snapshot.reloadSections(
      change.reloadedSections.compactMap { dataSource.sectionIdentifier(for: $0) }
        .filter { id in plain.sections.contains { $0.id == id } })
    let reloaded = change.reloadedItems.compactMap { dataSource.itemIdentifier(for: $0) }
    renewed.formUnion(
      reloaded + plain.sections.filter { snapshot.reloadedSectionIdentifiers.contains($0.id) }.flatMap(\.items))
    for item in reloaded { revisions[item, default: 0] += 1 }
    snapshot.reloadItems(reloaded)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func changeBatch(_ scale: Double, animated: Bool, using random: inout SeededGenerator) {
    let view = collectionView
    // The batch has to begin with the data that the collection view knows.
    view.layoutIfNeeded()
    let seed = random.next()
    let updates = {
      var random = SeededGenerator(seed: seed)
      let old = self.plain
      let change = self.plain.change(scale, using: &random)
      self.renewed.formUnion(change.reloadedItems.compactMap(old.item))
      self.renewed.formUnion(change.reloadedSections.flatMap { old.sections[$0].items })
      for item in change.reloadedItems.compactMap(old.item) { self.revisions[item, default: 0] += 1 }
      view.deleteItems(at: change.deletedItems)
      view.insertItems(at: change.insertedItems)
      for move in change.movedItems { view.moveItem(at: move.from, to: move.to) }
      view.reloadItems(at: change.reloadedItems)
      view.deleteSections(IndexSet(change.deletedSections))
      view.insertSections(IndexSet(change.insertedSections))
      for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
      view.reloadSections(IndexSet(change.reloadedSections))
    }
    if animated {
      view.performBatchUpdates(updates)
    } else {
      UIView.performWithoutAnimation { view.performBatchUpdates(updates) }
    }
  }

  /// Changes the content of some items, in the same cells or in new ones.
  func renew(reloading: Bool, using random: inout SeededGenerator) {
    let items = shownItems.joined().filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    if reloading { renewed.formUnion(items) }
    guard let dataSource else {
      collectionView.layoutIfNeeded()
      for item in items { revisions[item, default: 0] += 1 }
      let paths = items.compactMap { plain.path(of: $0) }
      return reloading ? collectionView.reloadItems(at: paths) : collectionView.reconfigureItems(at: paths)
    }
    var snapshot = dataSource.snapshot()
    for item in items { revisions[item, default: 0] += 1 }
    if reloading { snapshot.reloadItems(items) } else { snapshot.reconfigureItems(items) }
    dataSource.apply(snapshot, animatingDifferences: Bool.random(using: &random))
  }

  func reloadEverything(using random: inout SeededGenerator) {
    _ = plain.change(1, using: &random)
    guard let dataSource else { return collectionView.reloadData() }
    guard kind != .outline else { return dataSource.applySnapshotUsingReloadData(dataSource.snapshot()) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(plain.sections.map(\.id))
    for section in plain.sections { snapshot.appendItems(section.items, toSection: section.id) }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }

  /// Taps an item that contains others, in an outline; does nothing in other layouts.
  func toggle(using random: inout SeededGenerator) {
    guard kind == .outline, let path = collectionView.indexPathsForVisibleItems.randomElement(using: &random) else {
      return
    }
    dataSource?.toggleOutlineItem(at: path)
  }
}
