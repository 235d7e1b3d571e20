public import Foundation
import Geometry
import UIKitControls
public import UIKitCore

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Members of views, controls, gesture recognizers and bar items.
extension TesseraObject {
  @preconcurrency @MainActor
  private var ownView: UIView? { cast() }
  @preconcurrency @MainActor
  private var control: UIControl? { cast() }
  @preconcurrency @MainActor
  private var button: UIButton? { cast() }
  @preconcurrency @MainActor
  private var item: UIBarItem? { cast() }
  @preconcurrency @MainActor
  private var recognizer: UIGestureRecognizer? { cast() }
  @preconcurrency @MainActor
  private var field: UITextField? { cast() }

  // MARK: Views

  /// The number of a view or an item.
  @preconcurrency @MainActor
  public var tag: Int! { ownView?.tag ?? item?.tag }
  /// The frame of a view.
  @preconcurrency @MainActor
  public var frame: CGRect! { ownView?.frame }
  /// The bounds of a view.
  @preconcurrency @MainActor
  public var bounds: CGRect! { ownView?.bounds }
  /// The center of a view.
  @preconcurrency @MainActor
  public var center: CGPoint! { ownView?.center }
  /// Whether a view is hidden.
  @preconcurrency @MainActor
  public var isHidden: Bool! { ownView?.isHidden }
  /// The opacity of a view.
  @preconcurrency @MainActor
  public var alpha: CGFloat! { ownView?.alpha }
  /// The layer of a view.
  @preconcurrency @MainActor
  public var layer: CALayer! { ownView?.layer }
  /// The color of a view.
  @preconcurrency @MainActor
  public var backgroundColor: UIColor?! { ownView.map(\.backgroundColor) }
  /// The view around a view.
  @preconcurrency @MainActor
  public var superview: UIView?! { ownView.map(\.superview) }
  /// The window of a view.
  @preconcurrency @MainActor
  public var window: UIWindow?! { ownView.map(\.window) }
  /// The identifier of a view or an item for tests.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String?! {
    ownView.map(\.accessibilityIdentifier) ?? item.map(\.accessibilityIdentifier)
  }
  /// The identifier of a view or a controller for restoration.
  @preconcurrency @MainActor
  public var restorationIdentifier: String?! {
    ownView.map(\.restorationIdentifier) ?? cast(to: UIViewController.self).map(\.restorationIdentifier)
  }
  /// Removes a view from the one around it.
  @preconcurrency @MainActor
  public func removeFromSuperview() { ownView?.removeFromSuperview() }
  /// Ends editing.
  @discardableResult
  @preconcurrency @MainActor
  public func resignFirstResponder() -> Bool { cast(to: UIResponder.self)?.resignFirstResponder() ?? false }
  /// Begins editing.
  @discardableResult
  @preconcurrency @MainActor
  public func becomeFirstResponder() -> Bool { cast(to: UIResponder.self)?.becomeFirstResponder() ?? false }
  /// Calls a method on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    cast(to: NSObject.self)?.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
  /// Calls a method on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    cast(to: NSObject.self)?.performSelector(inBackground: aSelector, with: arg)
  }
  /// A point of a view's coordinates in those of another view.
  @preconcurrency @MainActor
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ownView?.convert(point, to: view) ?? point }
  /// A rectangle of a view's coordinates in those of another view.
  @preconcurrency @MainActor
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { ownView?.convert(rect, to: view) ?? rect }

  // MARK: Controls

  /// Whether a control, an item or a gesture recognizer is enabled.
  @preconcurrency @MainActor
  public var isEnabled: Bool! { control?.isEnabled ?? item?.isEnabled ?? recognizer?.isEnabled }
  /// Whether a control is selected.
  @preconcurrency @MainActor
  public var isSelected: Bool! { control?.isSelected }
  /// Whether a control is touched.
  @preconcurrency @MainActor
  public var isHighlighted: Bool! { control?.isHighlighted }
  /// Whether a switch is on.
  @preconcurrency @MainActor
  public var isOn: Bool! { cast(to: UISwitch.self)?.isOn }
  /// The value of a slider or a stepper.
  @preconcurrency @MainActor
  public var value: Float! { cast(to: UISlider.self)?.value ?? cast(to: UIStepper.self).map { Float($0.value) } }
  /// The number of the selected segment.
  @preconcurrency @MainActor
  public var selectedSegmentIndex: Int! { cast(to: UISegmentedControl.self)?.selectedSegmentIndex }
  /// The title of a segment.
  @preconcurrency @MainActor
  public func titleForSegment(at index: Int) -> String? {
    cast(to: UISegmentedControl.self)?.titleForSegment(at: index)
  }
  /// The date of a picker.
  @preconcurrency @MainActor
  public var date: Date! { cast(to: UIDatePicker.self)?.date }
  /// The page of a page control.
  @preconcurrency @MainActor
  public var currentPage: Int! { cast(to: UIPageControl.self)?.currentPage }
  /// The title of a button now.
  @preconcurrency @MainActor
  public var currentTitle: String?! { button.map(\.currentTitle) }
  /// The label of a button.
  @preconcurrency @MainActor
  public var titleLabel: UILabel?! { button.map(\.titleLabel) }
  /// The title of a button in a state.
  @preconcurrency @MainActor
  public func title(for state: UIControl.State) -> String? { button?.title(for: state) }
  /// The color of a button's title in a state.
  @preconcurrency @MainActor
  public func titleColor(for state: UIControl.State) -> UIColor? { button?.titleColor(for: state) }
  /// The number of the selected tab.
  @preconcurrency @MainActor
  public var selectedIndex: Int! { cast(to: UITabBarController.self)?.selectedIndex }

  // MARK: Text and images

  /// The text of a field, a label or a text view.
  @preconcurrency @MainActor
  public var text: String?! {
    field.map(\.text) ?? cast(to: UILabel.self).map(\.text) ?? cast(to: UITextView.self).map(\.text)
      ?? cast(to: UISearchBar.self).map(\.text)
  }
  /// The text of an empty field.
  @preconcurrency @MainActor
  public var placeholder: String?! { field.map(\.placeholder) ?? cast(to: UISearchBar.self).map(\.placeholder) }
  /// The title of an item or a controller.
  @preconcurrency @MainActor
  public var title: String?! {
    item.map(\.title) ?? cast(to: UIViewController.self).map(\.title)
      ?? cast(to: UINavigationItem.self).map(\.title)
  }
  /// The image of an image view or an item.
  @preconcurrency @MainActor
  public var image: UIImage?! { cast(to: UIImageView.self).map(\.image) ?? item.map(\.image) }

  // MARK: Gestures

  /// The view of a gesture recognizer, a controller or a touch.
  @preconcurrency @MainActor
  public var view: UIView?! {
    recognizer.map(\.view) ?? cast(to: UIViewController.self).map(\.view) ?? cast(to: UITouch.self).map(\.view)
  }
  /// The state of a gesture recognizer.
  @preconcurrency @MainActor
  public var state: UIGestureRecognizer.State! { recognizer?.state }
  /// The number of fingers of a gesture.
  @preconcurrency @MainActor
  public var numberOfTouches: Int! { recognizer?.numberOfTouches }
  /// The scale of a pinch.
  @preconcurrency @MainActor
  public var scale: CGFloat! { cast(to: UIPinchGestureRecognizer.self)?.scale }
  /// The angle of a rotation.
  @preconcurrency @MainActor
  public var rotation: CGFloat! { cast(to: UIRotationGestureRecognizer.self)?.rotation }
  /// The place of a gesture or a touch in a view.
  @preconcurrency @MainActor
  public func location(in view: UIView?) -> CGPoint {
    recognizer?.location(in: view) ?? cast(to: UITouch.self)?.location(in: view) ?? .zero
  }
  /// The movement of a pan.
  @preconcurrency @MainActor
  public func translation(in view: UIView?) -> CGPoint {
    cast(to: UIPanGestureRecognizer.self)?.translation(in: view) ?? .zero
  }
  /// The velocity of a pan.
  @preconcurrency @MainActor
  public func velocity(in view: UIView?) -> CGPoint {
    cast(to: UIPanGestureRecognizer.self)?.velocity(in: view) ?? .zero
  }
}
