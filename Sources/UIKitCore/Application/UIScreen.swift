import Foundation

/// A simulated display. ``main`` is the one of the current window or snapshot.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The display of the current window or snapshot.
  open class var main: UIScreen { RenderRoot.current.scene.screen }

  final weak var root: RenderRoot?
  private var environment: RenderEnvironment? { root?.environment }

  /// The coordinate space of the screen in its current orientation. Windows have their frames in it.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace(of: self)
  /// The size of the screen in its current orientation, in points. The origin is zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: environment?.size ?? .zero) }
  /// The part of the screen below the status bar, in points; the table of a new `UITableViewController` has this frame.
  /// Apple has deprecated it in favor of ``bounds``.
  open var applicationFrame: CGRect {
    let bar = root?.scene.statusBarManager?.statusBarFrame.height ?? 0
    return CGRect(x: 0, y: bar, width: bounds.width, height: max(0, bounds.height - bar))
  }
  /// The number of pixels per point.
  open var scale: CGFloat { environment?.scale ?? 1 }
  /// The number of physical pixels per point. Always equal to `scale` here.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen in portrait orientation, in pixels, whatever its current orientation. The origin is zero.
  open var nativeBounds: CGRect {
    let (width, height) = (bounds.size.width * scale, bounds.size.height * scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
  /// The radius of the corners, in points, which apps read by the name `_displayCornerRadius`.
  final var cornerRadius: CGFloat { environment?.cornerRadius ?? 0 }
  /// The highest frame rate of the screen, in frames per second: usually 60 or 120.
  open var maximumFramesPerSecond: Int { environment?.framesPerSecond ?? 60 }
  /// The displays: the one of the current window or snapshot.
  open class var screens: [UIScreen] { [main] }
  /// The brightness, from 0 to 1. The picture does not depend on it. The default is 0.5.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.unitClamped
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }
  /// Posted by a screen whose brightness has changed.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// Posted when a screen is connected, which does not occur here.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen is disconnected, which does not occur here.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when the recording of the screen begins or ends, which does not occur here.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// Whether the display is recorded. Always `false`.
  open var isCaptured: Bool { false }
  /// Returns a view that shows the present appearance of the screen, with all of its windows.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates { root?.layoutWindows() }
    let whole = UIView(frame: bounds)
    for window in root?.scene.windows ?? [] where !window.isHidden {
      guard let picture = window.snapshotView(afterScreenUpdates: false) else { continue }
      picture.frame = window.frame
      whole.addSubview(picture)
    }
    return whole
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { root?.traits ?? .screen }
  /// Called after the traits of the screen have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
