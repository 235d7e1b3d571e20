import Foundation
import Geometry
import UIKitCore

/// One wheel of a picker: a scroll view that rests on rows, and shows them on a cylinder.
///
/// Only the visible rows have views, however many there are.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  private let component: Int
  private(set) var count = 0
  private var rowHeight: CGFloat = 32
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  /// The row that was selected last, by the user or in code.
  private(set) var selected = 0
  /// The row to which an animation in code moves the wheel.
  private var target: Int?

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addGestureRecognizer(UITapGestureRecognizer { [weak self] tap in self?.choose(at: tap.location(in: self)) })
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the selected row.
  ///
  /// - Fidelity: approximated; without the place of the row among the others.
  override var accessibilityValue: String? {
    get { rows[selected]?.firstText }
    set {}
  }

  /// The angle between neighboring rows on the cylinder, in radians.
  ///
  /// - Source: nine rows cover half a turn on iOS.
  private static let step = CGFloat.pi / 9

  /// Asks for the rows again, and keeps the selection as far as it exists.
  func reload(count: Int, rowHeight: CGFloat) {
    for view in rows.values { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    self.count = Swift.max(0, count)
    self.rowHeight = rowHeight.isFinite && rowHeight >= 1 ? rowHeight : 32
    // The selection may be beyond the end of the rows that there were before.
    fitContent()
    select(Swift.min(selected, Swift.max(0, self.count - 1)), animated: false)
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return selected = 0 }
    selected = Swift.max(0, Swift.min(row, count - 1))
    target = animated ? selected : nil
    setContentOffset(offset(of: selected), animated: animated && window != nil)
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

  private func row(at position: CGFloat) -> Int {
    Swift.max(0, Swift.min(Int(position.rounded().clamped(to: 0...1e9)), Swift.max(0, count - 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Swift.max(0, (bounds.height - rowHeight) / 2)
    if contentInset.top != margin {
      contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      contentOffset = offset(of: target ?? selected)
    }
    fitContent()
    placeRows()
  }

  private func fitContent() { contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight) }

  private func placeRows() {
    guard count > 0, bounds.height > 0 else { return }
    let center = position
    let reach = Int((CGFloat.pi / 2 / Self.step).rounded(.down))
    let middle = row(at: center)
    let visible = Swift.max(0, middle - reach)...Swift.min(count - 1, middle + reach)
    for (row, view) in rows where !visible.contains(row) {
      view.removeFromSuperview()
      spare.append(view)
      rows[row] = nil
    }
    let radius = rowHeight / Self.step
    for row in visible {
      let angle = (CGFloat(row) - center) * Self.step
      guard let view = view(of: row) else { continue }
      let isVisible = abs(angle) < .pi / 2
      view.isHidden = !isVisible
      guard isVisible else { continue }
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
      view.alpha = abs(CGFloat(row) - center) < 0.5 ? 1 : 0.6 * cos(angle) * cos(angle)
    }
  }

  private func view(of row: Int) -> UIView? {
    if let known = rows[row] { return known }
    guard let made = picker?.makeView(row: row, component: component, reusing: spare.popLast()) else { return nil }
    rows[row] = made
    insertSubview(made, at: 0)
    return made
  }

  /// Returns the view of a visible row.
  func visibleView(of row: Int) -> UIView? { rows[row] }

  // MARK: The user's choice

  private func choose(at point: CGPoint) {
    guard count > 0 else { return }
    let radius = rowHeight / Self.step
    let share = ((point.y - bounds.midY) / radius).clamped(to: -1...1)
    let row = row(at: position + asin(share) / Self.step)
    guard row != selected else { return }
    select(row, animated: true)
    picker?.userDidSelect(row, component: component)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = nil
    let end = (targetContentOffset.pointee.y + contentInset.top) / rowHeight
    targetContentOffset.pointee.y = offset(of: row(at: end)).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { target = nil }

  /// Reports the row on which the wheel has come to rest.
  private func rest() {
    let row = row(at: position)
    guard row != selected else { return }
    selected = row
    picker?.userDidSelect(row, component: component)
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}

extension UIView {
  /// The label that assistive technologies read first in the view.
  fileprivate var firstText: String? {
    accessibilityLabel ?? subviews.lazy.compactMap(\.firstText).first
  }
}
