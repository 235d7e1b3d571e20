extension UIResponder {
  /// The first view controller in the chain that begins with this responder; `nil` if there is none.
  package final var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
