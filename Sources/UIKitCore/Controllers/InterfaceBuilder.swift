import Foundation
import Geometry

// Interface Builder's files are not supported. These declarations exist for the compiler's messages, which tell code
// from iOS about the alternative.

@available(*, unavailable, message: "nib files are not read on Linux: make the view in code and register its class")
/// A nib file. Not available: create views in code, and register their classes.
public final class UINib {
  /// Creates a nib from a file. Not available.
  public init(nibName name: String, bundle: Bundle?) {}
}

/// A storyboard. Not available: create view controllers with their initializers.
@available(*, unavailable, message: "storyboards are not read on Linux: make the view controller with its initializer")
public final class UIStoryboard {
  /// Creates a storyboard from a file. Not available.
  public init(name: String, bundle: Bundle?) {}
}

/// A transition defined in a storyboard. Not available: push or present the view controller in code.
@available(*, unavailable, message: "there are no segues on Linux: push or present the view controller in code")
public final class UIStoryboardSegue {}

extension UIViewController {
  /// The storyboard of the controller. Not available.
  @available(
    *, unavailable, message: "storyboards are not read on Linux: make the view controller with its initializer"
  )
  public var storyboard: UIStoryboard? { nil }

  /// Performs a transition of a storyboard. Not available: push or present the view controller in code.
  @available(*, unavailable, message: "there are no segues on Linux: push or present the view controller in code")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension Bundle {
  /// Loads a nib file. Not available: create the view in code.
  @available(*, unavailable, message: "nib files are not read on Linux: make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
