import Foundation

extension UIViewController {
  /// The controller's current state: its traits, and the text in the search bar of its navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  func baseSetNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    loadedView?.setNeedsLayout()
  }

  /// Updates the empty state's view if needed. Called before the controller's view is laid out.
  func updateUnavailableContent() {
    if needsUnavailableUpdate {
      needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let unavailableView, let view = loadedView else { return }
    unavailableView.frame = view.bounds
    view.bringSubviewToFront(unavailableView)
  }

  /// Shows the configuration above the other content of the controller's view, or removes its view if there is none.
  func showUnavailableContent() {
    let wanted = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState)
    if let wanted, let content = unavailableView as? any UIView & UIContentView, content.supports(wanted) {
      content.configuration = wanted
      return
    }
    unavailableView?.removeFromSuperview()
    unavailableView = wanted?.makeContentView()
    if let unavailableView { view.addSubview(unavailableView) }
    loadedView?.setNeedsLayout()
  }
}
