import Drawing
import Foundation
import Geometry

/// A view that shows the content behind it, blurred.
final class MaterialView: UIView {
  override class var layerClass: AnyClass { MaterialLayer.self }

  /// The material. Animatable.
  var material: Material {
    get { layer.modelState.material }
    set { layer.changeMaterial(to: newValue) }
  }
}

/// A layer whose content is a material.
final class MaterialLayer: CALayer {
  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    let backdrop = state.material.backdrop(roundedRect(bounds, state))
    if backdrop.paints { commands.append(.backdrop(backdrop)) }
  }
}

extension CALayer {
  fileprivate final func changeMaterial(to material: Material) {
    let old = modelState
    modelState.material = material
    guard modelState != old else { return }
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
