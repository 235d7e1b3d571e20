import Foundation
import UIKitCore

/// The scenes of a storyboard file.
final class NibStoryboard: StoryboardContents {
  let document: NibDocument
  /// The elements of the controllers by their storyboard identifiers.
  private let identifiers: [String: NibElement]
  /// The controllers that are being created, inside each other.
  private static var depth = 0
  /// More controllers inside each other are a cycle of relationships.
  private static let depthLimit = 32

  init(_ document: NibDocument) {
    self.document = document
    let scenes = document.root.child(named: "scenes")?.children(named: "scene") ?? []
    let controllers = scenes.flatMap { $0.child(named: "objects")?.children ?? [] }
    identifiers = Dictionary(
      controllers.compactMap { element in element["storyboardIdentifier"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  var tintColor: UIColor? {
    NibValues(document.root, NibContext(document, factory: NibObjects(), owner: nil)).color("tintColor")
  }

  func hasController(withIdentifier identifier: String?) -> Bool { element(for: identifier) != nil }

  private func element(for identifier: String?) -> NibElement? {
    if let identifier { return identifiers[identifier] }
    return document.root["initialViewController"].flatMap { document.elements[$0] }
  }

  func controller(
    withIdentifier identifier: String?, of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    element(for: identifier).flatMap { controller(from: $0, of: storyboard, creator: creator) }
  }

  /// Creates the controller of an element.
  func controller(
    from element: NibElement, of storyboard: UIStoryboard, creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard Self.depth < Self.depthLimit else {
      document.warn("the controllers contain each other without an end, so this one is left out", at: element)
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    if element.name == "viewControllerPlaceholder" { return referenced(by: element, creator: creator) }
    let scene = NibScene(element, of: storyboard, contents: self)
    return scene.makeController(creator: creator)
  }

  /// Creates the controller of another storyboard.
  private func referenced(
    by element: NibElement, creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? document.bundle
    guard NibFiles.url(named: name, extensions: ["storyboard", "storyboardc"], in: bundle) != nil else {
      document.warn("there is no storyboard named \"\(name)\"", at: element)
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    let identifier = element["referencedIdentifier"]
    guard other.contents.hasController(withIdentifier: identifier) else {
      let wanted = identifier.map { "a controller with the identifier \"\($0)\"" } ?? "an initial controller"
      document.warn("the storyboard \(name) does not have \(wanted)", at: element)
      return nil
    }
    return other.contents.controller(withIdentifier: identifier, of: other, creator: creator)
  }
}
