import Foundation
import UIKitCore

/// The scene of a storyboard around objects, with the segues between its controller and others.
@MainActor
protocol SegueScene: AnyObject {
  /// Makes a controller the scene's own, as soon as it exists.
  func take(_ controller: UIViewController, _ element: NibElement, in context: NibContext)

  /// Creates the controllers that a container contains from the beginning.
  func related(_ relationship: String, of element: NibElement, in context: NibContext) -> [UIViewController]

  /// Connects an object that triggers a segue.
  func add(segue: NibElement, from source: NSObject, in context: NibContext)

  /// Prepares the segue of a cell, and returns its transition; `nil` if there is none.
  func prepare(_ segue: NibElement, sender: Any?, in context: NibContext) -> (() -> Void)?
}
