import Foundation
import Geometry

/// A transition between two pages. All positions are a function of its progress, whether a clock or a finger drives it.
@MainActor
final class NavigationTransition {
  let from: NavigationPage
  let to: NavigationPage
  let coordinator: NavigationCoordinator
  private(set) var progress: CGFloat = 0
  /// Retained until the transition ends, which it always does.
  private let navigation: UINavigationController
  private let operation: UINavigationController.Operation
  private let isAnimated: Bool
  private let completion: (Bool) -> Void
  private var isOver = false
  /// The duration, in seconds, after which a critically damped spring with ω² = 1000/3 is within a thousandth of its
  /// end.
  ///
  /// - Source: the mass of 3 and stiffness of 1000 that UIKit's own animation has.
  private static let duration: TimeInterval = 0.5057
  /// The distance that the page behind moves, as a fraction of the width.
  private static let parallax: CGFloat = 0.3
  private static let darkness: CGFloat = 0.1

  init(
    in navigation: UINavigationController, from: NavigationPage, to: NavigationPage,
    operation: UINavigationController.Operation, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    self.navigation = navigation
    (self.from, self.to, self.operation) = (from, to, operation)
    isAnimated = animated
    self.completion = completion
    coordinator = NavigationCoordinator(
      containerView: navigation.pageContainer, isAnimated: animated, from: from.controller, to: to.controller)
  }

  private var isPush: Bool { operation == .push }
  private var front: NavigationPage { isPush ? to : from }
  private var back: NavigationPage { isPush ? from : to }

  /// Prepares both pages at their starting positions. The new page's view is loaded before the old page disappears.
  func begin() {
    navigation.loadView(of: to)
    from.controller.beginTransition(appearing: false, animated: isAnimated)
    to.controller.beginTransition(appearing: true, animated: isAnimated)
    UIView.performWithoutAnimation {
      navigation.install(to, behind: isPush ? nil : from)
      for page in [from, to] { page.view.isUserInteractionEnabled = false }
      front.view.layer.shadowColor = UIColor.black.cgColor
      front.view.layer.shadowOffset = .zero
      front.view.layer.shadowRadius = 8
      front.view.layer.shadowOpacity = 0.1
      // The new page receives its size and safe area before it moves.
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
      apply(0)
    }
  }

  /// Places both pages.
  ///
  /// - Parameter progress: 0 at the start, 1 at the end.
  func apply(_ progress: CGFloat) {
    guard !isOver, !isCustom else { return }
    self.progress = progress
    coordinator.interactionDidMove(to: progress)
    let width = navigation.pageContainer.bounds.width
    let cover = isPush ? progress : 1 - progress
    let sign: CGFloat = navigation.pageContainer.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let middle = navigation.pageContainer.bounds.center
    front.view.center = CGPoint(x: middle.x + sign * width * (1 - cover), y: middle.y)
    back.view.center = CGPoint(x: middle.x - sign * width * Self.parallax * cover, y: middle.y)
    back.view.darkness = Self.darkness * cover
    front.view.darkness = 0
    navigation.showBar(.mix(from.state, to.state, share: progress), for: progress < 0.5 ? from : to)
    navigation.place(front, barProgress: NavigationBarContents.TransitionProgress(shift: 1 - cover, alpha: cover))
    navigation.place(back, barProgress: NavigationBarContents.TransitionProgress(shift: -cover, alpha: 1 - cover))
    navigation.tabBarController?.layOutTabs()
  }

  /// Animates to the end, or back to the start.
  ///
  /// - Parameter velocity: The velocity of the progress, per second.
  func run(completing: Bool = true, velocity: CGFloat = 0) {
    if isCustom { return }
    let rest = completing ? 1 - progress : -progress
    let relative = rest != 0 ? Swift.max(0, Swift.min(velocity / rest, 20)) : 0
    coordinator.isCancelled = !completing
    coordinator.interactionDidEnd(velocity: velocity)
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: relative,
      animations: { [self] in
        apply(completing ? 1 : 0)
        if completing { coordinator.runAnimations() }
      }, completion: { [self] _ in finish(completing: completing) })
  }

  /// Whether an animator of the app performs the transition.
  private(set) var isCustom = false
  /// Takes the views back from the container of an app's animator; `nil` without one.
  private var takeViewsBack: (() -> Void)?

  /// Has an animator of the app perform the transition.
  ///
  /// The controllers' views are moved from their pages to a container in front of them for its duration.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    isCustom = true
    let container = NavigationPageView(frame: navigation.pageContainer.bounds)
    container.covered = to.view.covered
    UIView.performWithoutAnimation {
      for page in [from, to] {
        page.view.layer.shadowOpacity = 0
        page.view.center = navigation.pageContainer.bounds.center
        page.view.darkness = 0
      }
      to.view.isHidden = true
      navigation.pageContainer.addSubview(container)
      if let content = from.controller.view { container.addSubview(content) }
    }
    let context = TransitionContext(
      in: container, from: side(of: from), to: side(of: to), style: .none, animator: animator, interaction: interaction,
      coordinator: coordinator
    ) { [self] completed in finish(completing: completed) }
    takeViewsBack = { [from, to] in
      to.view.isHidden = false
      for page in [from, to] { page.loadView() }
      container.removeFromSuperview()
    }
    context.start()
    UIView.animate(withDuration: context.duration) { [self] in placeBar() }
  }

  private func side(of page: NavigationPage) -> TransitionContext.Side {
    let frame = navigation.pageContainer.bounds
    return TransitionContext.Side(
      controller: page.controller, view: page.controller.view, initialFrame: page === from ? frame : .zero,
      finalFrame: page === to ? frame : .zero)
  }

  /// Shows the bar of the page that appears.
  private func placeBar() {
    navigation.showBar(to.state, for: to)
    navigation.place(from, barProgress: NavigationBarContents.TransitionProgress(shift: 0, alpha: 0))
    navigation.place(to, barProgress: NavigationBarContents.TransitionProgress(shift: 0, alpha: 1))
  }

  /// Ends the transition at once, at its end or its start. What an app's animator does afterwards has no effect on the
  /// pages.
  func finish(completing: Bool = true) {
    guard !isOver else { return }
    if !isAnimated { coordinator.runAnimations() }
    isCustom = false
    UIView.performWithoutAnimation { takeViewsBack?() }
    takeViewsBack = nil
    UIView.performWithoutAnimation { apply(completing ? 1 : 0) }
    isOver = true
    coordinator.isCancelled = !completing
    coordinator.interactionDidEnd()
    let (shown, gone) = completing ? (to, from) : (from, to)
    for page in [from, to] {
      page.view.isUserInteractionEnabled = true
      page.view.layer.shadowOpacity = 0
    }
    if !completing { reverseAppearance() }
    UIView.performWithoutAnimation {
      navigation.uninstall(gone)
      shown.view.center = navigation.pageContainer.bounds.center
    }
    navigation.transition = nil
    gone.controller.endTransition()
    shown.controller.endTransition()
    completion(completing)
    navigation.loadedView?.setNeedsLayout()
    coordinator.runCompletions()
    guard completing else { return navigation.announcement.shown = shown.controller }
    navigation.announcement.coordinator = coordinator
    navigation.delegate?.navigationController(navigation, didShow: shown.controller, animated: isAnimated)
    navigation.announcement.coordinator = nil
  }

  /// Reverses the appearance transitions of both controllers.
  private func reverseAppearance() {
    to.controller.beginTransition(appearing: false, animated: isAnimated)
    from.controller.beginTransition(appearing: true, animated: isAnimated)
  }
}
