extension UIView {
  @discardableResult
  func baseEndEditing(_ force: Bool) -> Bool {
    // A window that was never shown has the current keyboard, as in `becomeFirstResponder()`.
    guard let window, let responder = (window.root ?? .current).keyboard.firstResponder, responder.isWithin(self)
    else { return true }
    if let editor = responder as? any TextEditing { return editor.resign(isForced: force) }
    return responder.resignFirstResponder()
  }
}

extension UIResponder {
  /// Whether the responder is the view, or its chain contains it.
  fileprivate func isWithin(_ view: UIView) -> Bool {
    var link: UIResponder? = self
    while let current = link {
      if current === view { return true }
      link = current.next
    }
    return false
  }
}
