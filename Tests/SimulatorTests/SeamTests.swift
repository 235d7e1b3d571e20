import Foundation
import Geometry
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// Grids without spacing have no seams at any scale: black cells cover a white background, whatever a fraction of the
/// width leaves over, and wherever the content was scrolled.
@MainActor
@Suite(.serialized)
struct SeamTests {
  private final class Grid: UICollectionViewController {
    init(columns: Int) {
      let share = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: share, heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: share),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      collectionView.backgroundColor = .white
      collectionView.showsVerticalScrollIndicator = false
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 600 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = .black
      return cell
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], 1...4 as ClosedRange<UInt64>)
  func blackCellsCoverAWhiteBackground(scale: CGFloat, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    let (width, columns) = (CGFloat(random.whole(90...160)), random.whole(2...11))
    let device = Device.screen(size: CGSize(width: width, height: 120), scale: scale)
    let host = try SceneHost(device: device, services: services)
    let grid = Grid(columns: columns)
    host.show(grid)
    for offset in [0, random.number(0...40), random.number(0...40)] {
      grid.collectionView.contentOffset.y = offset
      _ = host.step(events: [], at: host.time + 1)
      let what = "seed \(seed): \(columns) columns in \(width) @\(scale)x, offset \(offset)"
      // A fraction of the width is floored to a pixel; what is left over stays at the end of the row.
      let covered = columns * Int(width * scale / CGFloat(columns) + 1e-6)
      for y in 0..<host.bitmap.height {
        for x in 0..<host.bitmap.width {
          let color: UInt32 = x < covered ? 0xff00_0000 : 0xffff_ffff
          guard host.bitmap[x, y] != color else { continue }
          Issue.record("\(what): \(x), \(y) is \(String(host.bitmap[x, y], radix: 16))")
          return
        }
      }
    }
  }
}
