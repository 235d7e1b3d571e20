import UIKit

extension UIViewController {
  /// Fills the screen with a collection view, and keeps the status bar legible over scrolling content.
  func fillScreen(with collectionView: UICollectionView, on background: UIColor = .systemBackground) {
    view.backgroundColor = background
    collectionView.backgroundColor = background
    collectionView.frame = view.bounds
    // A list that fits the screen also begins below the status bar and bounces.
    collectionView.alwaysBounceVertical = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let backdrop = StatusBarBackdrop(frame: view.bounds)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.color = background
    view.addSubview(collectionView)
    view.addSubview(backdrop)
  }
}
