import Foundation
import Geometry

/// The presentation of a controller over another: as a sheet, or over the whole window.
@MainActor
final class ModalPresentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  private weak var context: UIViewController?
  private let form: any PresentationForm
  private let controller: UIPresentationController?
  private let dimming = UIView()
  private let sheetContainer: SheetContainerView
  private lazy var grabber = SheetGrabber(frame: .zero)
  /// The view below the presented one, if the form has one.
  private var backdrop: UIView?
  private var drag: SheetDrag?
  /// The tint adjustment mode of the view behind before it was dimmed; `nil` while it is not.
  private var modeBehind: UIView.TintAdjustmentMode?
  /// The coordinator of the transition in progress; `nil` at rest.
  private(set) var coordinator: NavigationCoordinator?
  /// Whether an animator of the app places the presented view.
  private var isCustom = false
  /// The place of the view behind, while the presentation has removed it.
  private var placeBehind: ViewPosition?

  /// Prepares a presentation.
  ///
  /// - Parameters:
  ///   - space: The view that is covered: the window, or the view of a controller that defines a context.
  ///   - context: The controller whose views are covered.
  init(_ presented: UIViewController, from presenting: UIViewController, in space: UIView, context: UIViewController) {
    self.presented = presented
    self.presenting = presenting
    self.context = context
    form = presented.presentationForm
    controller = presented.presentationController
    sheetContainer = SheetContainerView(frame: space.bounds)
    sheetContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
    sheetContainer.content = presented.view
    sheetContainer.layOut = { [weak self] in self?.layOut() }
  }

  private var coversAll: Bool { form.coversAll }
  private var removesPresenter: Bool { form.removesPresenter }
  private var sheetForm: SheetForm? { form as? SheetForm }

  var container: UIView { sheetContainer }
  /// The frame of the presented view at rest.
  var restingPosition: CGRect { form.frame(in: space) }
  /// The frame of the presented view at rest, without a custom presentation controller.
  var standardPosition: CGRect { form.standardFrame(in: space) }
  private var space: PresentationSpace { PresentationSpace(sheetContainer) }
  /// The view that is shown and hidden. A custom presentation controller may wrap the controller's view.
  private var shownView: UIView { controller?.presentedView ?? presented.view }
  /// The positions at which a sheet may rest, the highest first.
  var restingPositions: [SheetForm.RestingPosition] { sheetForm?.restingPositions(in: space) ?? [] }
  /// Whether the sheet is a card, which a finger moves.
  var canBeDragged: Bool { sheetForm.map { $0.placement(in: space) != .wholeScreen } ?? false }

  /// Places all views for the present state of the controller.
  func layOut() {
    dimming.frame = sheetContainer.bounds
    backdrop?.frame = sheetContainer.bounds
    backdrop?.setNeedsLayout()
    if isCustom { return }
    show(at: restingPosition)
    guard let sheetForm else { return }
    let dims = sheetForm.dims(in: space)
    dimming.alpha = dims ? 1 : 0
    sheetContainer.letsTouchesThrough = !dims
    dimBehind(dims)
    presented.view.layer.cornerRadius = sheetForm.cornerRadius(in: space)
    presented.view.layer.maskedCorners = sheetForm.corners(in: space)
    showGrabber()
  }

  private func show(at finalFrame: CGRect) {
    shownView.frame = finalFrame
    recedeBehind(at: finalFrame.minY)
    grabber.center = CGPoint(x: finalFrame.midX, y: finalFrame.minY + SheetGrabber.middle)
  }

  private func showGrabber() {
    let isWanted = canBeDragged && sheetForm?.sheet?.prefersGrabberVisible == true
    guard isWanted != (grabber.superview != nil) else { return }
    if isWanted { sheetContainer.addSubview(grabber) } else { grabber.removeFromSuperview() }
  }

  /// Dims the tint color of the views behind while they cannot be touched.
  private func dimBehind(_ dims: Bool) {
    guard !coversAll, let behind = context?.loadedView, dims != (modeBehind != nil) else { return }
    if dims { modeBehind = behind.ownTintMode }
    behind.tintAdjustmentMode = dims ? .dimmed : modeBehind ?? .automatic
    if !dims { modeBehind = nil }
  }

  /// Moves the view behind back as far as the sheet, whose upper edge is at `top`, covers it.
  private func recedeBehind(at top: CGFloat?) {
    guard let sheetForm, let context else { return }
    let behind = context.presenter == nil ? context.loadedView : context.presentationController?.presentedView
    let share = top.map { sheetForm.recession(at: $0, in: space) } ?? 0
    behind?.layer.recede(by: share, to: sheetContainer.safeAreaInsets.top)
  }

  // MARK: Dragging

  /// Places the sheet under a finger.
  func place(at top: CGFloat) {
    guard let sheetForm else { return }
    let lowest = restingPositions.last?.top ?? top
    var finalFrame = sheetForm.frame(at: min(top, lowest), in: space)
    finalFrame.origin.y = top
    show(at: finalFrame)
  }

  /// Animates the sheet to the position of the selected detent.
  func animateToDetent() {
    UIView.animate(
      withDuration: form.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: { [self] in
        layOut()
        presented.view.layoutIfNeeded()
      }, completion: nil)
  }

  /// Dismisses the presented controller on behalf of the user.
  ///
  /// - Returns: Whether dismissal is allowed, and has begun.
  func dismissByUser() -> Bool {
    guard let controller = presented.presentationController else { return false }
    let delegate = controller.delegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presented.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
    return true
  }

  // MARK: Coming and going

  func show(in space: UIView, animated: Bool, completion: (() -> Void)?) {
    form.willShow()
    controller?.running = self
    coordinator = NavigationCoordinator(
      containerView: sheetContainer, isAnimated: animated, from: context, to: presented)
    sheetContainer.presentationController = controller
    space.addSubview(sheetContainer)
    controller?.presentationTransitionWillBegin()
    let sheet = shownView
    sheetContainer.content = sheet
    if removesPresenter { context?.beginTransition(appearing: false, animated: animated) }
    presented.beginTransition(appearing: true, animated: animated)
    if !coversAll {
      form.decorate(sheet)
      if form.dimsBehind { addDimming() }
      addBackdrop()
    }
    let finish: (Bool) -> Void = { [self] completed in
      if completed { showDidEnd(completion) } else { showWasCancelled(completion) }
    }
    if animated, let animator = presentingAnimator {
      let delegate = presented.transitioningDelegate
      return animate(
        with: animator, interaction: delegate?.interactionControllerForPresentation(using: animator), appearing: true,
        completion: finish)
    }
    sheetContainer.addSubview(sheet)
    sheetContainer.layoutIfNeeded()
    drag = sheetForm.map { SheetDrag(self, form: $0, sheet: sheet) }
    move(animated: animated, appearing: true) { finish(true) }
  }

  private func showDidEnd(_ completion: (() -> Void)?) {
    controller?.presentationTransitionDidEnd(true)
    presented.endTransition()
    // `viewDidAppear` may still ask.
    presented.isBeingPresented = false
    if removesPresenter {
      removeBehind()
      context?.endTransition()
    }
    endCoordination()
    completion?()
  }

  /// Takes the view behind out of the window, unless it contains the presentation itself.
  private func removeBehind() {
    guard let behind = context?.loadedView, !sheetContainer.isDescendant(of: behind) else { return }
    placeBehind = ViewPosition(behind)
    behind.removeFromSuperview()
  }

  private func restoreBehind() {
    UIView.performWithoutAnimation { placeBehind?.restore() }
    placeBehind = nil
  }

  /// Undoes a presentation that an interaction cancelled.
  private func showWasCancelled(_ completion: (() -> Void)?) {
    presented.isBeingPresented = false
    presented.beginTransition(appearing: false, animated: true)
    if removesPresenter { context?.beginTransition(appearing: true, animated: true) }
    controller?.presentationTransitionDidEnd(false)
    remove()
    context?.presentation = nil
    completion?()
  }

  /// Removes the container, and ends the transitions of both controllers. The one that stays has appeared before the other
  /// has disappeared.
  private func remove() {
    recedeBehind(at: nil)
    restoreBehind()
    sheetContainer.layOut = nil
    controller?.running = nil
    sheetContainer.presentationController = nil
    sheetContainer.removeFromSuperview()
    if removesPresenter { context?.endTransition() }
    presented.endTransition()
    presented.presenter = nil
    forgetEnding()
    endCoordination()
  }

  private func forgetEnding() {
    if context?.endingPresentation === self { context?.endingPresentation = nil }
  }

  private func endCoordination() {
    coordinator?.runCompletions()
    coordinator = nil
  }

  private func addDimming() {
    sheetContainer.addSubview(dimming)
    dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.wasTappedOutside() })
  }

  /// Adds the view below the presented one. A popover does not darken what is behind.
  private func addBackdrop() {
    guard let view = form.backdrop else { return }
    backdrop = view
    sheetContainer.addSubview(view)
    dimming.backgroundColor = .clear
  }

  private func wasTappedOutside() {
    if let alert = presented as? any SelfPresenting { alert.wasTappedOutside() } else { _ = dismissByUser() }
  }

  func hide(animated: Bool, completion: (() -> Void)?) {
    drag?.end()
    controller?.running = self
    coordinator = NavigationCoordinator(
      containerView: sheetContainer, isAnimated: animated, from: presented, to: context)
    controller?.dismissalTransitionWillBegin()
    presented.beginTransition(appearing: false, animated: animated)
    if removesPresenter {
      // `viewWillAppear` comes before the view returns to the window.
      context?.beginTransition(appearing: true, animated: animated)
      restoreBehind()
    }
    let finish: (Bool) -> Void = { [self] completed in
      controller?.dismissalTransitionDidEnd(completed)
      if completed { remove() } else { hideWasCancelled() }
      // `viewDidDisappear` may still ask.
      presented.isBeingDismissed = false
      completion?()
    }
    if animated, let animator = dismissingAnimator {
      let delegate = presented.transitioningDelegate
      return animate(
        with: animator, interaction: delegate?.interactionControllerForDismissal(using: animator), appearing: false,
        completion: finish)
    }
    move(animated: animated, appearing: false) { finish(true) }
  }

  /// Shows the controller again after an interaction cancelled its dismissal.
  private func hideWasCancelled() {
    presented.beginTransition(appearing: true, animated: true)
    if removesPresenter { context?.beginTransition(appearing: false, animated: true) }
    context?.presentation = self
    forgetEnding()
    presented.endTransition()
    if removesPresenter {
      removeBehind()
      context?.endTransition()
    }
    endCoordination()
  }

  private func move(animated: Bool, appearing: Bool, completion: @escaping () -> Void) {
    let sheet = shownView
    let dissolves = presented.modalTransitionStyle == .crossDissolve
    let dims = form.dimsBehind && !sheetContainer.letsTouchesThrough
    func set(shown: Bool) {
      dimming.alpha = shown && dims ? 1 : 0
      backdrop?.alpha = shown ? 1 : 0
      dimBehind(shown && dims)
      if dissolves {
        sheet.alpha = shown ? 1 : 0
      } else {
        let finalFrame = appearing ? restingPosition : sheet.frame
        form.move(sheet, shown: shown, isAppearing: appearing, finalFrame: finalFrame, bounds: sheetContainer.bounds)
      }
      recedeBehind(at: shown ? sheet.frame.minY : nil)
      grabber.center.y = sheet.frame.minY + SheetGrabber.middle
    }
    guard animated else {
      dimBehind(appearing && dims)
      coordinator?.runAnimations()
      return completion()
    }
    if appearing { UIView.performWithoutAnimation { set(shown: false) } }
    UIView.animate(
      withDuration: form.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { [self] in
        set(shown: appearing)
        coordinator?.runAnimations()
      }, completion: { _ in completion() })
  }
}

// MARK: - Animators of the app

extension ModalPresentation {
  private var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    let delegate = presented.transitioningDelegate
    let own = presenting.flatMap { presenting in
      delegate?.animationController(forPresented: presented, presenting: context ?? presenting, source: presenting)
    }
    return own ?? standardAnimator(appearing: true)
  }

  private var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? standardAnimator(appearing: false)
  }

  /// The animator of a transition that does more than move or fade the presented view.
  private func standardAnimator(appearing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(of: presented, appearing: appearing)
      ?? FlipAnimator(of: presented, coversAll: coversAll, appearing: appearing)
  }

  /// Has an animator perform the transition. If the presentation removes the view behind, that is in the container too,
  /// for the duration of the transition.
  private func animate(
    with animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, appearing: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    isCustom = true
    let shown = shownView
    let behind = removesPresenter ? context?.loadedView : nil
    let position = behind.flatMap(ViewPosition.init)
    let front = TransitionContext.Side(
      controller: presented, view: shown, initialFrame: appearing ? .zero : shown.frame,
      finalFrame: restingPosition)
    // A presenter that stays in the window has its place at the start of a dismissal, too.
    let isShown = appearing || behind == nil
    let back = TransitionContext.Side(
      controller: context ?? presented, view: behind, initialFrame: isShown ? sheetContainer.bounds : .zero,
      finalFrame: sheetContainer.bounds)
    if appearing, let behind { sheetContainer.insertSubview(behind, at: 0) }
    TransitionContext(
      in: sheetContainer, from: appearing ? back : front, to: appearing ? front : back,
      style: presented.modalPresentationStyle, animator: animator, interaction: interaction,
      coordinator: coordinator
        ?? NavigationCoordinator(
          containerView: sheetContainer, isAnimated: true, from: appearing ? context : presented,
          to: appearing ? presented : context)
    ) { [self] completed in
      UIView.performWithoutAnimation { position?.restore() }
      isCustom = false
      completion(completed)
    }.start()
  }
}
