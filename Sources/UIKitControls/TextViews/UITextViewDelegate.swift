import Foundation
import UIKitCore

/// The methods by which a text view reports edits, and asks for permission.
///
/// They are called in this order: should begin editing; did begin; for each change should change, did change selection,
/// did change; should end; did end.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here. Menus of the text are
///   absent.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Reports that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks whether editing may end. The answer is ignored if the view leaves its window, or editing is ended by force.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Reports that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether the user may replace the text in a range.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 code units; it always consists of whole characters.
  ///   - text: The typed, pasted or composed text, a newline for the Return key; empty for a deletion.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Reports that the user has changed the text. Not called when the app sets it.
  func textViewDidChange(_ textView: UITextView)
  /// Reports that the selection has changed, by the user or in code.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks whether a link opens after a tap.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks whether the view responds to a tap on an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks whether a link opens after a tap, if the method with the interaction is not implemented.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Returns the action of a tap on a link or an attachment; `nil` for none.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
  /// The default implementation, which returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation, which returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation, which returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation, which does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation, which asks the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// The default implementation, which returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// The default implementation, which returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}

extension UITextView {
  /// Posted when editing has begun. The notification's object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when the user has changed the text. The notification's object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted when editing has ended. The notification's object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
