public import UIKitCore

// The functions that adapted source calls in place of the macro `#Preview`.

/// Returns the controller of a preview.
@MainActor
public func tesseraPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) -> Any { body() }

/// Returns the view of a preview.
@MainActor
public func tesseraPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) -> Any { body() }
