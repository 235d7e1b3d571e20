import UIKitCore

/// The touch interactions with the items of a collection view: drags, swipes and context menus.
@MainActor
final class ItemInteractions {
  let drags = ItemDrags()
  /// The swipes; `nil` until a list is displayed whose rows may be swiped.
  private(set) var swipes: RowSwipes?
  /// The context menus; `nil` until the collection view has a delegate.
  private(set) var menus: ItemMenus?

  func prepareSwipes(in collectionView: UICollectionView) {
    if swipes == nil { swipes = RowSwipes(collectionView) }
  }

  func prepareMenus(in collectionView: UICollectionView) {
    if menus == nil { menus = ItemMenus(collectionView) }
  }
}

extension UICollectionView {
  var swipes: RowSwipes? { itemInteractions.swipes }
}
