import Foundation

/// The display of a stage; ``main`` is that of the stage that runs now.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  open class var main: UIScreen { RenderRoot.current.scene.screen }

  final weak var root: RenderRoot?
  private var environment: RenderEnvironment? { root?.environment }

  /// The screen as it is turned: windows have their frames in it.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace(of: self)
  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: environment?.size ?? .zero) }
  /// Pixels per point.
  open var scale: CGFloat { environment?.scale ?? 1 }
  open var nativeScale: CGFloat { scale }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.size.width * scale, height: bounds.size.height * scale)
  }
  open var maximumFramesPerSecond: Int { environment?.framesPerSecond ?? 60 }
  open var traitCollection: UITraitCollection { root?.traits ?? .screen }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
