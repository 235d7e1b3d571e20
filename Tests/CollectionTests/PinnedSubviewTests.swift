import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Subviews pinned to all edges of a view whose layout determines the size of its content.
@MainActor
struct PinnedSubviewTests {
  private func pin(_ view: UIView, to owner: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: owner.topAnchor, constant: 100),
      view.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: 50),
      view.trailingAnchor.constraint(equalTo: owner.trailingAnchor, constant: -50),
    ])
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Empty"
    return label
  }

  @Test func aCollectionViewKeepsTheSizeOfItsLayout() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [12])
    let label = label()
    pin(label, to: phone.collectionView)
    phone.step()
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 1200))
    expectEqual(label.frame.origin, CGPoint(x: 50, y: 100))
    label.text = "A longer text"
    phone.collectionView.reloadData()
    phone.run(for: 0.2)
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 1200))
  }

  @Test func aTableKeepsTheSizeOfItsRows() {
    let source = TableSource([["a", "b"]])
    let phone = TablePhone(source: source) { $0.rowHeight = 500 }
    pin(label(), to: phone.table)
    phone.step()
    expectEqual(phone.table.contentSize, CGSize(width: 390, height: 1000))
  }

  @Test func aScrollViewTakesItsSizeFromConstraints() {
    let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
    let scroll = UIScrollView(frame: device.window.bounds)
    device.window.addSubview(scroll)
    let box = UIView()
    pin(box, to: scroll)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 900),
    ])
    device.step()
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 1000))
  }
}
