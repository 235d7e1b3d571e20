import Foundation
import Geometry

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if pages.contains(where: { $0.controller === controller }) {
      refuse(
        "Pushing the same view controller instance more than once is not supported (\(controller)). Push each once, or "
          + "use popToViewController(_:animated:).")
    }
    if controller is UINavigationController {
      refuse("Pushing a navigation controller is not supported (\(controller)). Present it instead.")
    }
    transition?.finish()
    hidBottomBar = hidesBottomBar
    let from = pages.last
    let to = NavigationPage(controller)
    addChild(controller)
    pages.append(to)
    adopt(to)
    controller.isMovingToParent = true
    go(from: from, to: to, operation: .push, animated: animated) { [weak self] _ in
      controller.isMovingToParent = false
      controller.didMove(toParent: self)
    }
  }

  /// Pops all controllers above an index.
  ///
  /// - Returns: The popped controllers, the lowest first.
  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    transition?.finish()
    hidBottomBar = hidesBottomBar
    guard pages.indices.contains(index), index < pages.count - 1, let from = pages.last else { return [] }
    let gone = Array(pages[(index + 1)...])
    pages.removeSubrange((index + 1)...)
    leave(gone, from: from, animated: animated)
    return gone.map(\.controller)
  }

  private func leave(_ gone: [NavigationPage], from: NavigationPage, animated: Bool) {
    guard let to = pages.last else { return }
    nameBackButtons()
    for page in gone { page.controller.willMove(toParent: nil) }
    from.controller.isMovingFromParent = true
    go(from: from, to: to, operation: .pop, animated: animated) { [weak self] completed in
      from.controller.isMovingFromParent = false
      guard let self else { return }
      if completed {
        for page in gone { drop(page) }
      } else {
        pages += gone
        for page in gone { page.controller.willMove(toParent: self) }
        nameBackButtons()
      }
    }
  }

  private func drop(_ page: NavigationPage) {
    abandon(page)
    page.controller.removeFromParent()
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      refuse(
        "All view controllers in a navigation controller must be distinct (\(controllers)). Leave out what is in the "
          + "list twice.")
    }
    transition?.finish()
    hidBottomBar = hidesBottomBar
    let old = pages
    let from = old.last
    pages = controllers.map { controller in old.first { $0.controller === controller } ?? NavigationPage(controller) }
    let gone = old.filter { page in !pages.contains { $0 === page } }
    let new = pages.filter { page in !old.contains { $0 === page } }
    for page in gone { page.controller.willMove(toParent: nil) }
    for page in new { addChild(page.controller) }
    for page in pages { adopt(page) }
    let whenFinished: (Bool) -> Void = { [weak self] _ in
      for page in gone { self?.drop(page) }
      for page in new { page.controller.didMove(toParent: self) }
    }
    // `whenFinished` ignores its argument: an interrupted animation, too, ends on the new page.
    guard let to = pages.last, to !== from else { return whenFinished(true) }
    let isKnown = old.contains { $0 === to }
    go(from: from, to: to, operation: isKnown ? .pop : .push, animated: animated, completion: whenFinished)
  }

  /// Shows another page. Without a window nothing is animated, and no controller appears.
  private func go(
    from: NavigationPage?, to: NavigationPage, operation: Operation, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    guard isViewLoaded, let from, view.window != nil else {
      if isViewLoaded {
        if let from { uninstall(from) }
        install(to)
      }
      return completion(true)
    }
    let transition = NavigationTransition(
      in: self, from: from, to: to, operation: operation, animated: animated, completion: completion)
    announcement = NavigationAnnouncement(shown: to.controller, coordinator: transition.coordinator)
    delegate?.navigationController(self, willShow: to.controller, animated: animated)
    announcement.coordinator = nil
    self.transition = transition
    let animator = animated ? customAnimator(for: operation, from: from.controller, to: to.controller) : nil
    let interaction = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let isInteractive = animator == nil ? animated && edgePanIsActive : interaction?.wantsInteractiveStart == true
    if isInteractive { transition.coordinator.startInteractively() }
    transition.begin()
    if let animator {
      transition.run(animator, interaction: interaction)
    } else if !animated {
      let sharing = ContentSharingAnimator.sharing(for: operation, from: from.controller, to: to.controller)
      let other = operation == .pop ? to.controller : from.controller
      sharing?.moveContent(for: operation, beside: other, animated: false) {}
      transition.finish()
    } else if !edgePanIsActive {
      transition.run()
    }
  }

  private func customAnimator(for operation: Operation, from: UIViewController, to: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      ?? ZoomAnimator(of: operation == .pop ? from : to, appearing: operation != .pop)
      ?? ContentSharingAnimator(for: operation, from: from, to: to)
  }

  private var edgePanIsActive: Bool { edgePan.isRecognized && edgePan.state != .ended && edgePan.state != .cancelled }
}
