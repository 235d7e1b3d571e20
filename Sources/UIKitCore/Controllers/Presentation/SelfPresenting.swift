/// A controller that determines its own presentation regardless of its style, such as an alert.
@MainActor
package protocol SelfPresenting: UIViewController {
  var ownForm: any PresentationForm { get }

  /// Responds to a tap beside the controller's view.
  func wasTappedOutside()
  /// Chooses the action that cancels.
  ///
  /// - Returns: Whether such an action exists.
  func cancel() -> Bool
}

extension UIViewController {
  /// The controller's own presentation, or that of its style.
  var presentationForm: any PresentationForm { (self as? any SelfPresenting)?.ownForm ?? styledForm }

  /// Lays out the controller's presentation after a change of its content.
  package func layOutPresentation() { rootContainer.presenter?.presentation?.layOut() }
}
