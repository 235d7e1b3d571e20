import Foundation
import Testing
import UIKit
import TestSupport

/// Subclasses as in published code.
@MainActor
struct PublishedSubclassTests {
  private final class Board: UICollectionViewCompositionalLayout {
    private(set) var preparations = 0

    override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
      super.init(sectionProvider: sectionProvider)
    }

    init(rowHeight: CGFloat) { super.init(section: Sections.list(.absolute(rowHeight))) }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      preparations += 1
      super.prepare()
    }
  }

  private final class Cell: UICollectionViewCell {
    override var reuseIdentifier: String? { "own" }
    override func awakeFromNib() { super.awakeFromNib() }
  }

  private final class Source: UICollectionViewDiffableDataSource<Int, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
  }

  @Test(arguments: [false, true]) func aLayoutCallsTheInitializerItLikes(byProvider: Bool) {
    let layout =
      byProvider ? Board { _, _ in Sections.list(.absolute(50)) } : Board(rowHeight: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    expectGreater(layout.preparations, 0)
    expectEqual(view.contentSize, CGSize(width: 300, height: 1000))
    #expect(view.visibleCells.allSatisfy { $0.reuseIdentifier == "own" })
    let asSource: any UICollectionViewDataSource = source
    expectEqual(asSource.indexTitles(for: view), ["A"])
  }
}
