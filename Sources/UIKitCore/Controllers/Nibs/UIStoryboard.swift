public import Foundation

/// A file of scenes, each with a controller and its views, and of the segues between them.
///
/// The file is Interface Builder's own, a `.storyboard`, which is read at run time.
///
/// - Fidelity: documented; compiled storyboards are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package let contents: any StoryboardContents
  package let name: String

  /// Creates a storyboard from a file of a bundle, or of the main one for `nil`.
  ///
  /// - Precondition: The bundle has a storyboard of that name.
  /// - Fidelity: documented.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let contents = InterfaceFileReader.linked.storyboard(named: name, in: bundle) else {
      refuse(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>. "
          + "A file \(name).storyboard is needed among the target's resources.")
    }
    (self.contents, self.name) = (contents, name)
  }

  /// Creates a storyboard without a file, which has no controllers.
  public override init() {
    (contents, name) = (EmptyStoryboard(), "")
    super.init()
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  ///
  /// - Fidelity: documented.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  /// Creates the initial controller with a closure; `nil` if the storyboard has none.
  ///
  /// - Parameter creator: A closure that calls the controller's own initializer with the coder it is given. If it
  ///   returns `nil`, or there is none, the storyboard creates the controller.
  /// - Fidelity: documented.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(nil, creator: creator) as? ViewController
  }

  /// Creates the controller with an identifier.
  ///
  /// - Precondition: The storyboard has a controller with the identifier.
  /// - Fidelity: documented.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    require(identifier)
    guard let controller = make(identifier) else { refuseMissing(identifier) }
    return controller
  }

  /// Creates the controller with an identifier with a closure.
  ///
  /// - Parameter creator: A closure that calls the controller's own initializer with the coder it is given. If it
  ///   returns `nil`, or there is none, the storyboard creates the controller.
  /// - Precondition: The storyboard has a controller with the identifier, of the class.
  /// - Fidelity: documented.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    require(identifier)
    let controller = make(identifier, creator: creator)
    guard let wanted = controller as? ViewController else {
      let found = controller.map { "\(type(of: $0))" } ?? "nothing"
      refuse("The view controller with identifier '\(identifier)' is \(found), not a \(ViewController.self).")
    }
    return wanted
  }

  private func make<Controller: UIViewController>(
    _ identifier: String?, creator: ((NSCoder) -> Controller?)?
  ) -> UIViewController? {
    var make: (@MainActor (NSCoder) -> UIViewController?)?
    if let creator { make = { coder in creator(coder) } }
    return contents.controller(withIdentifier: identifier, of: self, creator: make)
  }

  private func make(_ identifier: String?) -> UIViewController? {
    contents.controller(withIdentifier: identifier, of: self, creator: nil)
  }

  private func require(_ identifier: String) {
    if !contents.hasController(withIdentifier: identifier) { refuseMissing(identifier) }
  }

  private func refuseMissing(_ identifier: String) -> Never {
    refuse("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}

/// The scenes of a storyboard without a file.
private final class EmptyStoryboard: StoryboardContents {
  var tintColor: UIColor? { nil }

  func hasController(withIdentifier identifier: String?) -> Bool { false }

  func controller(
    withIdentifier identifier: String?, of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? { nil }
}

extension UIViewController {
  /// Performs a segue of the controller's scene. The controller is prepared with ``prepare(for:sender:)``, but not asked
  /// with ``shouldPerformSegue(withIdentifier:sender:)``.
  final func basePerformSegue(withIdentifier identifier: String, sender: Any?) {
    if nibScene?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true { return }
    refuse("Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'")
  }
}
