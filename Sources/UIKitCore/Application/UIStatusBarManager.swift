import Foundation

/// The frame and style of a scene's status bar.
///
/// - Fidelity: approximated; the bar is as high as the top of the safe area, phones in landscape have none, and changes
///   of style are not animated.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The frame of the status bar in the screen's coordinates; zero if it is hidden.
  open var statusBarFrame: CGRect {
    guard let environment = scene?.root?.environment, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.safeArea.top)
  }

  /// Whether the status bar is hidden, as phones in landscape or the frontmost controller demand.
  open var isStatusBarHidden: Bool {
    guard let environment = scene?.root?.environment else { return true }
    if environment.userInterfaceIdiom != .pad && environment.interfaceOrientation.isLandscape { return true }
    if let own = scene?.root?.appStatusBar.inUse { return own.isHidden }
    return frontmost?.decider(of: \.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// The style of the status bar as shown: `lightContent` or `darkContent`. The style `default` is resolved by the
  /// frontmost controller's traits. It is light above a sheet that moves the views behind it back.
  open var statusBarStyle: UIStatusBarStyle {
    let decider = frontmost?.decider(of: \.childForStatusBarStyle)
    let own = scene?.root?.appStatusBar.inUse?.style
    let wanted = own ?? decider?.preferredStatusBarStyle ?? .default
    let asked = frontmost?.deciders(of: \.childForStatusBarStyle) ?? []
    if asked.contains(where: { $0.loadedView?.layer.isReceded == true }) { return .lightContent }
    guard wanted == .default else { return wanted }
    let traits = decider?.traitCollection ?? scene?.traitCollection
    return traits?.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// The controller that decides about the status bar: the window's, or the last one that was presented full screen or
  /// captures the status bar's appearance.
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
  /// Returns the controller that decides, by following the children to which containers delegate the decision.
  fileprivate func decider(of child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    deciders(of: child).last ?? self
  }

  /// Returns the controller and the children to which it and they delegate the decision.
  fileprivate func deciders(of child: KeyPath<UIViewController, UIViewController?>) -> [UIViewController] {
    var asked = [self]
    while let next = asked[asked.count - 1][keyPath: child], !asked.contains(where: { $0 === next }) {
      asked.append(next)
    }
    return asked
  }
}

/// The status bar as an app demands it, instead of its view controllers.
@MainActor
struct AppStatusBar {
  var style = UIStatusBarStyle.default
  var isHidden = false

  /// The status bar, if the `Info.plist` turns off the choice of view controllers; otherwise `nil`.
  var inUse: AppStatusBar? {
    let choice = Bundle.main.infoDictionary?["UIViewControllerBasedStatusBarAppearance"] as? Bool
    return choice == false ? self : nil
  }

  /// The status bar that the `Info.plist` describes.
  static var initial: AppStatusBar {
    let list = Bundle.main.infoDictionary
    let name = list?["UIStatusBarStyle"] as? String ?? ""
    let isHidden = list?["UIStatusBarHidden"] as? Bool ?? false
    return AppStatusBar(style: name.hasSuffix("LightContent") ? .lightContent : .default, isHidden: isHidden)
  }
}
