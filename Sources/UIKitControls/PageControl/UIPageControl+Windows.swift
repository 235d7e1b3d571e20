import UIKitCore

/// The page controls of windows, which are known without a search through their views.
extension UIPageControl {
  private struct WeakControl { weak var control: UIPageControl? }

  /// The controls in windows, in the order in which they came there.
  private static var shown: [WeakControl] = []

  /// Returns the page controls of a window, in the order in which they came there.
  package static func controls(in window: UIWindow?) -> [UIPageControl] {
    guard let window else { return [] }
    return shown.compactMap(\.control).filter { $0.window === window }
  }

  /// Adds the control to those in windows, or removes it.
  func noteWindow() {
    Self.shown.removeAll { $0.control == nil || $0.control === self }
    if window != nil { Self.shown.append(WeakControl(control: self)) }
  }
}
