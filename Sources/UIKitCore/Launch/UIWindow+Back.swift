/// The Escape key of the desktop window, which undoes the user's navigation one level at a time.
extension UIWindow {
  /// Undoes the user's latest step: closes a menu, ends editing or searching, dismisses a presented controller or pops
  /// a pushed one.
  ///
  /// A modal controller is treated as a sheet that is dragged away: its delegate decides, and it may stay.
  ///
  /// - Returns: Whether there was such a step.
  package func goBack() -> Bool {
    if let menu = subviews.reversed().lazy.compactMap({ ($0 as? MenuOverlay)?.owner }).first {
      menu.dismiss()
      return true
    }
    if root?.keyboard.firstResponder is any TextEditing {
      endEditing(true)
      return true
    }
    guard let front = rootViewController?.frontmostPresented else { return false }
    return front.endSearching() || front.popTopmost() || front.leave()
  }
}

extension UIViewController {
  /// The topmost presented controller; this one if it presents none.
  fileprivate var frontmostPresented: UIViewController {
    var front = self
    while let next = front.rootContainer.presentation?.presented { front = next }
    return front
  }

  /// This controller and the visible controllers within it, the outermost first.
  private var shownChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.shownChild { chain.append(next) }
    return chain
  }

  private var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last { $0.viewIfLoaded?.window != nil }
    }
  }

  fileprivate func endSearching() -> Bool {
    let searches = shownChain.compactMap { $0.navigationItem.searchController }
    guard let search = searches.last(where: \.isActive) else { return false }
    search.isActive = false
    return true
  }

  fileprivate func popTopmost() -> Bool {
    let stacks = shownChain.compactMap { $0 as? UINavigationController }
    guard let stack = stacks.last(where: { $0.viewControllers.count > 1 }) else { return false }
    stack.popViewController(animated: true)
    return true
  }

  /// Dismisses the controller if it is presented.
  fileprivate func leave() -> Bool {
    guard let presentation = rootContainer.presenter?.presentation else { return false }
    if let alert = self as? any SelfPresenting, alert.cancel() { return true }
    _ = presentation.dismissByUser()
    return true
  }
}
