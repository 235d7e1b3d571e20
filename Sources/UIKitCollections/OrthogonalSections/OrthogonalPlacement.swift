import LayoutSolver

/// The embedded scroll view of one section.
struct OrthogonalPlacement {
  var section: Int
  var geometry: OrthogonalSection
  var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// Of the solution the geometry is from.
  var generation: Int
}
