import Foundation

/// The reader of nib files and storyboards.
///
/// Views know it only by its name, because it knows all of UIKit's classes and their modules depend on this one.
@MainActor
package protocol InterfaceFiles: AnyObject {
  /// Returns a nib file of a bundle; `nil` if there is none.
  static func nib(named name: String, in bundle: Bundle) -> (any NibContents)?
  /// Returns the nib in a file's data.
  static func nib(from data: Data, in bundle: Bundle) -> any NibContents
  /// Returns a storyboard of a bundle; `nil` if there is none.
  static func storyboard(named name: String, in bundle: Bundle) -> (any StoryboardContents)?
  /// Returns the names of the classes that the nib files and storyboards of a bundle give to their objects.
  static func classNames(in bundle: Bundle) -> Set<String>
  /// Creates the controller of the first scene with a class; `nil` if no storyboard of the bundle has one.
  static func controller(ofClass name: String, in bundle: Bundle) -> UIViewController?
}

/// The objects of a nib file.
@MainActor
package protocol NibContents: AnyObject {
  /// Creates the objects, connects them, and returns those at the top level.
  func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any]
  /// Reports an error about the owner for which iOS ends the app, with the file and line.
  func reportOwner(_ text: String)
}

/// The scenes of a storyboard.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// The color that Interface Builder calls the global tint; `nil` for none.
  var tintColor: UIColor? { get }
  /// Whether the storyboard has a controller for an identifier, or an initial one for `nil`.
  func hasController(withIdentifier identifier: String?) -> Bool
  /// Creates the controller with an identifier, or the initial one for `nil`.
  ///
  /// - Parameter creator: A closure that creates the controller with its own initializer, or returns `nil`.
  func controller(
    withIdentifier identifier: String?, of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The contents of a storyboard scene, as its controller knows them.
@MainActor
package protocol SceneContents: AnyObject {
  /// The storyboard that contains the scene.
  var storyboard: UIStoryboard { get }
  /// Sets the controller's view to that of the scene; returns whether the scene has one.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of the scene; returns whether there is one with the identifier.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// The reader of nib files and storyboards that is linked into the program.
@MainActor
package enum InterfaceFileReader {
  /// The class of the reader.
  package static var linked: any InterfaceFiles.Type {
    guard let reader = NSClassFromString("UIKitNibs.NibReader") as? any InterfaceFiles.Type else {
      refuse("Nib files cannot be read: the module UIKitNibs is not linked. Depend on the product UIKit.")
    }
    return reader
  }
}
