import Foundation
import UIKitCore

/// The objects in the nib files and storyboards of a bundle by the names of their classes.
@MainActor
struct NibClassUses {
  private let bundle: Bundle
  private let paths: [String]

  init(_ bundle: Bundle) {
    self.bundle = bundle
    let all = FileManager.default.enumerator(atPath: bundle.bundlePath)?.compactMap { $0 as? String } ?? []
    paths = all.sorted()
  }

  /// The names of the files of a kind.
  private func names(_ kind: String) -> [String] {
    paths.filter { $0.hasSuffix("." + kind) }.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  /// The names of all classes that the files give to objects, without those of their owners.
  var classNames: Set<String> {
    let documents = ["storyboard", "xib"].flatMap { kind in
      names(kind).compactMap { NibDocument.named($0, extensions: [kind], in: bundle) }
    }
    let elements = documents.flatMap(\.root.all).filter { $0.name != "placeholder" }
    return Set(elements.compactMap { $0["customClass"] })
  }

  /// Creates the controller of the first scene with a class; `nil` if no storyboard has one.
  func controller(ofClass name: String) -> UIViewController? {
    for file in names("storyboard") {
      let storyboard = UIStoryboard(name: file, bundle: bundle)
      guard let contents = storyboard.contents as? NibStoryboard,
        let scene = contents.document.root.all.first(where: { $0.isController && $0["customClass"] == name })
      else { continue }
      return contents.controller(from: scene, of: storyboard, creator: nil)
    }
    return nil
  }
}

extension NibElement {
  /// Whether the element is the controller of a scene.
  fileprivate var isController: Bool { self["sceneMemberID"] == "viewController" && parent?.name == "objects" }
}
