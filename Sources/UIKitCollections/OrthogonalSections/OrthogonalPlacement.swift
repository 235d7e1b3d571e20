import LayoutSolver

/// The embedded scroll view of one section.
struct OrthogonalPlacement {
  var section: Int
  var geometry: OrthogonalSection
  var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The generation of the solution that the geometry comes from.
  var generation: Int
}
