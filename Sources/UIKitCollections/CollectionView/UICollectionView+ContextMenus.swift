import Foundation
import Geometry
import UIKitCore

/// The context menus that a long press on an item opens.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var collectionView: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item under the finger; `nil` outside all items.
  private var path: IndexPath?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    interaction.part = { [weak self] in self?.cell }
    interaction.successor = { [weak collectionView] in collectionView?.dragOutOfMenu(at: $0) }
    collectionView.addInteraction(interaction)
  }

  private var cell: UICollectionViewCell? { path.flatMap { collectionView?.cellForItem(at: $0) } }

  /// Returns the items that the menu applies to. A press on one of several selected items applies to all of them.
  private func items(at path: IndexPath?) -> [IndexPath] {
    guard let collectionView, let path else { return [] }
    let selected = collectionView.indexPathsForSelectedItems ?? []
    return selected.count > 1 && selected.contains(path) ? selected : [path]
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collectionView else { return nil }
    path = collectionView.indexPathForItem(at: location)
    // The actions of a swiped row are visible already.
    if cell?.isSweptAside == true { return nil }
    let configuration = collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: items(at: path), point: location)
    // The lifted item must not look highlighted.
    if configuration != nil { collectionView.endHighlight() }
    if configuration == nil, let path { collectionView.showCommands(forItemAt: path) }
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let collectionView, let path else { return nil }
    return collectionView.delegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let collectionView, let path else { return nil }
    return collectionView.delegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView {
  var baseContextMenuInteraction: UIContextMenuInteraction? { itemInteractions.menus?.interaction }

  /// Adds the context menu interaction, unless there is no delegate.
  func prepareForContextMenus() {
    if delegate != nil { itemInteractions.prepareMenus(in: self) }
  }
}

extension UICollectionViewDelegate {
  /// The default implementation, which calls the method for a single item, and returns `nil` for none or several items.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// The default implementation, which returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The default implementation, which calls the older form.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation, which calls the older form.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation, which returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
