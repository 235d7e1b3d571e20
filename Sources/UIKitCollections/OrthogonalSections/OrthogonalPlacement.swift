import LayoutSolver

/// The embedded scroll view of an orthogonal section, as a layout describes it.
struct OrthogonalPlacement {
  var section: Int
  var geometry: OrthogonalSection
  var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The generation of the solution that contains the geometry.
  var generation: Int
}
