extension UIView {
  /// Makes a bar keep its natural height where constraints leave a choice, unless a nib file says otherwise. Labels of
  /// storyboards resist growing with 251, a bar more.
  func keepNaturalHeight() {
    guard contentHuggingPriority(for: .vertical) == .defaultLow else { return }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
}
