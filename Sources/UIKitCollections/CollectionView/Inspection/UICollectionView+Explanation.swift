import Foundation
import LayoutSolver
import PlainText

extension UICollectionView {
  /// Returns a readable explanation of an element's frame. Elements are named `0.3`, `header 0.0` or `header layout`.
  ///
  /// - Throws: `LayoutExplanationError` if the element does not exist, or if its layout cannot explain frames.
  package func layoutExplanation(of name: String) throws -> String {
    prepareLayoutOutsidePass()
    if let flow = currentLayout as? UICollectionViewFlowLayout, let solution = flow.solution {
      return try solution.explanation(named: name).description + movedText(of: name)
    }
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout, let solution = layout.store.solution
    else {
      throw LayoutExplanationError(
        "\(type(of: currentLayout)) places its elements by itself; only a compositional or flow layout can be explained"
      )
    }
    if layout.explainsItself, let text = layout.explanation(of: try solution.key(named: name), in: solution) {
      return text
    }
    return try solution.explanation(named: name).description
  }

  /// Returns a line with the frame that a subclass of the flow layout gives an element in place of the layout's own.
  private func movedText(of name: String) -> String {
    guard type(of: currentLayout) != UICollectionViewFlowLayout.self,
      let frame = inspectedElement(named: name)?.element.frame
    else { return "" }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.text(decimals: 3) }
    return "  \(type(of: currentLayout))  shows it at \(numbers.joined(separator: " "))\n"
  }
}
