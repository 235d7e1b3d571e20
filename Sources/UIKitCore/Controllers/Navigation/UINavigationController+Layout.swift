import Foundation
import Geometry

extension UINavigationController {
  /// Places pages and bar, at rest or as the current transition has them.
  func layOutPages() {
    guard isViewLoaded, let view = loadedView else { return }
    pageContainer.frame = view.bounds
    layOutToolbar()
    for page in shownPages {
      if transition == nil { page.view.frame = pageContainer.bounds }
      page.view.bounds.size = pageContainer.bounds.size
      page.contents.searchBar?.navigationMargin = systemMinimumLayoutMargins.leading
      page.update(top: view.safeAreaInsets.top, barHeights: barHeights(of: page), reach: reach(of: page))
    }
    if let transition { transition.apply(transition.progress) } else { showTop() }
  }

  private var shownPages: [NavigationPage] {
    if let transition { return [transition.from, transition.to] }
    return pages.last.map { [$0] } ?? []
  }

  /// Returns the edges at which a page extends below bars, or has no bar.
  private func reach(of page: NavigationPage) -> UIRectEdge {
    let below: [any TranslucentBar] =
      (isToolbarHidden ? [] : [toolbar]) + (tabBarIsVisible.map { [$0] } ?? [])
    var reach = page.controller.reaches(under: .top, of: navigationBar) ? UIRectEdge.top : []
    if below.allSatisfy({ page.controller.reaches(under: .bottom, of: $0) }) { reach.insert(.bottom) }
    return reach
  }

  var tabBarIsVisible: UITabBar? {
    guard let tabs = tabBarController, !tabs.tabBar.isHidden, !tabs.hidesBar else { return nil }
    return tabs.tabBar
  }

  private func barHeights(of page: NavigationPage) -> NavigationBarHeights {
    let prompt = page.contents.item.prompt == nil ? 0 : NavigationBarContents.promptHeight
    let row = NavigationBarState.rowHeight(traitCollection) + prompt
    // The row of a hidden bar is above its place, and keeps its height on the way there.
    guard !isNavigationBarHidden else { return NavigationBarHeights(raised: row) }
    var barHeights = NavigationBarHeights(row: row, largest: largest(of: page))
    guard let search = page.contents.item.searchController else { return barHeights }
    barHeights.search = page.contents.searchBar?.naturalHeight ?? 0
    barHeights.hidesSearch = page.contents.item.hidesSearchBarWhenScrolling && !search.isActive
    if search.isActive, search.hidesNavigationBarDuringPresentation {
      (barHeights.row, barHeights.largest, barHeights.raised) = (0, 0, row)
    }
    return barHeights
  }

  private func largest(of page: NavigationPage) -> CGFloat {
    let isLow = traitCollection.verticalSizeClass == .compact
    guard navigationBar.prefersLargeTitles, !isLow, showsLargeTitle(page) else { return 0 }
    return page.contents.largeTitleHeight
  }

  /// Whether a page has a large title. `automatic` follows the controller below it; at the bottom of the stack it is
  /// large.
  private func showsLargeTitle(_ page: NavigationPage) -> Bool {
    let below = pages.prefix { $0 !== page }.reversed()
    let mode = ([page] + below).lazy.map(\.contents.item.largeTitleDisplayMode).first { $0 != .automatic }
    return mode != .never && mode != .inline
  }

  /// Shows the top page's bar at rest.
  func showTop() {
    guard let page = pages.last, transition == nil else { return }
    // The bar is placed before its contents, as its position changes their safe area.
    showBar(page.state, for: page)
    place(page, barProgress: NavigationBarContents.TransitionProgress())
  }

  func showBar(_ state: NavigationBarState, for page: NavigationPage) {
    let top = loadedView?.safeAreaInsets.top ?? 0
    navigationBar.show(state, for: page.contents.item, top: top, width: pageContainer.bounds.width)
  }

  /// Places a page's title and buttons in the bar.
  func place(_ page: NavigationPage, barProgress: NavigationBarContents.TransitionProgress) {
    let contents = page.contents
    let width = pageContainer.bounds.width
    contents.frame = CGRect(x: 0, y: 0, width: width, height: page.state.height + page.state.stretch)
    contents.layOut(
      page.state, progress: barProgress, margin: systemMinimumLayoutMargins.leading, distance: width / 2)
  }
}

extension UINavigationController {
  /// Connects a page to the bar.
  func adopt(_ page: NavigationPage) {
    page.contents.dress(in: navigationBar)
    page.contents.onBack = { [weak self, weak page] in
      if let action = page?.contents.item.backAction { return action.perform(from: page?.contents) }
      self?.popByBackButton()
    }
    followSearch(of: page)
    page.contents.item.onChange = { [weak self, weak page] in
      guard let self, let page else { return }
      page.contents.reload()
      followSearch(of: page)
      page.contents.dress(in: navigationBar)
      nameBackButtons()
      loadedView?.setNeedsLayout()
    }
    page.onScroll = { [weak self] in
      guard let self else { return }
      if let transition { transition.apply(transition.progress) } else { showTop() }
    }
    nameBackButtons()
  }

  /// Updates the bar when a search begins or ends.
  private func followSearch(of page: NavigationPage) {
    page.contents.item.searchController?.page = page.controller
    page.contents.item.searchController?.onChange = { [weak self] animated in
      guard let self else { return }
      loadedView?.setNeedsLayout()
      guard animated, loadedView?.window != nil, transition == nil else { return }
      UIView.animate(withDuration: SearchBarLayout.duration) { [self] in
        layOutPages()
        view.layoutIfNeeded()
      }
    }
  }

  func abandon(_ page: NavigationPage) {
    page.contents.item.searchController?.onChange = nil
    page.contents.item.onChange = nil
    page.onScroll = nil
    page.contents.onBack = nil
  }

  func dressPages() {
    for page in pages {
      page.contents.dress(in: navigationBar)
    }
    loadedView?.setNeedsLayout()
  }

  /// Pops the last controller if the bar's delegate permits it.
  private func popByBackButton() {
    let item = topViewController?.navigationItem
    let delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
    if let item, delegate?.navigationBar(navigationBar, shouldPop: item) == false { return }
    popViewController(animated: true)
    if let item { delegate?.navigationBar(navigationBar, didPop: item) }
  }

  func nameBackButtons() {
    showToolbarItems(of: topViewController)
    navigationBar.stack = pages.map(\.contents.item)
    for (index, page) in pages.enumerated() {
      let item = page.contents.item
      page.contents.backTitles = item.backTitles(to: index > 0 ? pages[index - 1].contents.item : nil)
    }
  }

  /// Adds a page's view and bar contents to the hierarchy.
  func install(_ page: NavigationPage, behind other: NavigationPage? = nil) {
    let top = pages.last
    loadView(of: page)
    // A controller may show another one while its view is loaded, which then stays in front.
    let isCovered = top === page && pages.last !== page
    if isCovered, transition == nil { return }
    if page.view.superview !== pageContainer {
      if isCovered {
        pageContainer.insertSubview(page.view, at: 0)
      } else if let other, other.view.superview === pageContainer {
        pageContainer.insertSubview(page.view, belowSubview: other.view)
      } else {
        pageContainer.addSubview(page.view)
      }
    }
    navigationBar.addSubview(page.contents)
    loadedView?.setNeedsLayout()
  }

  /// Loads a page's view at the size that it will have on screen: subviews that follow an edge would not find their way
  /// back from an empty frame.
  func loadView(of page: NavigationPage) {
    if page.view.superview !== pageContainer { page.view.frame = pageContainer.bounds }
    page.loadView()
  }

  func uninstall(_ page: NavigationPage) {
    page.view.removeFromSuperview()
    page.contents.removeFromSuperview()
    page.view.darkness = 0
  }
}

extension UINavigationItem {
  /// Returns the possible titles of this item's back button to another; `nil` if it has no back button.
  ///
  /// - Parameter item: The item below; `nil` at the bottom of the stack.
  func backTitles(to item: UINavigationItem?) -> [String]? {
    let hasRoom = leadingButtons.isEmpty || leftItemsSupplementBackButton
    guard !hidesBackButton, hasRoom else { return nil }
    guard let backAction else { return item?.backTitles }
    let title = backAction.title
    return title.isEmpty ? item?.backTitles ?? [InterfaceText.back.text] : [title]
  }

  /// The possible titles of a back button that leads here, the longest first.
  fileprivate var backTitles: [String] {
    switch backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [InterfaceText.back.text]
    case .default:
      let own = backBarButtonItem?.title ?? backButtonTitle ?? title
      guard let own else { return [InterfaceText.back.text] }
      return own.isEmpty ? [] : [own, InterfaceText.back.text]
    }
  }
}
