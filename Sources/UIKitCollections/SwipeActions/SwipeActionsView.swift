import Foundation
import Geometry
import UIKitCore

/// The buttons next to a swiped row. The view has the size of the row and moves with it.
final class SwipeActionsView: UIView {
  /// The buttons of the actions, outermost first.
  let buttons: [SwipeActionButton]

  /// Creates the buttons for actions.
  ///
  /// - Parameter perform: A closure called with the index of a tapped button.
  init(_ actions: [UIContextualAction], perform: @escaping (Int) -> Void) {
    buttons = actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { _ in perform(index) }, for: .touchUpInside)
    }
    // Outer buttons cover inner ones.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  func wantedWidths(rowHeight: CGFloat) -> [CGFloat] { buttons.map { $0.wantedWidth(rowHeight: rowHeight) } }

  /// Positions the buttons for an offset of the row.
  ///
  /// - Parameter isOnRight: Whether the buttons are to the right of the row.
  func show(_ geometry: SwipeGeometry, at offset: CGFloat, isFull: Bool, isOnRight: Bool) {
    let positions = geometry.positions(at: offset, isFull: isFull)
    for ((button, position), width) in zip(zip(buttons, positions), geometry.widths) {
      let length = (bounds.width - position.start).atLeast(0)
      button.frame = CGRect(x: isOnRight ? position.start : 0, y: 0, width: length, height: bounds.height)
      button.layOut(around: isOnRight ? position.middle - position.start : bounds.width - position.middle, width: width)
    }
  }

  // Touches outside the buttons close the row; the list must not select it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Ends all animations at their final state.
  func stopMoving() {
    for button in buttons {
      button.layer.removeAllAnimations()
      for view in button.subviews { view.layer.removeAllAnimations() }
    }
  }
}
