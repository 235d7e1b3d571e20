import Foundation

/// Declares a preview of a controller for Xcode's canvas. There is no canvas here, so it expands to nothing; use
/// `tessera run` to show a screen.
///
/// - Fidelity: documented, as in a release build.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Declares a preview of a view for Xcode's canvas. There is no canvas here, so it expands to nothing.
///
/// - Fidelity: documented, as in a release build.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// A setting of a preview's canvas. It has no effect here.
///
/// - Fidelity: documented.
public struct PreviewTrait<T>: Sendable {
  /// The default size of the canvas.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A canvas as large as its content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A canvas of the given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// A device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// A namespace for the kinds of previews.
///
/// - Fidelity: documented.
public enum Preview {
  /// The kind of previews that show views and controllers.
  public enum ViewTraits {}
}
