import Typography

extension UIView {
  /// The text engine of the view's scene, or the current one while the view is in no window.
  package var textEngine: any TextEngine { (window?.root?.services ?? .current).textEngine }
}
