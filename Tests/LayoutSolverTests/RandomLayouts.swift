import Foundation
import Geometry
import LayoutSolver

/// A random layout with its data: values only, so that it can be reduced, transposed and printed.
struct RandomLayout {
  struct Measure {
    var key: ElementKey
    var size: CGSize
  }

  var spec: LayoutSpec
  var counts: [Int]
  var container: Container
  /// The sizes of views, in the order in which they were measured.
  var measures: [Measure] = []

  var measuredSizes: MeasuredSizes {
    var sizes = MeasuredSizes.none
    for measure in measures { sizes.set(measure.size, for: measure.key) }
    return sizes
  }

  /// Records a view's measured size, or removes it.
  mutating func measure(_ size: CGSize?, for key: ElementKey) {
    measures.removeAll { $0.key == key }
    if let size { measures.append(Measure(key: key, size: size)) }
  }

  func solved(reusing previous: LayoutSolution? = nil) -> LayoutSolution {
    solve(spec, counts: counts, in: container, measured: measuredSizes, reusing: previous)
  }
}
