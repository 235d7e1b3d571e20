import Foundation
import Geometry

/// Scrolling of a device's picture that is larger than its part of the window.
extension Workbench {
  /// Scrolls by a distance of the mouse, in units of the interface: the picture follows the mouse.
  func pan(by distance: CGPoint) {
    scroll {
      $0.pan(x: -Int((distance.x * $0.density).rounded()), y: -Int((distance.y * $0.density).rounded()))
    }
  }

  /// Scrolls by a share of the picture's length.
  func scroll(_ axis: Axis, by share: CGFloat) {
    scroll {
      let length = CGFloat(axis == .horizontal ? $0.picture.width : $0.picture.height)
      let distance = Int((share * length).rounded())
      $0.pan(x: axis == .horizontal ? distance : 0, y: axis == .vertical ? distance : 0)
    }
  }

  private func scroll(_ body: (inout WindowGeometry) -> Void) {
    guard geometry.isScrollable else { return }
    var moved = geometry
    body(&moved)
    if moved != geometry { adopt(moved) }
  }
}
