import Foundation

/// An adapter that forwards the delegate calls of a search field to the search bar's delegate and controller.
final class SearchFieldMessenger: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(bar, delegate)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldBeginEditing($0) } }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.search?.searchDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldEndEditing($0) } }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) } }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    bar.search?.searchButtonWasPressed()
    return true
  }
}
