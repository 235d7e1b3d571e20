import Foundation
import Geometry

/// The views at the bottom of the screen that the first responder provides: its accessory and its input view.
///
/// The system's keyboard is not drawn, so an accessory without an input view is placed at the edge of the screen.
@MainActor
final class InputViews {
  /// The views that one responder provides.
  private struct Choice {
    /// The responder that provides the lowest of the views; it receives touches and keys that they do not handle.
    weak var owner: UIResponder?
    var accessory: UIView?
    var input: UIView?

    static let none = Choice()

    func shows(like other: Choice) -> Bool { accessory === other.accessory && input === other.input }
  }

  private weak var responder: UIResponder?
  private var chosen = Choice.none
  private var window: InputWindow?
  private weak var root: RenderRoot?
  /// Whether the views are hidden because the first responder's controller presents another one.
  private var isHeldBack = false
  /// Whether the views have to be determined again.
  private(set) var needsUpdate = false

  /// The part of the screen that the views cover, down to its edge; null without any.
  private(set) var coveredFrame = CGRect.null

  /// Responds to a change of the first responder.
  func responderDidChange(to new: UIResponder?) {
    if window != nil || new.map({ !Self.choice(of: $0).shows(like: .none) }) ?? false { needsUpdate = true }
  }

  func reload(for changed: UIResponder, first: UIResponder?) {
    if changed === first { needsUpdate = true }
  }

  /// Called before every layout.
  func update(for first: UIResponder?, on root: RenderRoot) {
    guard needsUpdate || window != nil || isHeldBack else { return }
    let shown = first.flatMap { $0.isBehindPresentation ? nil : $0 }
    isHeldBack = first != nil && shown == nil
    guard needsUpdate || shown !== responder else { return }
    needsUpdate = false
    self.root = root
    responder = shown
    let new = shown.map(Self.choice) ?? .none
    defer { chosen = new }
    if new.shows(like: chosen) { return }
    if new.shows(like: .none) { return hide() }
    let window = window ?? InputWindow(windowScene: root.scene, owner: self)
    self.window = window
    window.show(accessory: new.accessory, input: new.input, of: new.owner)
  }

  private func hide() {
    let window = window
    self.window = nil
    window?.leave()
    cover(.null)
  }

  private static func choice(of responder: UIResponder) -> Choice {
    let accessory = responder.nearest(\.inputAccessoryView)
    let input = responder.nearest(\.inputView)
    return Choice(owner: input?.owner ?? accessory?.owner, accessory: accessory?.view, input: input?.view)
  }

  // MARK: The part of the screen that is covered

  /// Changes the covered part of the screen, and posts notifications.
  ///
  /// - Parameter frame: A frame in the coordinates of the screen.
  func cover(_ frame: CGRect) {
    guard frame != coveredFrame, let root else { return }
    let old = coveredFrame
    coveredFrame = frame
    for window in root.scene.windows { window.keyboardFrameDidChange() }
    KeyboardChange(from: old, to: frame, screen: root.environment.size).post()
  }
}

extension UIResponder {
  /// Returns the first view that the responder or one further up its chain provides.
  fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> (owner: UIResponder, view: UIView)? {
    var link: UIResponder? = self
    while let current = link {
      if let found = view(current) { return (current, found) }
      link = current.next
    }
    return nil
  }

  /// Whether the responder belongs to a controller that presents another one.
  fileprivate var isBehindPresentation: Bool { nearestViewController?.nearestPresentation != nil }

  /// The responder that becomes first responder when this one resigns: the next up the chain that provides input views,
  /// such as a controller with a bar for writing.
  var nextResponderWithInputViews: UIResponder? {
    var link = next
    while let current = link {
      if current.canBecomeFirstResponder, current.inputAccessoryView != nil || current.inputView != nil {
        return current
      }
      link = current.next
    }
    return nil
  }
}

extension UIView {
  /// Updates the keyboard guides of the view and its descendants.
  fileprivate func keyboardFrameDidChange() {
    if knownLayoutGuide(.keyboard) != nil { constraintContentDidChange() }
    for child in children { child.keyboardFrameDidChange() }
  }
}
