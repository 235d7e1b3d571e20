import Foundation

/// A navigation controller whose `init(rootViewController:)` can be called on a metatype, which Swift allows for required
/// initializers only. All navigation controllers have it at the same index of their method tables.
@_spi(UIKitInstantiation)
open class InstantiableNavigationController: UINavigationController {
  /// Creates a navigation controller and pushes one controller onto its stack.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Creates the object that a nib file or storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
