import Foundation

extension UIViewController {
  /// How far a controller has come onto the screen.
  enum Appearance: Equatable {
    case disappeared
    /// `viewWillAppear` was called; the first layout will call `viewIsAppearing`.
    case willAppear
    /// Laid out; the end of the layout step, or of the transition, will call `viewDidAppear`.
    case isAppearing
    case appeared
    /// `viewWillDisappear` was called.
    case willDisappear
  }

  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
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
      appearance = .willAppear
      viewWillAppear(isTransitionAnimated)
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
      viewIsAppearing(isTransitionAnimated)
    }
    updateUnavailableContent()
    viewWillLayoutSubviews()
  }

  /// At the end of the first layout step with the view on screen.
  func finishAppearing() {
    guard appearance == .isAppearing, !isInTransition else { return }
    appearance = .appeared
    takeKeyboardForInputViews()
    viewDidAppear(false)
  }

  /// A controller that may have the keyboard, and shows views below with it, takes it when nobody else has it.
  fileprivate func takeKeyboardForInputViews() {
    guard canBecomeFirstResponder, let keyboard = viewIfLoaded?.window?.root?.keyboard, keyboard.firstResponder == nil,
      inputAccessoryView != nil || inputView != nil
    else { return }
    becomeFirstResponder()
  }
}

extension UIViewController {
  /// The view comes or goes step by step; nobody but ``endTransition()`` says that it has arrived.
  func beginTransition(appearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    isInTransition = true
    if appearing, appearance == .disappeared || appearance == .willDisappear {
      appearance = .willAppear
      viewWillAppear(animated)
    } else if !appearing, appearance != .disappeared, appearance != .willDisappear {
      appearance = .willDisappear
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in containedControllers where child.appearance != .disappeared || appearing && child.isInPlace {
      child.beginTransition(appearing: appearing, animated: animated)
    }
  }

  func endTransition() {
    guard isInTransition else { return }
    let wasAnimated = isTransitionAnimated
    (isInTransition, isTransitionAnimated) = (false, false)
    switch appearance {
    case .willAppear, .isAppearing:
      if appearance == .willAppear { viewIsAppearing(wasAnimated) }
      appearance = .appeared
      takeKeyboardForInputViews()
      viewDidAppear(wasAnimated)
    case .willDisappear:
      appearance = .disappeared
      viewDidDisappear(wasAnimated)
    case .appeared, .disappeared: break
    }
    for child in containedControllers { child.endTransition() }
  }

  /// The child's view hangs in that of its container.
  private var isInPlace: Bool {
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
    didMove(toParent: nil)
  }
}
