import DeviceSupport
import Foundation
import TestSupport
import UIKit

import UIKitCollections
import UIKitCore

/// An event on a screen. Its details follow from the seed and from the screen's state at that moment, so that a story
/// can be replayed without some of its steps.
struct UpdateStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case change, changeAtOnce, changeALot, reconfigure, reload, reloadEverything, invalidate, resize, turn, restyle
    case scroll, scrollToItem, fling, hold, lift, select, toggle, otherLayout, wait
  }

  let kind: Kind
  let seed: UInt64

  var description: String { kind.rawValue }

  /// Changes of the data have most of the weight, since they are the subject of the test.
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
    let selection = screen.selection
    screen.renewed = []
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
    if ![.fling, .hold, .lift, .select, .reloadEverything].contains(kind) { screen.checkSelection(since: selection) }
    for _ in 0..<Int.random(in: 0...6, using: &random) { screen.frame() }
    screen.check()
  }
}
