import Drawing
import Foundation
import Lens
import Simulator
import UIKitCollections
import UIKitCore

/// The layers of the screen, which can be shown apart from each other.
extension LensReader {
  /// The layers of all windows, those of the frontmost one last.
  var layers: [FlatLayer.Source] {
    let root = host.root
    let area = CGRect(origin: .zero, size: host.device.size)
    return root.scene.windows.flatMap {
      FlatLayer.sources(below: $0.layer, within: area, scale: host.device.scale, time: root.now)
    }
  }

  /// Returns the element whose layer is drawn at a point while the layers are apart; `nil` if only the ground is there.
  ///
  /// - Parameter direction: The position of the viewer, -1 to 1 from left to right and from top to bottom.
  func hit(at point: CGPoint, from direction: CGPoint) -> LensHit? {
    let layers = layers
    let exploded = ExplodedLayers(layers.map(\.flat), size: host.device.size, direction: direction)
    guard let view = exploded.index(at: point).flatMap({ Self.view(of: layers[$0].layer) }) else { return nil }
    return element(shownBy: view) ?? plainHit(of: view)
  }

  /// Returns the number of layers below an element's layer, as far as they draw something.
  func depth(of target: LensHit) -> Int {
    guard let view = shownView(of: target) else { return 0 }
    // A view that draws nothing itself is as far in front as the first thing in it.
    let source = layers.first { Self.view(of: $0.layer)?.isDescendant(of: view) ?? false }
    return source?.flat.depth ?? 0
  }

  /// Returns the view that shows a layer: its own, or that of the nearest layer that contains it.
  private static func view(of layer: CALayer) -> UIView? {
    sequence(first: layer) { $0.superlayer }.lazy.compactMap { $0.delegate as? UIView }.first
  }

  /// Returns the element of a collection view that a view, or the view around the content of a cell, represents.
  private func element(shownBy view: UIView) -> LensHit? {
    let parent = view.superview as? UICollectionViewCell
    let shown = parent.map { $0.contentView === view || $0.backgroundView === view } ?? false ? parent : view
    for collection in views where view.isDescendant(of: collection) {
      guard let found = collection.inspectedElements.first(where: { $0.view === shown }) else { continue }
      return hit(of: InspectionContent.Pin(view: views.firstIndex { $0 === collection } ?? 0, element: found.name))
    }
    return nil
  }

  /// Returns the view of an element; `nil` if it is not on screen.
  private func shownView(of target: LensHit) -> UIView? {
    guard let collection = view(of: target) else { return target.view }
    return collection.inspectedElement(named: target.name)?.view ?? collection
  }
}
