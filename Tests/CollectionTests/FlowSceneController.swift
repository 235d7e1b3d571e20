import UIKit

// Written as for iOS: only `import UIKit`, so that this file can be compiled against Apple's SDK too.

/// A collection view that fills a screen, as a controller of an app would have it.
class FlowSceneController: UIViewController, UICollectionViewDataSource {
  var layout: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }
  var counts: [Int] { [60] }
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.dataSource = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func frames(_ items: Range<Int>) -> [CGRect] { items.map { frame($0) } }

  func frame(_ item: Int) -> CGRect {
    collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
  }
}
