import Foundation

extension UIViewController {
  /// The controller at the top of the containers around this one.
  var rootContainer: UIViewController {
    var controller = self
    while let above = controller.container { controller = above }
    return controller
  }

  /// The presentation of this controller or of one around it.
  var nearestPresentation: ModalPresentation? { presentation ?? container?.nearestPresentation }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let root = rootContainer
    // As on iOS, one that presents already presents nothing else.
    guard root.presentation == nil, controller.presenter == nil, controller !== self,
      let window = root.loadedView?.window
    else { return }
    controller.makeCustomPresentationController(presenting: root, source: self)
    let presentation = ModalPresentation(controller, from: self, in: window)
    root.presentation = presentation
    controller.presenter = root
    controller.isBeingPresented = true
    presentation.show(in: window, animated: animated, completion: completion)
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let root = rootContainer
    guard let presentation = root.presentation else {
      if let presenter = root.presenter {
        presenter.endPresentation(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // What the presented one presents goes with it.
    presentation.presented.rootContainer.presentation.map { _ in
      presentation.presented.endPresentation(animated: false, completion: nil)
    }
    root.presentation = nil
    presentation.presented.isBeingDismissed = true
    presentation.hide(animated: animated, completion: completion)
  }
}
