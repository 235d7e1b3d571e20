import Foundation
import LayoutSolver

extension UICollectionView {
  /// How an element came to its place, for people: `0.3`, `header 0.0`, `header layout`.
  ///
  /// - Throws: `LayoutExplanationError` when there is no such element, or nothing that knows why it is where it is.
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
