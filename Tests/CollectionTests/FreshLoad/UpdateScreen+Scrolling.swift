import DeviceSupport
import Foundation
import TestSupport
import UIKit

import UIKitCollections
import UIKitCore

/// Changes of the screen's size, and changes of the offset by fingers and by code.
extension UpdateScreen {
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
    change(to: kind.family.randomElement(using: &random) ?? kind, animated: Bool.random(using: &random))
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
    let distance = CGFloat.random(in: -260...260, using: &random)
    let end = CGPoint(
      x: start.x + (isSideways ? distance : distance / 9), y: start.y + (isSideways ? distance / 9 : distance))
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
