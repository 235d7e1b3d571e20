import Foundation
import Geometry

extension UIScrollView {
  /// The effect of a drag on the keyboard and the first responder.
  ///
  /// - Fidelity: approximated; no keyboard is drawn, so the interactive modes end editing once the finger reaches the
  ///   area where iOS shows it. Input accessory views are absent.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Drags do not end editing.
    case none = 0
    /// Editing ends when a drag begins.
    case onDrag = 1
    /// Editing ends when the dragging finger reaches the keyboard's area.
    case interactive = 2
    /// The same as ``onDrag``: there are no accessory views to dismiss.
    case onDragWithAccessory = 3
    /// The same as ``interactive``: there are no accessory views to dismiss.
    case interactiveWithAccessory = 4
  }

  /// Whether an index of section titles is shown at the trailing edge.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    /// The index is shown when the data source provides titles.
    case automatic = 0
    /// The index is never shown.
    case alwaysHidden = 1
  }

  func dragDidBegin() {
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { endEditingInWindow() }
  }

  /// Ends editing when the finger reaches the keyboard's area, in interactive modes.
  ///
  /// - Parameter location: The finger's location in the window.
  func dragDidMove(to location: CGPoint) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window else {
      return
    }
    if location.y >= window.bounds.height - Self.keyboardHeight { endEditingInWindow() }
  }

  /// The keyboard's height on an upright iPhone with a home indicator, in points.
  private static var keyboardHeight: CGFloat { 336 }

  private func endEditingInWindow() {
    guard let view = window?.root?.keyboard.firstResponder as? UIView else { return }
    view.resignFirstResponder()
  }
}
