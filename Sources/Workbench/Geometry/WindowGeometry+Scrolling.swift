import Foundation
import Geometry

/// Scrolling of a picture that is larger than its part of the window.
extension WindowGeometry {
  static let scrollBarThickness: CGFloat = 12

  var barThickness: Int { Int(Self.scrollBarThickness * density) }

  /// The part of the window for the device and its scroll bars, in pixels.
  private var part: (width: Int, height: Int) {
    (max(0, window.width - margins.width), max(0, window.height - margins.height))
  }

  /// Whether there are scroll bars below and to the right of the device.
  var scrollBars: (horizontal: Bool, vertical: Bool) {
    guard !isBare else { return (false, false) }
    let part = part
    var vertical = picture.height > part.height
    let horizontal = picture.width > part.width - (vertical ? barThickness : 0)
    vertical = vertical || picture.height > part.height - (horizontal ? barThickness : 0)
    return (horizontal, vertical)
  }

  /// The size of the part of the window in which the picture is visible, in pixels.
  var room: (width: Int, height: Int) {
    let (part, bars) = (part, scrollBars)
    return (
      max(0, part.width - (bars.vertical ? barThickness : 0)),
      max(0, part.height - (bars.horizontal ? barThickness : 0))
    )
  }

  /// The number of pixels of the picture that have no room.
  var hidden: (x: Int, y: Int) {
    isBare ? (0, 0) : (max(0, picture.width - room.width), max(0, picture.height - room.height))
  }

  /// Whether the picture can be scrolled.
  var isScrollable: Bool { hidden.x > 0 || hidden.y > 0 }

  /// Returns whether a picture can be scrolled in a window, both in pixels.
  package func isScrollable(_ picture: (Int, Int), in window: (Int, Int)) -> Bool {
    var other = self
    (other.picture, other.window) = (picture, window)
    return other.isScrollable
  }

  /// Scrolls the picture by pixels of the window, as far as there is more of it.
  mutating func pan(x: Int, y: Int) {
    let hidden = hidden
    pan = (min(max(0, min(pan.x, hidden.x) + x), hidden.x), min(max(0, min(pan.y, hidden.y) + y), hidden.y))
  }

  /// Adopts another size of the picture. Its middle stays where it is.
  mutating func adopt(picture new: (width: Int, height: Int)) {
    let (old, before) = (picture, room)
    picture = new
    guard old != new, old.width > 1, old.height > 1 else { return }
    let middle = { (pan: Int, room: Int, old: Int, new: Int) in
      Int((CGFloat(pan) + CGFloat(min(room, old)) / 2) / CGFloat(old) * CGFloat(new))
    }
    let (x, y) = (
      middle(pan.x, before.width, old.width, new.width), middle(pan.y, before.height, old.height, new.height)
    )
    pan = (x - room.width / 2, y - room.height / 2)
    pan(x: 0, y: 0)
  }

  /// The frames of the scroll bars in the interface, and the part of each that its knob takes, from 0 to 1; `nil` where
  /// there is none.
  func scrollBar(_ axis: Axis) -> (frame: CGRect, knob: ClosedRange<CGFloat>)? {
    let (bars, room, hidden, part) = (scrollBars, room, hidden, part)
    let (top, thickness) = (hasToolbar ? Self.toolbarHeight : 0, Self.scrollBarThickness)
    switch axis {
    case .horizontal where bars.horizontal:
      let start = CGFloat(min(pan.x, hidden.x)) / CGFloat(max(1, picture.width))
      let frame = CGRect(
        x: 0, y: top + CGFloat(part.height) / density - thickness, width: CGFloat(room.width) / density,
        height: thickness)
      return (frame, start...min(1, start + CGFloat(room.width) / CGFloat(max(1, picture.width))))
    case .vertical where bars.vertical:
      let start = CGFloat(min(pan.y, hidden.y)) / CGFloat(max(1, picture.height))
      let frame = CGRect(
        x: CGFloat(part.width) / density - thickness, y: top, width: thickness, height: CGFloat(room.height) / density)
      return (frame, start...min(1, start + CGFloat(room.height) / CGFloat(max(1, picture.height))))
    case .horizontal, .vertical: return nil
    }
  }
}
