import Foundation
import Geometry

extension UIScrollView {
  /// What a drag does to whoever has the keyboard.
  ///
  /// - Fidelity: approximated; no keyboard is drawn, so that the interactive modes end editing where the finger would come
  ///   upon it, and accessories are absent.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    /// Ends editing when the drag begins.
    case onDrag = 1
    /// Ends editing when the finger that drags comes down to the keyboard.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Whether the titles of an index are shown at the edge, where there are some.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  func dragDidBegin() {
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { endEditingInWindow() }
  }

  /// - Parameter place: Of the finger, in the window.
  func dragDidMove(to place: CGPoint) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window else {
      return
    }
    if place.y >= window.bounds.height - Self.keyboardHeight { endEditingInWindow() }
  }

  /// Of an iPhone held upright with a home indicator, in points.
  private static var keyboardHeight: CGFloat { 336 }

  private func endEditingInWindow() {
    guard let view = window?.root?.keyboard.firstResponder as? UIView else { return }
    view.resignFirstResponder()
  }
}
