import UIKit

/// A controller that fills a layout with cells of one class.
final class HostedLayoutController: UICollectionViewController {
  private let source: CountedDataSource

  init(_ layout: UICollectionViewLayout, _ source: CountedDataSource) {
    self.source = source
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(source.cellClass, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
  }
}

/// A data source with a number of items for each section.
final class CountedDataSource: NSObject, UICollectionViewDataSource {
  let cellClass: UICollectionViewCell.Type
  private let counts: [Int]
  private let configure: (UICollectionViewCell, IndexPath) -> Void

  init(
    counts: [Int], cellClass: UICollectionViewCell.Type, configure: @escaping (UICollectionViewCell, IndexPath) -> Void
  ) {
    (self.counts, self.cellClass, self.configure) = (counts, cellClass, configure)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = .systemGray4
    return view
  }
}
