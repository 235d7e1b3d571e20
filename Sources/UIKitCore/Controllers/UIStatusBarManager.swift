import Foundation
import Geometry

/// Where the status bar is.
///
/// - Fidelity: approximated; the bar is as high as the safe area at the top, and there is none in landscape.
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
    let isHidden = scene?.keyWindow?.rootViewController?.prefersStatusBarHidden ?? false
    return isHidden || scene?.interfaceOrientation.isLandscape ?? true
  }

  open var statusBarStyle: UIStatusBarStyle {
    let wanted = scene?.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
    guard wanted == .default else { return wanted }
    return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
}
