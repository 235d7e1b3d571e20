public import Foundation
public import UIKitCollections
public import UIKitControls
public import UIKitCore

/// A delegate that implements no optional method, so that a call of one does what happens without it.
public final class TesseraDelegate: NSObject {}

/// The delegate that methods call which adapted source adds to a superclass of a delegate.
@MainActor public let tesseraDelegate = TesseraDelegate()

extension TesseraDelegate: UICollectionViewDelegateFlowLayout, UITableViewDelegate, UITextViewDelegate,
  UITextFieldDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UIPopoverPresentationControllerDelegate, UIPickerViewDelegate,
  UIPageViewControllerDelegate, UIViewControllerTransitioningDelegate
{}

extension TesseraDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  /// Returns 0.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell.
  public func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension TesseraDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
  /// Returns 0.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
