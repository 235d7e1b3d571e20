import Foundation

/// A controller whose `init(nibName:bundle:)` can be called on a metatype. All controllers have it at the same index of
/// their method tables.
@_spi(UIKitInstantiation)
open class InstantiableController: UIViewController {
  /// Creates a controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
