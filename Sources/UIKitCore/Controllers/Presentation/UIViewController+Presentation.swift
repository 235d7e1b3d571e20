import Foundation

extension UIViewController {
  /// The container of this controller, or the page that it covers as the controller of a search.
  var surrounding: UIViewController? { container ?? (self as? UISearchController)?.presenter }

  /// The controller at the top of the containers around this one.
  var rootContainer: UIViewController {
    var controller = self
    while let above = controller.surrounding { controller = above }
    return controller
  }

  /// The presentation of this controller or of one around it.
  var nearestPresentation: ModalPresentation? { presentation ?? surrounding?.nearestPresentation }

  /// The presentation of this controller or of one around it that is being dismissed.
  var nearestEndingPresentation: ModalPresentation? { endingPresentation ?? surrounding?.nearestEndingPresentation }

  /// The search that is under way on this controller or on one around it.
  var nearestSearch: UISearchController? { activeSearch ?? surrounding?.nearestSearch }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let root = rootContainer
    guard controller.presenter == nil, controller !== self, let window = root.loadedView?.window else { return }
    controller.makeCustomPresentationController(presenting: root, source: self)
    let context = controller.isConfinedToContext ? presentationContext : root
    // A controller that already presents another presents nothing else, as on iOS.
    guard context.presentation == nil else { return }
    let space = context === root ? window : context.presentationSpace ?? window
    let presentation = ModalPresentation(controller, from: self, in: space, context: context)
    context.presentation = presentation
    controller.presenter = context
    controller.isBeingPresented = true
    presentation.show(in: space, animated: animated, completion: completion)
  }

  /// Whether the controller is shown over the presentation context only, and not over the whole window.
  private var isConfinedToContext: Bool {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext: true
    case .custom: ownPresentationController?.shouldPresentInFullscreen == false
    default: false
    }
  }

  /// The nearest controller that defines a context, or the one at the top of the containers.
  private var presentationContext: UIViewController {
    var controller = self
    while !controller.definesPresentationContext, let above = controller.surrounding { controller = above }
    return controller
  }

  /// The view that is covered when the controller defines a context. Instead of a scroll view, whose content would move
  /// below, it is the superview.
  private var presentationSpace: UIView? { loadedView is UIScrollView ? loadedView?.superview : loadedView }

  /// The nearest controller around this one that presents something, or the one at the top.
  private var presentingContext: UIViewController {
    var controller = self
    while controller.presentation == nil, let above = controller.surrounding { controller = above }
    return controller
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let root = presentingContext
    guard let presentation = root.presentation else {
      // The dismissal that is in progress ends it.
      if root.nearestEndingPresentation != nil { return completion?() ?? () }
      if let search = nearestSearch {
        search.isActive = false
        return completion?() ?? ()
      }
      if let presenter = root.presenter {
        presenter.endPresentation(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // A controller presented by the dismissed one is dismissed with it.
    presentation.presented.rootContainer.presentation.map { _ in
      presentation.presented.endPresentation(animated: false, completion: nil)
    }
    (root.presentation, root.endingPresentation) = (nil, presentation)
    presentation.presented.isBeingDismissed = true
    presentation.hide(animated: animated, completion: completion)
  }
}
