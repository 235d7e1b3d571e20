import Foundation
import Geometry

/// The area in which a controller is presented.
package struct PresentationSpace {
  /// The area, in its own coordinates.
  package let bounds: CGRect
  /// The distances from the edges that bars and the device's shape need, in points.
  package let safeArea: UIEdgeInsets
  /// The size classes of the area.
  package let sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)

  /// Describes a container.
  @MainActor
  init(_ container: UIView) {
    let traits = container.traitCollection
    (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    sizeClasses = (traits.horizontalSizeClass, traits.verticalSizeClass)
  }
}
