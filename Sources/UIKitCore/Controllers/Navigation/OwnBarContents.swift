import Foundation
import Geometry

/// The title and buttons of a navigation bar that no navigation controller manages.
@MainActor
final class OwnBarContents {
  private var contents: NavigationBarContents?

  /// Shows an item in place of the previous one.
  ///
  /// - Parameter below: The item to which the back button leads; `nil` for no button.
  func show(_ item: UINavigationItem?, above below: UINavigationItem?, in bar: UINavigationBar) {
    contents?.removeFromSuperview()
    contents?.item.onChange = nil
    contents = item.map { make($0, above: below, in: bar) }
    contents.map(bar.addSubview)
  }

  private func make(
    _ item: UINavigationItem, above below: UINavigationItem?, in bar: UINavigationBar
  ) -> NavigationBarContents {
    let contents = NavigationBarContents(item)
    contents.backTitles = item.backTitles(to: below)
    contents.onBack = { [weak bar, weak contents] in
      if let action = contents?.item.backAction { return action.perform(from: contents) }
      bar?.popItem(animated: true)
    }
    item.onChange = { [weak self, weak bar, weak contents] in
      guard let self, let bar else { return }
      contents?.reload()
      contents?.backTitles = contents?.item.backTitles(to: bar.backItem)
      dress(in: bar)
      bar.setNeedsLayout()
    }
    return contents
  }

  func dress(in bar: UINavigationBar) {
    contents?.dress(in: bar)
  }

  func layOut(_ state: NavigationBarState, in bar: UINavigationBar) {
    contents?.frame = bar.bounds
    contents?.layOut(
      state, progress: NavigationBarContents.TransitionProgress(), margin: bar.layoutMargins.left, distance: 0)
  }
}
