import Foundation
import Geometry

// There is no reader of Interface Builder's files. These declarations are there for the compiler's message only: it names
// the way out where code from iOS uses them.

@available(*, unavailable, message: "nib files are not read on Linux: make the view in code and register its class")
public final class UINib {
  public init(nibName name: String, bundle: Bundle?) {}
}

@available(*, unavailable, message: "storyboards are not read on Linux: make the view controller with its initializer")
public final class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
}

@available(*, unavailable, message: "there are no segues on Linux: push or present the view controller in code")
public final class UIStoryboardSegue {}

extension UIViewController {
  @available(
    *, unavailable, message: "storyboards are not read on Linux: make the view controller with its initializer"
  )
  public var storyboard: UIStoryboard? { nil }

  @available(*, unavailable, message: "there are no segues on Linux: push or present the view controller in code")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension Bundle {
  @available(*, unavailable, message: "nib files are not read on Linux: make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
