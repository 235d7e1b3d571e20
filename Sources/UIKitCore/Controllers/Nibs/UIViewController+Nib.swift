import Foundation

extension UIViewController {
  /// The bundle in which the controller's nib file is searched for.
  final var nibSource: Bundle { nibBundle ?? .main }

  /// The name of the nib file: the given one, or the one that is found by the name of the class.
  final var foundNibName: String? { ownNibName ?? Self.nibName(for: type(of: self), in: nibSource) }

  /// Loads the view from the storyboard's scene or the nib file, and returns whether there is one.
  package final func loadViewFromFile() -> Bool {
    if let nibScene, nibScene.loadView(of: self) { return true }
    guard let name = nibName else { return false }
    let nib = UINib(nibName: name, bundle: nibSource)
    let objects = nib.instantiate(withOwner: self)
    if loadedView == nil {
      nib.contents?.reportOwner(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set. "
          + "Connect the outlet view of the file's owner in Interface Builder.")
      view = objects.lazy.compactMap { $0 as? UIView }.first ?? UIView()
    }
    return true
  }

  /// Returns the name of the nib file for a class of the app: that of the class without "Controller", or that of the
  /// class; `nil` if the bundle has neither.
  private static func nibName(for type: UIViewController.Type, in bundle: Bundle) -> String? {
    let parts = String(reflecting: type).split(separator: ".")
    guard let module = parts.first, !module.hasPrefix("UIKit"), let last = parts.last else { return nil }
    let name = String(last)
    let candidates = name.hasSuffix("ViewController") ? [String(name.dropLast(10)), name] : [name]
    return candidates.first { NibFiles.url(named: $0, extensions: ["xib", "nib"], in: bundle) != nil }
  }
}

/// The search for Interface Builder's files in a bundle.
package enum NibFiles {
  /// Returns the file of a name in a bundle's folder, or in the folder of one of its languages; `nil` for none.
  package static func url(named name: String, extensions: [String], in bundle: Bundle) -> URL? {
    guard !name.isEmpty, !name.contains("\0"), let root = bundle.resourceURL else { return nil }
    let given = (name as NSString).pathExtension
    let base = extensions.contains(given) ? (name as NSString).deletingPathExtension : name
    let kinds = extensions.contains(given) ? [given] : extensions
    let names = [base + idiomSuffix, base].flatMap { base in kinds.map { "\(base).\($0)" } }
    return folders(of: bundle, root).lazy.flatMap { folder in
      names.lazy.map { folder.appendingPathComponent($0) }
    }.first { access($0.path, R_OK) == 0 }
  }

  /// The end of the names of files for the kind of device that is simulated.
  private static var idiomSuffix: String {
    UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
  }

  private static func folders(of bundle: Bundle, _ root: URL) -> [URL] {
    let languages = bundle.localizationFolders
    return [root] + languages.map { root.appendingPathComponent("\($0).lproj") }
  }
}
