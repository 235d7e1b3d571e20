import Foundation
import UIKitCore

extension UIPageControl {
  func setNumberOfPages(_ count: Int) {
    let count = max(0, count)
    guard count != pages else { return }
    pages = count
    let old = page
    page = clamped(page)
    measuresDidChange()
    progressMayBeVisible()
    if page != old { progress?.pageDidChange(to: page) }
  }

  private func clamped(_ page: Int) -> Int { max(0, min(page, pages - 1)) }

  /// The displayed page, which differs from the current page while its display is deferred.
  var shownPage: Int { defersDisplay ? clamped(display.page) : page }

  /// - Parameter isDisplayed: Whether the page is displayed at once.
  func turn(to newPage: Int, isDisplayed: Bool) {
    let new = clamped(newPage)
    let old = page
    page = new
    if isDisplayed { displayPage() }
    if new != old { progress?.pageDidChange(to: new) }
  }

  func displayPage() {
    guard display.page != page else { return }
    display.show(page: page, fill: progress?.share ?? 0, at: now, isAnimated: animates)
    displayDidSetOut()
  }

  /// Changes the page as a touch or timer does, and sends the events.
  func choose(_ newPage: Int) {
    let old = page
    turn(to: newPage, isDisplayed: !defersDisplay)
    guard page != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Whether changes are animated; not if they are not visible.
  var animates: Bool { window != nil && showsIndicators && UIView.areAnimationsEnabled }

  func changeImages(_ change: (inout PageIndicatorImages) -> Void) {
    change(&images)
    display.expand(showsPill, at: now, isAnimated: false)
    measuresDidChange()
  }
}

// MARK: Progress

extension UIPageControl {
  /// Whether the current indicator is a pill. Images are not replaced.
  private var showsPill: Bool { progress?.isProgressVisible ?? false && images.isEmpty }

  func progressDidChange(from old: UIPageControlProgress?) {
    guard progress !== old else { return }
    old?.detach(from: self)
    progress?.attach(to: self)
    progressMayBeVisible()
    measuresDidChange()
  }

  /// Updates the visibility of the progress after the interaction or the number of pages has changed.
  func progressMayBeVisible() {
    progress?.isProgressVisible = showsIndicators && interaction != .continuous
    display.expand(showsPill, at: now, isAnimated: animates)
    displayDidSetOut()
  }
}

// MARK: Time

extension UIPageControl {
  /// Requests frames until the display is at rest.
  func displayDidSetOut() {
    isMoving = true
    setNeedsDisplay()
  }
}

extension UIPageControl: FrameTicking {
  package var isTicking: Bool {
    window != nil && (isMoving || press.edge != nil || (progress?.isTicking ?? false))
  }

  package func tick(to time: FrameTime) {
    guard window != nil else { return }
    if isMoving {
      setNeedsDisplay()
      isMoving = display.isMoving(at: time)
    }
    scrubOn(at: time)
    progress?.tick(to: time)
  }
}
