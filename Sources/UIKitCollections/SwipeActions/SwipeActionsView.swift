import Foundation
import Geometry
import UIKitCore

/// The buttons beside a swiped row. It is as large as the row, and moves with it.
final class SwipeActionsView: UIView {
  /// As the actions: the outermost first.
  let buttons: [SwipeActionButton]

  /// - Parameter perform: Called with the index of a button that is touched.
  init(_ actions: [UIContextualAction], perform: @escaping (Int) -> Void) {
    buttons = actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
    }
    // Those further out cover the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  func wantedWidths(rowHeight: CGFloat) -> [CGFloat] { buttons.map { $0.wantedWidth(rowHeight: rowHeight) } }

  /// - Parameter isOnRight: Whether the row is on the left of its buttons.
  func show(_ geometry: SwipeGeometry, at offset: CGFloat, isFull: Bool, isOnRight: Bool) {
    let places = geometry.places(at: offset, isFull: isFull)
    for ((button, place), width) in zip(zip(buttons, places), geometry.widths) {
      let length = (bounds.width - place.start).atLeast(0)
      button.frame = CGRect(x: isOnRight ? place.start : 0, y: 0, width: length, height: bounds.height)
      button.layOut(around: isOnRight ? place.middle - place.start : bounds.width - place.middle, width: width)
    }
  }

  // Touches beside the buttons are for closing the row; the list is not to select it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// What moves is where it was going.
  func stopMoving() {
    for button in buttons {
      button.layer.removeAllAnimations()
      for view in button.subviews { view.layer.removeAllAnimations() }
    }
  }
}
