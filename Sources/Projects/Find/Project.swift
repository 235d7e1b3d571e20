/// The Swift sources that a path names, compiled together as one module, and the files that belong to them.
package struct Project: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case file, folder, package, xcode
  }

  package var kind: Kind
  /// The name in titles and of the module: the file's, folder's or target's.
  package var name: String
  /// The absolute path of the folder to which the sources belong.
  package var root: String
  /// The absolute paths of the sources, sorted.
  package var sources: [String]
  /// The absolute paths of images, catalogs and other files of the app's bundle, sorted.
  package var resources: [String] = []
  package var infoPlist: String?
  /// The absolute path of the header through which the sources use Objective-C; `nil` if they use none.
  package var bridgingHeader: String?
  /// The build settings of an Xcode target; none for other projects.
  package var settings = BuildSettings()
  /// The language of the texts in the source, such as `en`; `nil` if the project does not say.
  package var developmentRegion: String?
  /// The absolute paths of folders with packages that the project names by their paths.
  package var packageFolders: [String] = []
  /// The addresses of packages that the project would fetch, by the names of their products.
  package var packageAddresses: [String: String] = [:]
  /// The absolute paths of other Xcode projects, whose frameworks the project may import.
  package var neighbors: [String] = []
  /// The absolute paths of folders, besides the project's own, in which packages are searched for.
  package var searchFolders: [String] = []
  /// The absolute paths of folders with sources of packages, in which a change changes the project.
  package var watchedFolders: [String] = []
  /// Arguments for the compiler that the project's settings ask for.
  package var compilerFlags: [String] = []
  /// The conditions of `#if` that the project defines.
  package var conditions: [String] = []
  /// Remarks for the user: files that were ignored, and why.
  package var notes: [String] = []
  /// The targets with tests of the project's code.
  package var tests: [TestTarget] = []
  /// The name of the test target whose sources are compiled with the project's own; `nil` for the project alone.
  package var tested: String?

  /// Whether a file of that name is a resource of an app.
  package static func isResource(_ name: String) -> Bool {
    SourceTree.resourceExtensions.contains(String(name.reversed().prefix { $0 != "." }.reversed()).lowercased())
  }

  /// The module's name: the project's with other characters replaced, and never that of a module that it may import.
  package var moduleName: String { Self.moduleName(for: settings["PRODUCT_MODULE_NAME"] ?? name) }

  /// Returns a name with other characters than letters and digits replaced, and never that of a module that user code
  /// may import.
  package static func moduleName(for name: String) -> String {
    let plain = identifier(name)
    return plain + (taken.contains(plain) ? "App" : "")
  }

  /// Returns a name with other characters than letters and digits replaced, as Xcode names modules.
  static func identifier(_ name: String) -> String {
    let plain = String(
      name.unicodeScalars.map { scalar -> Character in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isPlain ? Character(scalar) : "_"
      })
    return (plain.first?.isNumber ?? true ? "_" : "") + plain
  }

  /// The modules that user code may import, and those that they consist of.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Glibc", "Combine", "SwiftUI", "UIKit", "UIKitCore", "UIKitControls",
    "UIKitCollections", "Tessera", "TesseraCombine", "TesseraPublishers", "TesseraRuntime", "OpenCombine", "Scenes",
    "Gallery", "Commands", "Simulator", "Raster", "Drawing", "Geometry", "Typography", "Projects", "main", "tessera",
  ]
}
