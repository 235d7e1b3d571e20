import Foundation

/// The methods by which a text field reports edits, and asks for permission.
///
/// They are called in this order: should begin editing; did begin; for each change should change, did change selection;
/// should return; should end; did end.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here. Menus of the text are
///   absent.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Reports that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end. The answer is ignored if the field leaves its window, or editing is ended by force.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Reports that editing has ended. Not called if the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Reports that editing has ended, with the reason. The default implementation calls the method without one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks whether the user may replace the text in a range.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 code units; it always consists of whole characters.
  ///   - string: The typed, pasted or composed text; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Reports that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the clear button may clear the text, or the beginning of editing if the field clears then.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the Return key has its usual effect: the field sends `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation, which returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation, which calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation, which returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
