import Foundation
import Geometry

extension ListContentArrangement {
  /// Computes the frames of a row of the style `value2`: the text in a narrow column, which ends where the detail begins.
  ///
  /// - Fidelity: approximated; the widths are those that Interface Builder writes for the style.
  init(columnOf contents: Contents, width: CGFloat, margins: NSDirectionalEdgeInsets) {
    let (column, gap): (CGFloat, CGFloat) = (91, 6)
    let start = margins.leading + column + gap
    let rest = FiniteGeometry.length(width - start - margins.trailing)
    let sizes = (contents.text?(column), contents.secondary?(rest))
    let baseline = contents.baselines.text.atLeast(contents.baselines.secondary)
    let top = margins.top + baseline
    let text = sizes.0.map {
      CGRect(x: margins.leading, y: top - contents.baselines.text, width: column, height: $0.height)
    }
    let secondary = sizes.1.map {
      CGRect(x: start, y: top - contents.baselines.secondary, width: rest, height: $0.height)
    }
    let end = (text?.maxY ?? 0).atLeast(secondary?.maxY ?? 0).atLeast(margins.top)
    self.init(text: text, secondary: secondary, height: FiniteGeometry.length(end + margins.bottom))
  }
}
