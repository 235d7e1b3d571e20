import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// A touch on one device of a grid. On the others it begins on the same element of the same collection view, wherever it
/// is there, so that all devices scroll the same section; or else at the same fraction of the screen. It moves by the
/// same distance; between directions it is mirrored.
@MainActor
struct GridTouch {
  private let host: SceneHost
  private let start: CGPoint
  /// The points at which the touch begins on the devices.
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  /// - Parameters:
  ///   - host: The device that is touched.
  ///   - frame: The frame of the device in the window.
  ///   - start: The point in the window.
  ///   - hosts: All devices.
  init(on host: SceneHost, in frame: CGRect, at start: CGPoint, of hosts: [SceneHost]) {
    (self.host, self.start) = (host, start)
    let point = CGPoint(x: start.x - frame.minX, y: start.y - frame.minY)
    let anchor = GridAnchor(at: point, on: host)
    for other in hosts {
      let isMirrored = isMirrored(on: other)
      let share = CGPoint(x: point.x / frame.width, y: point.y / frame.height)
      let size = other.device.size
      let same = CGPoint(x: (isMirrored ? 1 - share.x : share.x) * size.width, y: share.y * size.height)
      starts[ObjectIdentifier(other)] =
        other === host ? point : anchor?.point(on: other, isMirrored: isMirrored) ?? same
    }
  }

  func isMirrored(on other: SceneHost) -> Bool { other.settings.isRightToLeft != host.settings.isRightToLeft }

  /// Returns the point on a device that corresponds to one in the window.
  func location(of point: CGPoint, on other: SceneHost) -> CGPoint {
    let begin = starts[ObjectIdentifier(other)] ?? .zero
    let across = point.x - start.x
    return CGPoint(x: begin.x + (isMirrored(on: other) ? -across : across), y: begin.y + point.y - start.y)
  }
}

/// A place in an element of a collection view.
@MainActor
private struct GridAnchor {
  /// The collection view, counted as on the screen.
  private let view: Int
  /// The name of the element.
  private let element: String
  /// The place in the element, as fractions of its size.
  private let share: CGPoint

  /// Finds the element at a point of a device; `nil` if there is none.
  init?(at point: CGPoint, on host: SceneHost) {
    let window = Self.window(of: host)
    let views = SceneHost.collectionViews(in: window)
    guard let hit = window.hitTest(point, with: nil), let view = views.lastIndex(where: hit.isDescendant),
      let inspected = views[view].inspectedElements.first(where: { hit.isDescendant(of: $0.view) })
    else { return nil }
    let (inner, size) = (inspected.view.convert(point, from: window), inspected.view.bounds.size)
    guard size.width > 0, size.height > 0 else { return nil }
    (self.view, element) = (view, inspected.name)
    share = CGPoint(x: inner.x / size.width, y: inner.y / size.height)
  }

  /// Returns the point on another device; `nil` if a touch there does not reach the element.
  func point(on other: SceneHost, isMirrored: Bool) -> CGPoint? {
    let window = Self.window(of: other)
    let views = SceneHost.collectionViews(in: window)
    guard views.indices.contains(view), let shown = views[view].inspectedElement(named: element)?.view else {
      return nil
    }
    let inner = CGPoint(
      x: (isMirrored ? 1 - share.x : share.x) * shown.bounds.width, y: share.y * shown.bounds.height)
    let point = shown.convert(inner, to: window)
    return window.hitTest(point, with: nil)?.isDescendant(of: shown) == true ? point : nil
  }

  /// Returns the window of a device, whose code runs from now on.
  private static func window(of host: SceneHost) -> UIWindow {
    host.root.becomeCurrent()
    return host.root.scene.keyWindow ?? host.root.window
  }
}
