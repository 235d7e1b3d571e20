import Foundation
import TestSupport
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// One thing that happens to a screen. What exactly follows from the seed and from what is there at that moment, so that
/// a story can be told without some of its steps.
struct UpdateStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case change, changeAtOnce, changeALot, reconfigure, reload, reloadEverything, invalidate, resize, turn, restyle
    case scroll, scrollToItem, fling, hold, lift, select, toggle, otherLayout, wait
  }

  let kind: Kind
  let seed: UInt64

  var description: String { kind.rawValue }

  /// Changes of the data are what this is about.
  private static let weights: [Kind: Int] = [
    .change: 6, .changeAtOnce: 2, .changeALot: 2, .reconfigure: 2, .reload: 2, .scroll: 3, .fling: 3, .toggle: 4,
    .scrollToItem: 2, .hold: 2, .lift: 2,
  ]
  private static let bag = Kind.allCases.flatMap { Array(repeating: $0, count: weights[$0] ?? 1) }

  static func story(length: Int, using random: inout SeededGenerator) -> [UpdateStep] {
    (0..<length).map { _ in
      UpdateStep(kind: bag[Int.random(in: 0..<bag.count, using: &random)], seed: random.next())
    }
  }

  @MainActor
  func happen(on screen: UpdateScreen) {
    var random = SeededGenerator(seed: seed)
    switch kind {
    case .change: screen.change(1, animated: true, using: &random)
    case .changeAtOnce: screen.change(1, animated: false, using: &random)
    case .changeALot: screen.change(3, animated: true, using: &random)
    case .reconfigure: screen.renew(reloading: false, using: &random)
    case .reload: screen.renew(reloading: true, using: &random)
    case .reloadEverything: screen.reloadEverything(using: &random)
    case .invalidate: screen.collectionView.collectionViewLayout.invalidateLayout()
    case .resize: screen.resize(using: &random)
    case .turn: screen.turn()
    case .restyle: screen.restyle(using: &random)
    case .scroll: screen.scroll(using: &random)
    case .scrollToItem: screen.scrollToItem(using: &random)
    case .fling: screen.drag(lifts: true, using: &random)
    case .hold: screen.drag(lifts: false, using: &random)
    case .lift: screen.lift()
    case .select: screen.select(using: &random)
    case .toggle: screen.toggle(using: &random)
    case .otherLayout: screen.changeLayout(using: &random)
    case .wait: break
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { screen.frame() }
    screen.check()
  }
}

// MARK: Data

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
    for item in reloaded { revisions[item, default: 0] += 1 }
    snapshot.reloadItems(reloaded)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func changeBatch(_ scale: Double, animated: Bool, using random: inout SeededGenerator) {
    let view = collectionView
    // The data a batch begins with is what the collection view knows.
    view.layoutIfNeeded()
    let seed = random.next()
    let updates = {
      var random = SeededGenerator(seed: seed)
      let old = self.plain
      let change = self.plain.change(scale, using: &random)
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

  /// Some items show something else, in the same cells or in others.
  func renew(reloading: Bool, using random: inout SeededGenerator) {
    let items = shownItems.joined().filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
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

  /// A tap on an item that contains others; elsewhere, nothing.
  func toggle(using random: inout SeededGenerator) {
    guard kind == .outline, let path = collectionView.indexPathsForVisibleItems.randomElement(using: &random) else {
      return
    }
    dataSource?.toggleOutlineItem(at: path)
  }

  // MARK: Room

  func resize(using random: inout SeededGenerator) {
    let size = CGSize(
      width: CGFloat(Int.random(in: 200...root.width, using: &random)),
      height: CGFloat(Int.random(in: 150...root.height, using: &random)))
    let change = { self.collectionView.frame.size = size }
    guard Bool.random(using: &random) else { return change() }
    UIView.animate(withDuration: 0.25) {
      change()
      self.collectionView.layoutIfNeeded()
    }
  }

  func turn() {
    let size = root.environment.size
    root.environment.size = CGSize(width: size.height, height: size.width)
  }

  func restyle(using random: inout SeededGenerator) {
    let categories: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityMedium]
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      root.environment.userInterfaceStyle = root.environment.userInterfaceStyle == .dark ? .light : .dark
    case 1: root.environment.preferredContentSizeCategory = categories.randomElement(using: &random) ?? .large
    default: root.environment.scale = root.environment.scale == 2 ? 3 : 2
    }
  }

  func changeLayout(using random: inout SeededGenerator) {
    collectionView.setCollectionViewLayout(kind.make(), animated: Bool.random(using: &random))
  }

  // MARK: Hands

  func scroll(using random: inout SeededGenerator) {
    let end = max(0, collectionView.contentSize.height - collectionView.bounds.height)
    let y = (CGFloat.random(in: 0...1, using: &random) * end).rounded()
    collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: Bool.random(using: &random))
  }

  func scrollToItem(using random: inout SeededGenerator) {
    let items = Array(shownItems.joined())
    guard let item = items.randomElement(using: &random),
      let path = dataSource?.indexPath(for: item) ?? plain.path(of: item)
    else { return }
    collectionView.layoutIfNeeded()
    let position =
      ([.top, .centeredVertically, .bottom, .centeredHorizontally, []] as [UICollectionView.ScrollPosition])
      .randomElement(using: &random)
    collectionView.scrollToItem(at: path, at: position ?? [], animated: Bool.random(using: &random))
  }

  func drag(lifts: Bool, using random: inout SeededGenerator) {
    lift()
    let area = collectionView.frame
    let start = CGPoint(
      x: .random(in: 5...area.width - 5, using: &random), y: .random(in: 5...area.height - 5, using: &random))
    let isSideways = Int.random(in: 0..<3, using: &random) == 0
    let way = CGFloat.random(in: -260...260, using: &random)
    let end = CGPoint(x: start.x + (isSideways ? way : way / 9), y: start.y + (isSideways ? way / 9 : way))
    touch(.began, at: start)
    for step in 1...4 {
      frame()
      let share = CGFloat(step) / 4
      finger = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      touch(.moved, at: finger ?? end)
    }
    if lifts { lift() }
  }

  func lift() {
    guard let finger else { return }
    touch(.ended, at: finger)
    self.finger = nil
  }

  func select(using random: inout SeededGenerator) {
    collectionView.layoutIfNeeded()
    guard let path = collectionView.indexPathsForVisibleItems.randomElement(using: &random) else { return }
    if collectionView.indexPathsForSelectedItems?.contains(path) ?? false {
      collectionView.deselectItem(at: path, animated: Bool.random(using: &random))
    } else {
      collectionView.selectItem(at: path, animated: Bool.random(using: &random), scrollPosition: [])
    }
  }
}

extension RenderRoot {
  fileprivate var width: Int { Int(environment.size.width) }
  fileprivate var height: Int { Int(environment.size.height) }
}
