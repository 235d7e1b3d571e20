import Foundation

extension UIViewController: UIFocusEnvironment {}

extension UIViewController {
  /// The phase of a controller's appearance on screen.
  enum Appearance: Equatable {
    case disappeared
    /// `viewWillAppear` has been called; the first layout will call `viewIsAppearing`.
    case willAppear
    /// The view has been laid out; the end of the layout pass, or of the transition, will call `viewDidAppear`.
    case isAppearing
    case appeared
    /// `viewWillDisappear` has been called.
    case willDisappear
  }

  func loadViewOnce() {
    guard loadedView == nil else { return }
    let wasLoading = isLoadingView
    isLoadingView = true
    loadView()
    isLoadingView = wasLoading
    guard let loadedView else {
      refuse(
        "-[\(type(of: self)) loadView] returned without setting the view; assign a UIView to view there, and do not call "
          + "super.")
    }
    loadedView.traitCollection.performAsCurrent { viewDidLoad() }
  }

  func replaceView(with view: UIView?) {
    guard loadedView !== view else { return }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }

  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, appearance == .disappeared {
      if let container, container.isInTransition {
        (isInTransition, isTransitionAnimated) = (true, container.isTransitionAnimated)
      }
      startAppearing(animated: isTransitionAnimated)
    } else if window == nil, appearance != .disappeared, appearance != .willDisappear {
      appearance = .willDisappear
      viewWillDisappear(isTransitionAnimated)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil {
      window?.root?.controllerWillAppear(self)
    } else if appearance == .willDisappear, !isInTransition {
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }

  func viewWillLayout() {
    if appearance == .willAppear {
      appearance = .isAppearing
      announceAppearing(animated: isTransitionAnimated)
    }
    updateUnavailableContent()
    viewWillLayoutSubviews()
  }

  /// Calls ``UIViewController/viewIsAppearing(_:)``, and what was postponed until then: before it without an animation,
  /// and with one as the animation begins.
  fileprivate func announceAppearing(animated: Bool) {
    let postponed = whenAppearing
    whenAppearing = nil
    if !animated { postponed?() }
    viewIsAppearing(animated)
    if animated { postponed?() }
  }

  /// Completes an appearance without a transition, at the end of the first layout pass with the view on screen.
  func finishAppearing() {
    guard appearance == .isAppearing, !isInTransition else { return }
    completeAppearing(animated: false)
  }

  fileprivate func startAppearing(animated: Bool) {
    (container as? UINavigationController)?.announceFirst(self, animated: animated)
    appearance = .willAppear
    viewWillAppear(animated)
  }

  fileprivate func completeAppearing(animated: Bool) {
    appearance = .appeared
    takeKeyboardForInputViews()
    viewDidAppear(animated)
    (container as? UINavigationController)?.firstDidAppear(self, animated: animated)
  }

  /// Makes the controller first responder if it can be, has an input view or accessory, and there is no other first
  /// responder.
  fileprivate func takeKeyboardForInputViews() {
    guard canBecomeFirstResponder, let keyboard = viewIfLoaded?.window?.root?.keyboard, keyboard.firstResponder == nil,
      inputAccessoryView != nil || inputView != nil
    else { return }
    becomeFirstResponder()
  }
}

extension UIViewController {
  /// Begins an appearance or disappearance that lasts until ``endTransition()``, for this controller and its visible
  /// children.
  func beginTransition(appearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    isInTransition = true
    if appearing, appearance == .disappeared || appearance == .willDisappear {
      startAppearing(animated: animated)
    } else if !appearing, appearance != .disappeared, appearance != .willDisappear {
      appearance = .willDisappear
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in containedControllers where child.appearance != .disappeared || appearing && child.isEmbedded {
      child.beginTransition(appearing: appearing, animated: animated)
    }
  }

  func endTransition() {
    guard isInTransition else { return }
    let wasAnimated = isTransitionAnimated
    (isInTransition, isTransitionAnimated) = (false, false)
    switch appearance {
    case .willAppear, .isAppearing:
      if appearance == .willAppear { announceAppearing(animated: wasAnimated) }
      completeAppearing(animated: wasAnimated)
    case .willDisappear:
      appearance = .disappeared
      viewDidDisappear(wasAnimated)
    case .appeared, .disappeared: break
    }
    for child in containedControllers { child.endTransition() }
  }

  /// Whether the child's view is in the view hierarchy of its container.
  private var isEmbedded: Bool {
    guard let view = loadedView, let above = container?.loadedView else { return false }
    return view.isDescendant(of: above)
  }
}

extension UIViewController {
  func contain(_ child: UIViewController) {
    guard child.container !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    containedControllers.append(child)
    child.container = self
  }

  func leaveParent() {
    guard let old = container else { return }
    old.containedControllers.removeAll { $0 === self }
    container = nil
    imposedTraits = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let oldView = old.view, let newView = new.view, let superview = oldView.superview else {
      completion?(false)
      return
    }
    let isSeen = loadedView?.window != nil
    if isSeen {
      old.beginTransition(appearing: false, animated: true)
      new.beginTransition(appearing: true, animated: true)
    }
    superview.addSubview(newView)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        oldView.removeFromSuperview()
        if isSeen {
          old.endTransition()
          new.endTransition()
        }
        completion?(finished)
      })
  }
}

extension UIViewController: UIAppearanceContainer {}
