import Foundation
import Geometry
import UIKitCore

extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }
  private var isMirrored: Bool { !isVertical && loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The distance between the starts of two pages, in points.
  private var stride: CGFloat {
    let size = view.bounds.size
    return (isVertical ? size.height : size.width) + spacing
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

  /// The pages in the order of their positions: the one before, the current one and the one after, as far as they
  /// exist.
  private var row: [UIViewController] {
    let pages = [neighbor(after: false), current, neighbor(after: true)].compactMap { $0 }
    return isMirrored ? pages.reversed() : pages
  }

  // MARK: Layout

  func layOutPages() {
    guard isViewLoaded else { return }
    let size = view.bounds.size
    let extra = CGSize(width: isVertical ? 0 : spacing, height: isVertical ? spacing : 0)
    scrollView.frame = CGRect(
      x: -extra.width / 2, y: -extra.height / 2, width: size.width + extra.width, height: size.height + extra.height)
    layOutDots()
    guard finish == nil, pending == nil else { return }
    place(row, around: current)
  }

  /// Places pages one after the other, with one of them in the middle of the view.
  private func place(_ pages: [UIViewController], around center: UIViewController?) {
    let length = stride
    scrollView.contentSize =
      isVertical
      ? CGSize(width: scrollView.bounds.width, height: length * CGFloat(pages.count))
      : CGSize(width: length * CGFloat(pages.count), height: scrollView.bounds.height)
    for (index, page) in pages.enumerated() where page.isViewLoaded && page.view.superview === scrollView {
      page.view.frame = frame(at: index)
    }
    guard let index = pages.firstIndex(where: { $0 === center }) else { return }
    scrollView.contentOffset = offset(of: index)
  }

  private func frame(at index: Int) -> CGRect {
    let start = stride * CGFloat(index) + spacing / 2
    let origin = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    return CGRect(origin: origin, size: view.bounds.size)
  }

  private func offset(of index: Int) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: stride * CGFloat(index)) : CGPoint(x: stride * CGFloat(index), y: 0)
  }

  // MARK: Dragging

  func willDrag() {
    guard finish == nil, pending == nil else { return }
    place(row, around: current)
  }

  /// Adds the page toward which the user drags.
  func didScroll() {
    guard finish == nil, scrollView.isDragging || scrollView.isDecelerating, let current else { return }
    let pages = row
    guard let index = pages.firstIndex(where: { $0 === current }) else { return }
    let now = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    let start = stride * CGFloat(index)
    guard now != start, pages.indices.contains(now > start ? index + 1 : index - 1) else { return }
    let next = pages[now > start ? index + 1 : index - 1]
    guard next !== pending else { return }
    drop(pending)
    pending = next
    delegate?.pageViewController(self, willTransitionTo: [next])
    adopt(next, at: now > start ? index + 1 : index - 1)
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
    place(row, around: current)
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
    let pages = isLater ? [old, page] : [page, old]
    place(pages, around: old)
    old.beginAppearanceTransition(false, animated: true)
    adopt(page, at: isLater ? 1 : 0)
    current = page
    finish = { [weak self] in
      guard let self else { return }
      exchange(old, for: page)
      place(row, around: page)
      readDots()
      completion?(true)
    }
    scrollView.setContentOffset(offset(of: isLater ? 1 : 0), animated: true)
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
