import Foundation
import UIKitCore

/// The reader of nib files and storyboards, which UIKit finds by its name.
final class NibReader: InterfaceFiles {
  static func nib(named name: String, in bundle: Bundle) -> (any NibContents)? {
    NibDocument.named(name, extensions: ["xib", "nib"], in: bundle).map { NibFile($0) }
  }

  static func nib(from data: Data, in bundle: Bundle) -> any NibContents {
    NibFile(NibDocument(data: data, file: "data", bundle: bundle))
  }

  static func storyboard(named name: String, in bundle: Bundle) -> (any StoryboardContents)? {
    NibDocument.named(name, extensions: ["storyboard", "storyboardc"], in: bundle).map { NibStoryboard($0) }
  }

  static func classNames(in bundle: Bundle) -> Set<String> { NibClassUses(bundle).classNames }

  static func controller(ofClass name: String, in bundle: Bundle) -> UIViewController? {
    NibClassUses(bundle).controller(ofClass: name)
  }
}

/// The objects of a nib file.
final class NibFile: NibContents {
  private let document: NibDocument

  init(_ document: NibDocument) { self.document = document }

  func reportOwner(_ text: String) {
    let elements = document.root.child(named: "objects")?.children ?? []
    let owner = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    document.fail(text, at: owner ?? document.root)
  }

  func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any] {
    let context = NibContext(document, factory: NibObjects(), owner: owner, externalObjects: externalObjects)
    let elements = document.root.child(named: "objects")?.children ?? []
    var objects: [Any] = []
    for element in elements {
      if element.name == "placeholder" {
        if let owner = context.object(element.id ?? "") as? NSObject {
          context.register(connectionsOf: element, from: owner)
        }
      } else if let object = context.makeObject(element) {
        objects.append(object)
      }
    }
    context.complete()
    return objects
  }
}
