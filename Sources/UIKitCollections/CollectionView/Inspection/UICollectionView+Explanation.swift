import Foundation
import LayoutSolver

extension UICollectionView {
  /// Returns a readable explanation of an element's frame. Elements are named `0.3`, `header 0.0` or `header layout`.
  ///
  /// - Throws: `LayoutExplanationError` if the element does not exist, or if its layout cannot explain frames.
  package func layoutExplanation(of name: String) throws -> String {
    prepareLayoutOutsidePass()
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout, let solution = layout.store.solution
    else {
      throw LayoutExplanationError(
        "\(type(of: currentLayout)) places its elements by itself; only a compositional layout can be explained")
    }
    return try solution.explanation(named: name).description
  }
}
