import Foundation

/// Notifications by which apps learn that a part of the screen is covered. No keyboard is drawn here: they are posted
/// for the input views of the first responder, as on a device connected to a keyboard.
extension UIResponder {
  /// Posted when input views are about to be shown.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when input views have been shown.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted when input views are about to be hidden.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when input views have been hidden.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the frame of the covered area changes, ahead of the notifications of showing and hiding.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the frame of the covered area has changed, following the notifications of showing and hiding.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the covered frame before the change, an `NSValue` in screen coordinates; below the screen if nothing
  /// was covered.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the covered frame after the change, an `NSValue` in screen coordinates; below the screen if nothing is
  /// covered.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the animation's duration, in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key of the animation's curve, the raw value of a `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of a Boolean value, always `true`: the keyboard belongs to this app.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A change of the part of the screen that a keyboard, or views in its place, cover.
@MainActor
struct KeyboardChange {
  private let old: CGRect
  private let new: CGRect
  private let leaves: Bool

  /// Creates a change. A null frame means a keyboard below the screen.
  init(from old: CGRect, to new: CGRect, screen: CGSize) {
    let below = { (height: CGFloat) in CGRect(x: 0, y: screen.height, width: screen.width, height: height) }
    leaves = new.isNull
    self.old = old.isNull ? below(new.height) : old
    self.new = new.isNull ? below(old.height) : new
  }

  /// Posts the notifications of the beginning at once, and those of the end when the views have arrived.
  func post() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(leaves ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
    UIView.animate(withDuration: InputWindow.duration) {
    } completion: { _ in
      post(leaves ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
      post(UIResponder.keyboardDidChangeFrameNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
        UIResponder.keyboardAnimationDurationUserInfoKey: InputWindow.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}
