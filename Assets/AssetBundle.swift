package import Foundation

/// The files that come with Tessera: the gallery's photographs.
package enum AssetBundle {
  package static var bundle: Bundle { .module }
}
