import Foundation

/// The methods of UIKit's classes that nib files call as actions, such as `resignFirstResponder` of a text field.
@MainActor
enum NamedActions {
  static func register() {
    add("becomeFirstResponder", of: UIResponder.self) { responder, _ in _ = responder.becomeFirstResponder() }
    add("resignFirstResponder", of: UIResponder.self) { responder, _ in _ = responder.resignFirstResponder() }
    // An action passes its sender, which counts as `true`.
    add("endEditing:", of: UIView.self) { view, force in view.endEditing(force as? Bool ?? true) }
    add("removeFromSuperview", of: UIView.self) { view, _ in view.removeFromSuperview() }
    add("setNeedsLayout", of: UIView.self) { view, _ in view.setNeedsLayout() }
    add("layoutIfNeeded", of: UIView.self) { view, _ in view.layoutIfNeeded() }
    add("setNeedsDisplay", of: UIView.self) { view, _ in view.setNeedsDisplay() }
    add("startAnimating", of: UIImageView.self) { view, _ in view.startAnimating() }
    add("stopAnimating", of: UIImageView.self) { view, _ in view.stopAnimating() }
    add("beginRefreshing", of: UIRefreshControl.self) { control, _ in control.beginRefreshing() }
    add("endRefreshing", of: UIRefreshControl.self) { control, _ in control.endRefreshing() }
  }

  /// Makes a method known by its name.
  private static func add<Owner: NSObject>(
    _ name: String, of owner: Owner.Type, _ body: @escaping @MainActor (Owner, Any?) -> Void
  ) {
    let call: @MainActor (AnyObject, [Any?]) -> SelectorMethod.Result = { object, values in
      if let owner = object as? Owner { body(owner, values.first.flatMap(\.self)) }
      return SelectorMethod.Result(nil)
    }
    // Messages are sent where UIKit's methods may be called.
    let method = SelectorMethod(
      applies: { $0 is Owner }, call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> SelectorMethod.Result).self))
    MethodTable.shared.add(method, named: name, of: owner)
  }
}
