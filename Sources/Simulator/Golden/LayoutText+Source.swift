import Foundation
package import UIKitCollections

extension LayoutText {
  /// Returns a Swift file with a function for the layout of each collection view: `makeLayout`, `makeLayout2`; `nil` if
  /// none of them is a compositional or a flow layout.
  package static func source(of views: [UICollectionView], isAuthored: Bool = false) -> String? {
    let functions = views.enumerated().compactMap { index, view in
      view.layoutSource(name: index == 0 ? "makeLayout" : "makeLayout\(index + 1)", isAuthored: isAuthored)
    }
    return functions.isEmpty ? nil : (["import UIKit\n"] + functions).joined(separator: "\n")
  }
}
