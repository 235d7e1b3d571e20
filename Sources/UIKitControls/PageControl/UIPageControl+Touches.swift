import Foundation
import Geometry
import UIKitCore

extension UIPageControl {
  /// Moves by one page toward the tapped half.
  func step(towards location: CGPoint) {
    interaction = .discrete
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)[axis]
    let isForward = isReversed ? location[axis] < middle : location[axis] >= middle
    choose(page + (isForward ? 1 : -1))
  }

  /// Moves to the page under the touch.
  func scrub(to location: CGPoint) {
    guard allowsContinuousInteraction, showsIndicators, let origin = press.origin else { return }
    if interaction != .continuous {
      guard abs(location[axis] - origin[axis]) >= PagePress.slop else { return }
      interaction = .continuous
      progressMayBeVisible()
    }
    guard let found = row(at: .infinity).page(at: positionInRow(of: location), staying: page),
      let full = display.window.full
    else { return }
    press.edge = found < full.lowerBound ? -1 : (found > full.upperBound ? 1 : nil)
    if press.edge == nil { press.turned = nil }
    choose(max(full.lowerBound, min(found, full.upperBound)))
  }

  /// Moves by one page at a time while the touch rests beyond an end of the row.
  func scrubOn(at time: FrameTime) {
    guard let edge = press.edge else { return }
    guard let turned = press.turned else { return press.turned = time }
    guard time - turned >= PagePress.interval - 1e-9 else { return }
    press.turned = time
    choose(page + edge)
    if page == 0 || page == pages - 1 { press.edge = nil }
  }

  func finishInteraction() {
    press = PagePress()
    interaction = .none
    platterMayShow(isPressed: false, isAnimated: true)
    progressMayBeVisible()
  }

  func platterMayShow(isPressed: Bool? = nil, isAnimated: Bool) {
    let isShown =
      switch backgroundStyle {
      case .prominent: true
      case .minimal: false
      case .automatic: isPressed ?? isTracking
      }
    let motion: Ramp.Motion? = isAnimated && animates ? (isShown ? .platterIn : .platterOut) : nil
    display.setPlatter(isShown ? 1 : 0, at: now, motion)
    displayDidSetOut()
  }
}
