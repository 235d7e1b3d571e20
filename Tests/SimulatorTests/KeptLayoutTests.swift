import Foundation
import LayoutKnobs
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCollections
import UIKitCore

/// The user's changes of values in scenes that are left and opened again.
@MainActor
struct KeptLayoutTests {
  /// A list below a navigation bar, with a page that has a list of its own.
  private class Rows: UICollectionViewController {
    init() {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private final class Page: Rows {}

  private let host: SceneHost
  private var kept = KeptLayouts()

  init() throws {
    host = try SceneHost(
      device: .screen(size: CGSize(width: 200, height: 400), scale: 1), services: HostServices(textEngine: BoxFont()))
  }

  private func step() { for _ in 0..<60 { _ = host.step(events: [], at: host.time + 1 / 60) } }

  private func open(_ controller: UIViewController) {
    host.show(UINavigationController(rootViewController: controller))
  }

  /// Returns the distance between the tops of the first two rows on screen.
  private var distance: CGFloat? {
    step()
    guard let view = host.collectionViews.first,
      let rows = try? (0..<2).map({ try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) })
    else { return nil }
    return rows[1].frame.minY - rows[0].frame.minY
  }

  private func spread(by spacing: CGFloat) {
    step()
    var edit = SectionEdit()
    edit.set(.points(spacing), for: KnobKey(.section, .spacing))
    host.apply(LayoutChange(view: 0, section: 0, edit: edit))
  }

  @Test mutating func aSceneKeepsItsValuesUntilTheyAreReset() {
    open(Rows())
    expectEqual(distance, 20)
    spread(by: 10)
    expectEqual(distance, 30)
    kept.note("rows", on: host)
    open(Rows())
    kept.restore("other", on: host)
    expectEqual(distance, 20)
    open(Rows())
    kept.restore("rows", on: host)
    expectEqual(distance, 30)
    expectEqual(host.layoutChanges.map(\.view), [0])
    host.apply(LayoutChange(view: 0, section: 0, edit: SectionEdit()))
    kept.note("rows", on: host)
    open(Rows())
    kept.restore("rows", on: host)
    expectEqual(distance, 20)
  }

  /// The values of the first screen are kept while a page covers it, and those of the page are not given to the first.
  @Test mutating func aPageHasValuesOfItsOwn() throws {
    let rows = Rows()
    open(rows)
    spread(by: 10)
    let page = Page()
    rows.navigationController?.pushViewController(page, animated: false)
    step()
    expectTrue(host.collectionViews.first === page.collectionView)
    spread(by: 50)
    kept.note("rows", on: host)
    open(Rows())
    kept.restore("rows", on: host)
    expectEqual(distance, 30)
  }
}
