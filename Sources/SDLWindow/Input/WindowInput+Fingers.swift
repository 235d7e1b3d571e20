package import Foundation
import Geometry
import Simulator
package import UIKitCore

extension WindowInput {
  /// The maximum number of fingers that a script can name; further fingers are ignored.
  static let mostFingers = InputScript.Limits.fingers.upperBound

  package mutating func fingerDown(_ name: FingerName, at share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard index(of: name) == nil else { return [] }
    let free = fingers.firstIndex { $0 == nil } ?? fingers.count
    // The last identifier is reserved for the finger opposite the mouse.
    guard free < Self.mostFingers - 1, share.x.isFinite, share.y.isFinite else { return [] }
    if free == fingers.count { fingers.append(nil) }
    let location = window.point(share: share)
    fingers[free] = (name, location)
    return [pointer(free + 1, .began, location, moment)]
  }

  package mutating func fingerMoved(_ name: FingerName, to share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard let index = index(of: name), share.x.isFinite, share.y.isFinite else { return [] }
    let location = window.point(share: share)
    fingers[index]?.location = location
    return [pointer(index + 1, .moved, location, moment)]
  }

  package mutating func fingerUp(_ name: FingerName, at share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard let index = index(of: name), let last = fingers[index]?.location else { return [] }
    fingers[index] = nil
    let location = share.x.isFinite && share.y.isFinite ? window.point(share: share) : last
    return [pointer(index + 1, .ended, location, moment)]
  }

  private func index(of name: FingerName) -> Int? { fingers.firstIndex { $0?.name == name } }
}
