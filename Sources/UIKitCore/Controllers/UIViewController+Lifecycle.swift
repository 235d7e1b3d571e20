import Foundation

extension UIViewController {
  /// How far a controller has come onto the screen.
  enum Appearance: Equatable {
    case disappeared
    /// `viewWillAppear` was called; the first layout will call `viewIsAppearing`.
    case willAppear
    /// Laid out; the end of the layout step will call `viewDidAppear`.
    case isAppearing
    case appeared
  }

  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
    guard let loadedView else {
      preconditionFailure("\(type(of: self)).loadView() returned without setting view; assign a UIView to it.")
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
      appearance = .willAppear
      viewWillAppear(false)
    } else if window == nil, appearance != .disappeared {
      viewWillDisappear(false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil {
      window?.root?.controllerWillAppear(self)
    } else if appearance != .disappeared {
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }

  func viewWillLayout() {
    if appearance == .willAppear {
      appearance = .isAppearing
      viewIsAppearing(false)
    }
    viewWillLayoutSubviews()
  }

  /// At the end of the first layout step with the view on screen.
  func finishAppearing() {
    guard appearance == .isAppearing else { return }
    appearance = .appeared
    viewDidAppear(false)
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
