import Foundation
import Geometry
import PlainText
import Simulator
import UIKitCollections
import UIKitControls
import UIKitCore

/// The views outside of collection views, which constraints, stack views or code place.
extension LensReader {
  /// Returns the innermost visible view at a point of a view's coordinates; `nil` if there is none.
  ///
  /// The parts of a control are UIKit's. A view that fills the screen is a background or a veil, which is everywhere; only
  /// a collection view counts, for its elements.
  func innermost(at point: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let isInside = view.bounds.holds(point)
    guard isInside || !view.clipsToBounds else { return nil }
    for child in view is UIControl ? [] : view.subviews.reversed() {
      if let found = innermost(at: view.convert(point, to: child), in: child) { return found }
    }
    return isInside && (view is UICollectionView || !fillsScreen(view)) ? view : nil
  }

  private func fillsScreen(_ view: UIView) -> Bool {
    view.convert(view.bounds, to: window).intersection(window.bounds) == window.bounds
  }

  /// Returns a view as an element to which the user points; `nil` for one that fills the screen.
  func hit(of view: UIView) -> LensHit? {
    fillsScreen(view) ? nil : plainHit(of: view)
  }

  /// Returns a view as an element to which the user points, whatever it fills.
  func plainHit(of view: UIView) -> LensHit {
    let frame = view.convert(view.bounds, to: window)
    return LensHit(view: view, name: Self.name(of: view), frame: frame, section: nil)
  }

  /// Returns the lines about a view's frame: its name, and a line for each rule.
  func derivation(of view: UIView) -> [String] {
    var lines = [Self.name(of: view)]
    if let parent = view.superview {
      lines.append("superview  \(type(of: parent)) \(Self.text(parent.bounds.size))")
    }
    if let stack = view.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: view) {
      let axis = stack.axis == .horizontal ? "horizontal" : "vertical"
      lines.append(
        "arranged  \(index + 1) of \(stack.arrangedSubviews.count), \(axis), spacing "
          + Double(stack.spacing).text(decimals: 3))
    }
    return lines + LayoutRecorder.rules(of: view) + ["frame  \(Self.text(view.frame))"]
  }

  /// Returns the type of a view, with its text if it has one.
  static func name(of view: UIView) -> String {
    let button = view as? UIButton
    let title = button?.title(for: .normal) ?? button?.configuration?.title
    let text = (view as? UILabel)?.text ?? title ?? view.accessibilityIdentifier
    let line = text?.split(whereSeparator: \.isNewline).joined(separator: " ")
    let short = line.map { $0.count > 24 ? "\($0.prefix(23))…" : $0 } ?? ""
    return "\(type(of: view))" + (short.isEmpty ? "" : " “\(short)”")
  }

  private static func text(_ size: CGSize) -> String {
    "\(Double(size.width).text(decimals: 3))×\(Double(size.height).text(decimals: 3))"
  }
}
