import Foundation

/// Notifications that apps wait for to make room at the bottom of the screen. No keyboard is drawn here: they are posted for
/// the views that the first responder shows in its place, as on a device that is connected to a keyboard.
extension UIResponder {
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A change of the part of the screen that a keyboard, or views in its place, cover.
@MainActor
struct KeyboardNotice {
  private let old: CGRect
  private let new: CGRect
  private let leaves: Bool

  /// Null frames are those of a keyboard below the screen.
  init(from old: CGRect, to new: CGRect, screen: CGSize) {
    let below = { (height: CGFloat) in CGRect(x: 0, y: screen.height, width: screen.width, height: height) }
    leaves = new.isNull
    self.old = old.isNull ? below(new.height) : old
    self.new = new.isNull ? below(old.height) : new
  }

  /// Tells of the beginning at once, and of the end when the views have arrived.
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
