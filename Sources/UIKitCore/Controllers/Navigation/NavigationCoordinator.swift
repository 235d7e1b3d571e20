import Foundation

/// The coordinator that controllers use during a transition.
final class NavigationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated: Bool
  var isCancelled = false
  lazy var transitionDuration: TimeInterval = isAnimated ? 0.35 : 0
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 0
  var completionCurve = UIView.AnimationCurve.easeInOut

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameters:
  ///   - from: The controller whose view disappears.
  ///   - to: The controller whose view appears.
  init(containerView: UIView, isAnimated: Bool, from: UIViewController?, to: UIViewController?) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    (self.from, self.to) = (from, to)
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  // MARK: Closures

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  func runAnimations() {
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func runCompletions() {
    let waiting = completions
    (completions, interactionHandlers) = ([], [])
    for completion in waiting { completion(self) }
  }

  // MARK: Interaction

  /// Notes that an interaction drives the transition from its start.
  func startInteractively() { (initiallyInteractive, isInteractive) = (true, true) }

  /// Notes the fraction of the transition to which an interaction has moved it.
  func interactionDidMove(to fraction: CGFloat) { if isInteractive { percentComplete = fraction } }

  /// Reports that the transition in progress becomes interactive again.
  func interactionDidResume() { interactionChanges(to: true) }

  /// Reports that the transition continues on its own, to its end or back to its start.
  ///
  /// - Parameter velocity: The velocity of the progress, per second.
  func interactionDidEnd(velocity: CGFloat = 0) {
    guard isInteractive else { return }
    completionVelocity = velocity
    interactionChanges(to: false)
  }

  private func interactionChanges(to isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in interactionHandlers { handler(self) }
  }
}
