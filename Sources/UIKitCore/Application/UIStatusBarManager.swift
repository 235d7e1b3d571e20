import Foundation

/// Where the status bar is, and what it looks like.
///
/// - Fidelity: approximated; the bar is as high as the safe area at the top, phones have none in landscape, and a change
///   of style is not animated.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var statusBarFrame: CGRect {
    guard let environment = scene?.root?.environment, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.safeArea.top)
  }

  open var isStatusBarHidden: Bool {
    guard let environment = scene?.root?.environment else { return true }
    if environment.userInterfaceIdiom != .pad && environment.interfaceOrientation.isLandscape { return true }
    return frontmost?.decider(of: \.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// `lightContent` or `darkContent`: the default has been resolved.
  open var statusBarStyle: UIStatusBarStyle {
    let decider = frontmost?.decider(of: \.childForStatusBarStyle)
    let wanted = decider?.preferredStatusBarStyle ?? .default
    guard wanted == .default else { return wanted }
    let traits = decider?.traitCollection ?? scene?.traitCollection
    return traits?.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// The window's controller, or the last that was presented over all of it or that wants to be asked.
  private var frontmost: UIViewController? {
    var controller = scene?.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }
}

extension UIViewController {
  /// Containers may leave a decision to a child, and that to one of its own.
  fileprivate func decider(of child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    var asked: Set<ObjectIdentifier> = []
    while asked.insert(ObjectIdentifier(controller)).inserted, let next = controller[keyPath: child] {
      controller = next
    }
    return controller
  }
}
