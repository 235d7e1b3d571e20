import Foundation
import Geometry
import LayoutKnobs
package import Raster
package import UIKitCollections
package import UIKitCore

/// Changes of the device that a script makes.
extension SceneHost {
  package func apply(_ change: InputScript.Change) throws(RasterError) {
    if case .layout(let change) = change { return apply(change) }
    if case .update(let seed) = change { return root.window.updateData(seed: seed) }
    // If fewer than all pixels are drawn, their share stays.
    let share = pictureScale / device.scale
    if case .settings(let settings) = change, let device = settings.device {
      try become(device, pictureScale: device.scale * share)
    }
    let new = change.applied(to: root.environment)
    try resize(to: new.size, scale: new.scale, pictureScale: new.scale * share)
    apply(DeviceSettings(new))
  }

  /// Changes values of a layout; a view or section that does not exist stays as it is.
  package func apply(_ change: LayoutChange) {
    let views = collectionViews
    guard views.indices.contains(change.view) else { return }
    views[change.view].setLayoutEdit(change.edit, ofSection: change.section)
  }

  /// The changes of values that the layouts on screen have.
  package var layoutChanges: [LayoutChange] {
    collectionViews.enumerated().flatMap { number, view in
      view.layoutEdits.sorted { $0.key < $1.key }.map { LayoutChange(view: number, section: $0.key, edit: $0.value) }
    }
  }

  /// The collection views of the app, by the numbers of ``LayoutChange/view``.
  package var collectionViews: [UICollectionView] { Self.collectionViews(in: root.scene.keyWindow ?? root.window) }

  /// Returns the collection views in a view, parents before children.
  package static func collectionViews(in view: UIView) -> [UICollectionView] {
    ((view as? UICollectionView).map { [$0] } ?? []) + view.subviews.flatMap { collectionViews(in: $0) }
  }
}

extension InputScript.Change {
  /// Returns an environment after the change. Its safe area is that of before, unless the device is another one.
  package func applied(to environment: RenderEnvironment) -> RenderEnvironment {
    var new = environment
    switch self {
    case .layout, .update: break
    case .rotation: new.size = CGSize(width: environment.size.height, height: environment.size.width)
    case .settings(let settings):
      if let device = settings.device {
        (new.size, new.scale, new.safeArea) = (device.size, device.scale, device.safeArea)
        new.userInterfaceIdiom = device.idiom
      }
      if let size = settings.size { new.size = size }
      if let scale = settings.scale { new.scale = scale }
      if let appearance = settings.appearance { new.userInterfaceStyle = appearance }
      if let direction = settings.direction { new.layoutDirection = direction }
      if let language = settings.language { new.language = language }
      if let textSize = settings.textSize { new.preferredContentSizeCategory = textSize }
      if let contrast = settings.contrast { new.accessibilityContrast = contrast }
      if let textWeight = settings.textWeight { new.legibilityWeight = textWeight }
    }
    return new
  }
}

extension UIView {
  /// Changes the data of all collection views in the view at random.
  package func updateData(seed: UInt64) {
    (self as? UICollectionView)?.updateAtRandom(seed: seed)
    for child in subviews { child.updateData(seed: seed) }
  }
}
