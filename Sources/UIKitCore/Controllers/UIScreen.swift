import Foundation

/// The display of the stage that runs now.
///
/// - Fidelity: documented; there is one screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  open class var main: UIScreen { shared }
  private static let shared = UIScreen()

  private var environment: RenderEnvironment? { RenderRoot.current?.environment }

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
  open var traitCollection: UITraitCollection { .screen }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
