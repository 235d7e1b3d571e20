import Foundation

/// Shows a controller in Xcode's canvas. There is none here, so that nothing comes of it; `tessera run` shows screens.
///
/// - Fidelity: documented; as in an app that is built for release.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Shows a view in Xcode's canvas. There is none here, so that nothing comes of it.
///
/// - Fidelity: documented; as in an app that is built for release.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// How a canvas would show a preview.
public struct PreviewTrait<T>: Sendable {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

public enum Preview {
  public enum ViewTraits {}
}
