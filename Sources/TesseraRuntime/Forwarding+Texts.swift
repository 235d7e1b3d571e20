public import Foundation
public import UIKitControls
public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UITextFieldDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITextFieldDelegate {
    (target(of: method) as (any UITextFieldDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    next("textFieldShouldBeginEditing:").textFieldShouldBeginEditing(textField)
  }
  /// Forwards the call.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    next("textFieldDidBeginEditing:").textFieldDidBeginEditing(textField)
  }
  /// Forwards the call.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    next("textFieldShouldEndEditing:").textFieldShouldEndEditing(textField)
  }
  /// Forwards the call.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    next("textFieldDidEndEditing:").textFieldDidEndEditing(textField)
  }
  /// Forwards the call.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    (target(of: "textFieldDidEndEditing:reason:") as (any UITextFieldDelegate)?)?.textFieldDidEndEditing(
      textField, reason: reason) ?? textFieldDidEndEditing(textField)
  }
  /// Forwards the call.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    next("textField:shouldChangeCharactersIn:replacementString:").textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }
  /// Forwards the call.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    next("textFieldDidChangeSelection:").textFieldDidChangeSelection(textField)
  }
  /// Forwards the call.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    next("textFieldShouldClear:").textFieldShouldClear(textField)
  }
  /// Forwards the call.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    next("textFieldShouldReturn:").textFieldShouldReturn(textField)
  }
}

extension UITextViewDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITextViewDelegate {
    (target(of: method) as (any UITextViewDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    next("textViewShouldBeginEditing:").textViewShouldBeginEditing(textView)
  }
  /// Forwards the call.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    next("textViewDidBeginEditing:").textViewDidBeginEditing(textView)
  }
  /// Forwards the call.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    next("textViewShouldEndEditing:").textViewShouldEndEditing(textView)
  }
  /// Forwards the call.
  public func textViewDidEndEditing(_ textView: UITextView) {
    next("textViewDidEndEditing:").textViewDidEndEditing(textView)
  }
  /// Forwards the call.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    next("textView:shouldChangeTextIn:replacementText:").textView(
      textView, shouldChangeTextIn: range, replacementText: text)
  }
  /// Forwards the call.
  public func textViewDidChange(_ textView: UITextView) {
    next("textViewDidChange:").textViewDidChange(textView)
  }
  /// Forwards the call.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    next("textViewDidChangeSelection:").textViewDidChangeSelection(textView)
  }
  /// Forwards the call.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    next("textView:shouldInteractWith:in:interaction:").textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }
  /// Forwards the call.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    next("textView:shouldInteractWith:in:interaction:").textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }
  /// Forwards the call.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    next("textView:shouldInteractWith:in:").textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// Forwards the call.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    next("textView:primaryActionFor:defaultAction:").textView(
      textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }
}

extension UISearchBarDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UISearchBarDelegate {
    (target(of: method) as (any UISearchBarDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    next("searchBarShouldBeginEditing:").searchBarShouldBeginEditing(searchBar)
  }
  /// Forwards the call.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    next("searchBarTextDidBeginEditing:").searchBarTextDidBeginEditing(searchBar)
  }
  /// Forwards the call.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    next("searchBarShouldEndEditing:").searchBarShouldEndEditing(searchBar)
  }
  /// Forwards the call.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    next("searchBarTextDidEndEditing:").searchBarTextDidEndEditing(searchBar)
  }
  /// Forwards the call.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    next("searchBar:textDidChange:").searchBar(searchBar, textDidChange: searchText)
  }
  /// Forwards the call.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    next("searchBar:shouldChangeTextIn:replacementText:").searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text)
  }
  /// Forwards the call.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    next("searchBarSearchButtonClicked:").searchBarSearchButtonClicked(searchBar)
  }
  /// Forwards the call.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    next("searchBarCancelButtonClicked:").searchBarCancelButtonClicked(searchBar)
  }
  /// Forwards the call.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    next("searchBarBookmarkButtonClicked:").searchBarBookmarkButtonClicked(searchBar)
  }
  /// Forwards the call.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    next("searchBar:selectedScopeButtonIndexDidChange:").searchBar(
      searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

extension UIPickerViewDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIPickerViewDelegate {
    (target(of: method) as (any UIPickerViewDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    next("pickerView:widthForComponent:").pickerView(pickerView, widthForComponent: component)
  }
  /// Forwards the call.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    next("pickerView:rowHeightForComponent:").pickerView(pickerView, rowHeightForComponent: component)
  }
  /// Forwards the call.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    next("pickerView:titleForRow:forComponent:").pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Forwards the call.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    next("pickerView:attributedTitleForRow:forComponent:").pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }
  /// Forwards the call.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    next("pickerView:viewForRow:forComponent:reusing:").pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }
  /// Forwards the call.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    next("pickerView:didSelectRow:inComponent:").pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
