import Drawing
import Foundation
import Geometry

/// Shows what lies behind it, blurred.
final class MaterialView: UIView {
  override class var layerClass: AnyClass { MaterialLayer.self }

  /// Travels to its new value inside an animation block.
  var material: Material {
    get { layer.model.material }
    set { layer.changeMaterial(to: newValue) }
  }
}

/// A layer whose content is frosted glass.
final class MaterialLayer: CALayer {
  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    let backdrop = state.material.backdrop(roundedRect(bounds, state))
    if backdrop.paints { commands.append(.backdrop(backdrop)) }
  }
}

extension CALayer {
  fileprivate final func changeMaterial(to material: Material) {
    let old = model
    model.material = material
    guard model != old else { return }
    animate([.material, .materialTint], from: old)
    setNeedsRecord()
  }
}

extension LayerState {
  var material: Material {
    get { if case .material(let material) = drawn { material } else { .clear } }
    set { drawn = .material(newValue) }
  }
}
