import Foundation

/// A view whose `init(frame:)` can be called on a metatype, which Swift allows for required initializers only. All views
/// have it at the same index of their method tables.
@_spi(UIKitInstantiation)
open class InstantiableView: UIView {
  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
