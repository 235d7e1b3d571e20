extension UIEvent {
  /// Sends the event to the app, and through it to a window, which delivers it. An event is delivered once.
  ///
  /// - Returns: Whether it was delivered: overrides of `sendEvent(_:)` that do not call `super` keep it.
  @discardableResult
  final func send(to window: UIWindow?, deliver: @escaping () -> Void) -> Bool {
    guard let window else {
      deliver()
      return true
    }
    delivery = (window, deliver)
    UIApplication.shared.sendEvent(self)
    defer { delivery = nil }
    return delivery == nil
  }

  /// Delivers the event to the views and gesture recognizers of a window, if it is the one that receives it.
  final func deliver(in window: UIWindow) {
    guard let delivery, delivery.window === window else { return }
    self.delivery = nil
    delivery.deliver()
  }
}
