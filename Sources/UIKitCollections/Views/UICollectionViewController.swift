import Foundation
import UIKitCore

/// Shows one collection view and is its data source and delegate.
///
/// - Fidelity: documented; interactive movement and layout-to-layout navigation are absent.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout?
  private var ownCollectionView: UICollectionView?

  /// Whether coming back to the screen deselects what was selected.
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
  }

  /// Loads the view when asked for the first time.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue, isViewLoaded { install(newValue) }
    }
  }

  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  open override func loadView() {
    super.loadView()
    if let ownCollectionView { return install(ownCollectionView) }
    guard let initialLayout else {
      raise(
        "\(type(of: self)) has no layout; create it with init(collectionViewLayout:) or set collectionView before its "
          + "view is loaded.")
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.backgroundColor = .systemBackground
    ownCollectionView = collectionView
    install(collectionView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  private func install(_ collectionView: UICollectionView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise("\(type(of: self)) must override collectionView(_:cellForItemAt:) to show its items.")
  }
}
