import Foundation
import Geometry

/// The scroll views that a controller has set for the bars at its edges.
struct ContentScrollViews {
  private struct Entry {
    var edge: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  private var entries: [Entry] = []

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.last { $0.edge.isSuperset(of: edge) && $0.view != nil }?.view
  }

  mutating func set(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for index in entries.indices { entries[index].edge.subtract(edge) }
    // Entries without an edge or a view never match; keeping them would only use memory.
    entries.removeAll { $0.edge.isEmpty || $0.view == nil }
    if let view { entries.append(Entry(edge: edge, view: view)) }
  }
}

extension UIView {
  /// The scroll views among the subviews that bars may follow, from back to front.
  var followedScrollViews: [UIScrollView] {
    subviews.compactMap { $0 as? UIScrollView }.filter(\.isFollowedByBars)
  }
}

extension UIViewController {
  /// The scroll view that the navigation bar follows.
  var topScrollView: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    guard let view = loadedView else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    let top = view.safeAreaInsets.top + 0.5
    return view.followedScrollViews.first { $0.frame.minY <= top }
  }

  /// Returns the innermost container of the given type around this controller, or `nil`.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var controller = container
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.container
    }
    return nil
  }

  /// The coordinator of the transition in progress: of a presentation, or in a navigation controller at or around this
  /// one; `nil` if there is none.
  var activeCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = (self as? UINavigationController)?.coordinator { return own }
    if let modal = (ownPresentationController?.running ?? presentation ?? endingPresentation)?.coordinator {
      return modal
    }
    return container?.activeCoordinator
  }
}
