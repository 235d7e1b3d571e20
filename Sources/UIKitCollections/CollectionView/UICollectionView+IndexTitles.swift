import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// Requests the titles after the data was reloaded, and keeps the bar in its position while the content scrolls.
  func updateIndexBar() {
    if surroundings.indexTitles.takeRequest() { replaceIndexBar(with: dataSource?.indexTitles(for: self) ?? []) }
    guard let indexBar else { return }
    indexBar.isHidden = indexDisplayMode == .alwaysHidden
    let available = bounds.inset(by: adjustedContentInset).inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    UIView.performWithoutAnimation {
      indexBar.color = indexTitleColor
      indexBar.place(in: available, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  /// The color of the titles; `nil` for the tint color.
  var indexTitleColor: UIColor? {
    get { surroundings.indexTitles.color }
    set {
      surroundings.indexTitles.color = newValue
      setNeedsLayout()
    }
  }

  /// Requests the titles again in the next layout.
  func reloadIndexTitles() {
    surroundings.indexTitles.invalidate()
    setNeedsLayout()
  }

  private var indexBar: IndexBar? { surroundings.indexTitles.bar }

  private func replaceIndexBar(with titles: [String]) {
    guard titles != indexBar?.titles ?? [] else { return }
    arrange { indexBar?.removeFromSuperview() }
    surroundings.indexTitles.replaceBar(with: nil)
    guard !titles.isEmpty else { return }
    let bar = IndexBar(titles: titles)
    bar.onPick = { [weak self] in self?.goToIndexTitle($0) }
    arrange { addSubview(bar) }
    surroundings.indexTitles.replaceBar(with: bar)
  }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let title = indexBar?.titles[index] else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard exists(path) else { return indexPathIsMissing(path, forTitle: title) }
    scrollToItem(at: path, at: .top, animated: false)
    // A mouse reports several positions between two frames, so the bar must be positioned for the next one at once.
    updateIndexBar()
  }
}
