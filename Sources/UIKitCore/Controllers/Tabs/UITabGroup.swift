import Foundation

/// A tab with further tabs, which a sidebar shows below it.
///
/// - Fidelity: documented for phones, whose bar shows the group as one tab. Without a controller of its own, the tab
///   shows that of the selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue { child.parent = nil }
      adoptChildren()
    }
  }
  /// The selected tab of the group; at first that with the ``defaultChildIdentifier``, or else the first one.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set { chosen = newValue.flatMap { new in children.first { $0 === new } } }
  }
  private weak var chosen: UITab?
  /// The identifier of the tab that is selected at first; `nil`, the default, for the first one.
  open var defaultChildIdentifier: String?
  /// The navigation controller on which a sidebar shows the controllers of the group. The default is `nil`.
  open var managingNavigationController: UINavigationController?

  /// Creates a group.
  ///
  /// - Parameter viewControllerProvider: A closure that makes the group's controller when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  private func adoptChildren() { for child in children { child.parent = self } }

  override var substitute: UIViewController? { managingNavigationController ?? selectedChild?.viewController }

  /// Returns the tab of an identifier, in this group or the groups within it; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
