import Foundation
import Geometry
import LayoutLint
import UIKitCollections
import UIKitControls
import UIKitCore

/// A reader of the texts and touch targets of a screen.
@MainActor
struct ScreenReader {
  private(set) var texts: [ScreenText] = []
  private(set) var targets: [TouchTarget] = []
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    read(window, visible: window.bounds, isInBar: false)
  }

  private mutating func read(_ view: UIView, visible: CGRect, isInBar: Bool) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: nil)
    let inner = view.clipsToBounds ? visible.overlap(frame) : visible
    guard inner.width > 0, inner.height > 0 else { return }
    let isInBar = isInBar || view.isSystemBar
    if inner.overlap(frame) == frame {
      // The system's bars keep their own sizes and colors.
      if !isInBar, let text = view.screenText(in: frame) { texts.append(text) }
      readTarget(view, frame, isInBar: isInBar)
    }
    // The system's controls keep their own sizes, too; some of them, such as accessories, contain views of the app.
    let isPrivate = view is UIControl && view.isPartOfSystemView
    if let control = view as? UIControl, !isPrivate, !control.isDrawnByViews { return }
    for child in view.subviews { read(child, visible: inner, isInBar: isInBar || isPrivate) }
  }

  // MARK: Touch targets

  private mutating func readTarget(_ view: UIView, _ frame: CGRect, isInBar: Bool) {
    guard frame.width > 0, frame.height > 0, !view.isHiddenFromAssistance else { return }
    targets += view.unlabeledParts
    guard let kind = view.targetKind(isInBar: isInBar) else { return }
    targets.append(
      TouchTarget(
        name: view.targetName, label: view.spokenText, frame: frame, reach: reach(of: view, frame),
        hasSystemSize: kind == .element || isInBar))
  }

  /// Returns the size of the area that reacts, up to 44 points if that is larger than the frame.
  private func reach(of view: UIView, _ frame: CGRect) -> CGSize {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    func reaches(_ axis: Axis) -> Bool {
      [-21.5, 21.5].allSatisfy { distance in
        var point = center
        point[axis] += distance
        guard let hit = window.hitTest(point, with: nil) else { return false }
        return hit === view || hit.isDescendant(of: view)
      }
    }
    return CGSize(
      width: frame.width < 44 && reaches(.horizontal) ? 44 : frame.width,
      height: frame.height < 44 && reaches(.vertical) ? 44 : frame.height)
  }
}

extension UIView {
  fileprivate var isSystemBar: Bool { self is UINavigationBar || self is UITabBar || self is UIToolbar }

  /// Whether an assistive technology finds an enclosing element instead of this view.
  fileprivate var isHiddenFromAssistance: Bool {
    var next = parent
    while let current = next {
      if current.isAccessibilityElement && !(current is UITextField) || current.accessibilityElementsHidden {
        return true
      }
      next = current.parent
    }
    return accessibilityElementsHidden
  }
}

extension UIControl {
  /// Whether the control is one of the app, whose content is that of its subviews.
  fileprivate var isDrawnByViews: Bool {
    !(self is UIButton || self is UIDatePicker || self is UIRefreshControl || hasSystemSize)
  }
}
