import DeviceSupport
import Foundation
import TestSupport
import UIKit

@testable import UIKitCollections
import UIKitCore

/// A screen and its sequence of events.
struct UpdateStory: CustomStringConvertible {
  let seed: UInt64
  var steps: [UpdateStep]

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    steps = UpdateStep.story(length: Int.random(in: 2...10, using: &random), using: &random)
  }

  private var kind: UpdateLayout { UpdateLayout.allCases[Int(seed % UInt64(UpdateLayout.allCases.count))] }

  var description: String { "seed \(seed), \(kind): " + steps.map(\.description).joined(separator: ", ") }

  /// The first error during the story, at its end, or after the screen has been released.
  @MainActor
  func failure() -> String? {
    let ledger = Ledger()
    if let failure = play(writingInto: ledger) { return failure }
    return ledger.living == 0 ? nil : "\(ledger.living) views outlive their collection view"
  }

  @MainActor
  private func play(writingInto ledger: Ledger) -> String? {
    var random = SeededGenerator(seed: seed &+ 1)
    let environment = RenderEnvironment(
      size: CGSize(width: 320, height: 420), scale: 2,
      layoutDirection: Int.random(in: 0..<4, using: &random) == 0 ? .rightToLeft : .leftToRight)
    let data = ShownData(using: &random)
    let usesSnapshots = kind.isSnapshotOnly || Bool.random(using: &random)
    let screen = UpdateScreen(kind, data, usesSnapshots: usesSnapshots, environment: environment, ledger: ledger)
    screen.frame()
    for step in steps {
      step.happen(on: screen)
      if let failure = screen.ledger.failures.first { return failure }
    }
    screen.lift()
    screen.finishMotion()
    screen.check()
    screen.checkRest()
    return screen.ledger.failures.first ?? Self.difference(of: screen)
  }

  /// Compares the screen with one that has never shown other data.
  @MainActor
  private static func difference(of screen: UpdateScreen) -> String? {
    let fresh = UpdateScreen(
      screen.kind, screen.plain, usesSnapshots: screen.usesSnapshots, environment: screen.root.environment,
      revisions: screen.revisions, ledger: Ledger())
    fresh.copyOutlines(of: screen)
    fresh.collectionView.frame = screen.collectionView.frame
    fresh.frame()
    for path in screen.collectionView.indexPathsForSelectedItems ?? [] {
      fresh.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    fresh.scroll(like: screen)
    fresh.finishMotion()
    if let wrong = fresh.ledger.failures.first { return "the fresh screen: \(wrong)" }
    let clips = screen.kind.hasEstimates
    if !clips, screen.collectionView.contentSize != fresh.collectionView.contentSize {
      return "content \(screen.collectionView.contentSize), fresh \(fresh.collectionView.contentSize)"
    }
    return ShownPicture.difference(
      ShownPicture(of: screen.collectionView, clipsBackgrounds: clips),
      ShownPicture(of: fresh.collectionView, clipsBackgrounds: clips))
  }

  // MARK: Shorter

  /// The story without the steps that are not needed for its failure.
  @MainActor
  func shrunk() -> UpdateStory {
    var best = self
    var length = (steps.count + 1) / 2
    while length > 0 {
      var start = 0
      var isShorter = false
      while start < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + length, best.steps.count))
        if shorter.failure() != nil {
          best = shorter
          isShorter = true
        } else {
          start += length
        }
      }
      if !isShorter || length > best.steps.count { length /= 2 }
    }
    return best
  }
}

extension UpdateScreen {
  /// Copies the expansion state from the other screen's data source.
  fileprivate func copyOutlines(of other: UpdateScreen) {
    guard kind == .outline, let source = other.dataSource, let dataSource else { return }
    var whole = NSDiffableDataSourceSnapshot<Int, Int>()
    whole.appendSections(source.snapshot().sectionIdentifiers)
    dataSource.apply(whole, animatingDifferences: false)
    for section in whole.sectionIdentifiers {
      dataSource.apply(source.snapshot(for: section), to: section, animatingDifferences: false)
    }
  }

  /// Scrolls to the other screen's offsets or, where sizes are estimates, to its first visible item.
  fileprivate func scroll(like other: UpdateScreen) {
    let (view, shown) = (collectionView, other.collectionView)
    guard kind.hasEstimates, let first = shown.firstItemBelowItsEdge else {
      view.contentOffset = shown.contentOffset
      frame()
      copySections(of: shown)
      return frame()
    }
    let index = (shown.cellForItem(at: first)?.frame.minY ?? 0) - shown.contentOffset.y
    for _ in 0..<8 {
      guard let y = view.layoutAttributesForItem(at: first)?.frame.minY else { break }
      view.contentOffset.y = y - index
      frame()
    }
  }

  private func copySections(of shown: UICollectionView) {
    for section in shown.orthogonals.knownSections {
      guard let host = shown.orthogonals.host(of: section), let geometry = host.geometry else { continue }
      collectionView.orthogonals.setOffset(host.sectionOffset, of: section, in: geometry)
    }
    collectionView.setNeedsLayout()
  }
}

extension UICollectionView {
  fileprivate var firstItemBelowItsEdge: IndexPath? {
    indexPathsForVisibleItems.first { (cellForItem(at: $0)?.frame.minY ?? 0) >= bounds.minY }
      ?? indexPathsForVisibleItems.first
  }
}
