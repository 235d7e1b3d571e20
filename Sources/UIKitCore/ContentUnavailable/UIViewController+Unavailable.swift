import Foundation

extension UIViewController {
  /// The state as it is now.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  func baseSetNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    loadedView?.setNeedsLayout()
  }

  /// Before the view is laid out.
  func updateUnavailableContent() {
    if needsUnavailableUpdate {
      needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let unavailableView, let view = loadedView else { return }
    unavailableView.frame = view.bounds
    view.bringSubviewToFront(unavailableView)
  }

  /// Above everything else of the controller's view.
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
