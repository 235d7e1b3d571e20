import Foundation
import Geometry
import UIKitCore

extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }
  private var isMirrored: Bool { !isVertical && loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The distance between the starts of two pages, in points.
  private var stride: CGFloat {
    (isVertical ? pageSize.height : pageSize.width) + spacing
  }

  func forgetNeighbors() { (before, after) = (nil, nil) }

  private func neighbor(after isAfter: Bool) -> UIViewController? {
    guard let current, let dataSource else { return nil }
    if isAfter {
      if let after { return after }
      let found = dataSource.pageViewController(self, viewControllerAfter: current)
      after = .some(found)
      return found
    }
    if let before { return before }
    let found = dataSource.pageViewController(self, viewControllerBefore: current)
    before = .some(found)
    return found
  }

  /// The pages in the order of their positions: the one before the current one, the current one and the one after.
  private var row: [UIViewController?] { slots(neighbor(after: false), neighbor(after: true)) }

  private func slots(_ before: UIViewController?, _ after: UIViewController?) -> [UIViewController?] {
    isMirrored ? [after, current, before] : [before, current, after]
  }

  // MARK: Layout

  func layOutPages() {
    guard isViewLoaded else { return }
    layOutDots()
    layOutScrollView()
    guard finish == nil, pending == nil else { return }
    place(row)
  }

  /// Sets the scroll view's frame and position without asking for further pages.
  func layOutScrollView() {
    let size = pageSize
    let extra = CGSize(width: isVertical ? 0 : spacing, height: isVertical ? spacing : 0)
    scrollView.frame = CGRect(
      x: -extra.width / 2, y: -extra.height / 2, width: size.width + extra.width, height: size.height + extra.height)
    if before == nil, after == nil, pending == nil, finish == nil { place(slots(nil, nil)) }
  }

  /// The view without the part that the page control needs.
  private var pageSize: CGSize {
    CGSize(width: view.bounds.width, height: dots?.frame.minY ?? view.bounds.height)
  }

  /// Places pages one after the other, with the second of three in the middle of the view. Beside it the user scrolls to
  /// existing pages only.
  private func place(_ pages: [UIViewController?]) {
    let (length, size) = (stride, scrollView.bounds.size)
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: length * 3) : CGSize(width: length * 3, height: size.height)
    let (start, end) = (pages[0] == nil ? -length : 0, pages[2] == nil ? -length : 0)
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    for case (let index, let page?) in pages.enumerated()
    where page.isViewLoaded && page.view.superview === scrollView { page.view.frame = frame(at: index) }
    scrollView.contentOffset = offset(of: 1)
  }

  private func frame(at index: Int) -> CGRect {
    let start = stride * CGFloat(index) + spacing / 2
    let origin = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    return CGRect(origin: origin, size: pageSize)
  }

  private func offset(of index: Int) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: stride * CGFloat(index)) : CGPoint(x: stride * CGFloat(index), y: 0)
  }

  // MARK: Dragging

  func willDrag() {
    guard finish == nil, pending == nil else { return }
    place(row)
  }

  /// Adds the page toward which the user drags.
  func didScroll() {
    guard finish == nil, scrollView.isDragging || scrollView.isDecelerating, let current else { return }
    let now = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    let index = now > stride ? 2 : 0
    guard now != stride, let next = row[index], next !== pending else { return }
    drop(pending)
    pending = next
    delegate?.pageViewController(self, willTransitionTo: [next])
    adopt(next, at: index)
    current.beginAppearanceTransition(false, animated: true)
  }

  private func adopt(_ page: UIViewController, at index: Int) {
    addChild(page)
    page.beginAppearanceTransition(true, animated: true)
    page.view.frame = frame(at: index)
    scrollView.addSubview(page.view)
  }

  private func drop(_ page: UIViewController?) {
    guard let page, page !== current else { return }
    page.beginAppearanceTransition(false, animated: true)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.endAppearanceTransition()
    page.removeFromParent()
  }

  func didRest() {
    guard finish == nil, let pending, let old = current else { return }
    let pages = row
    let now = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    let index = Int((now / Swift.max(stride, 1)).rounded())
    let isCompleted = pages.indices.contains(index) && pages[index] === pending
    self.pending = nil
    if isCompleted {
      exchange(old, for: pending)
      moveDots(forward: after.flatMap { $0 } === pending)
      current = pending
      forgetNeighbors()
    } else {
      drop(pending)
      old.beginAppearanceTransition(true, animated: true)
      old.endAppearanceTransition()
    }
    place(row)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isCompleted)
  }

  /// Ends the transition from one page, whose disappearance has begun, to another.
  private func exchange(_ old: UIViewController, for new: UIViewController) {
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    old.removeFromParent()
    new.endAppearanceTransition()
    new.didMove(toParent: self)
  }

  // MARK: In code

  func show(
    _ page: UIViewController, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    endAnimation()
    drop(pending)
    pending = nil
    forgetNeighbors()
    guard let old = current, old !== page, isViewLoaded, view.window != nil, animated else {
      replace(with: page)
      completion?(true)
      return
    }
    let isLater = (direction == .forward) != isMirrored
    place(isLater ? [nil, old, page] : [page, old, nil])
    old.beginAppearanceTransition(false, animated: true)
    adopt(page, at: isLater ? 2 : 0)
    current = page
    finish = { [weak self] in
      guard let self else { return }
      exchange(old, for: page)
      place(row)
      readDots()
      completion?(true)
    }
    scrollView.setContentOffset(offset(of: isLater ? 2 : 0), animated: true)
  }

  private func replace(with page: UIViewController) {
    guard page !== current else { return }
    let old = current
    current = page
    addChild(page)
    if isViewLoaded {
      old?.willMove(toParent: nil)
      old?.view.removeFromSuperview()
      scrollView.addSubview(page.view)
    }
    old?.removeFromParent()
    page.didMove(toParent: self)
    readDots()
    loadedView?.setNeedsLayout()
  }

  func didAnimate() { endAnimation() }

  private func endAnimation() {
    let rest = finish
    finish = nil
    rest?()
  }

  // MARK: Page control

  private func layOutDots() {
    if dots == nil { readDots() }
    guard let dots else { return }
    let height = dots.sizeThatFits(view.bounds.size).height
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
    view.bringSubviewToFront(dots)
  }

  private func readDots() {
    guard transitionStyle == .scroll, !isVertical, let dataSource, isViewLoaded else { return }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else {
      dots?.removeFromSuperview()
      return dots = nil
    }
    let control = dots ?? UIPageControl()
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: self)
    control.isUserInteractionEnabled = false
    if dots == nil { view.addSubview(control) }
    dots = control
  }

  private func moveDots(forward: Bool) {
    guard let dots, dots.numberOfPages > 0 else { return }
    dots.currentPage = (dots.currentPage + (forward ? 1 : -1) + dots.numberOfPages) % dots.numberOfPages
  }
}
