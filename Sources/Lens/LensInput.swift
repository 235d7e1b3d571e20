package import Drawing
package import Foundation
package import Geometry
package import LayoutSolver

/// The facts about a device's collection views from which overlays are drawn.
package struct LensInput: Equatable, Sendable {
  package var views: [LensView]
  /// The areas painted in the latest frame, in points.
  package var repaints: [CGRect]
  /// The accessibility elements in reading order: frame and label.
  package var reading: [LensLabel]
  /// The pinned element and the one below the mouse.
  package var highlights: [LensHighlight] = []
  /// The frame of the element with the keyboard's focus.
  package var focus: CGRect?
  /// Whether labels are in Korean.
  package var isKorean = false
  /// The layers on screen, and the size of the screen.
  package var layers: [FlatLayer] = []
  package var size = CGSize.zero
  /// The radius of the screen's corners, beyond which nothing is drawn.
  package var cornerRadius: CGFloat = 0
  /// The position of the viewer of separated layers, -1 to 1 from left to right and from top to bottom.
  package var direction = CGPoint(x: -0.6, y: 0.4)

  package init(views: [LensView] = [], repaints: [CGRect] = [], reading: [LensLabel] = []) {
    (self.views, self.repaints, self.reading) = (views, repaints, reading)
  }
}

/// A rectangle of the device with a text.
package struct LensLabel: Equatable, Sendable {
  package var frame: CGRect
  package var text: String

  package init(_ frame: CGRect, _ text: String) { (self.frame, self.text) = (frame, text) }
}

/// An element to which the user points.
package struct LensHighlight: Equatable, Sendable {
  package var element: LensLabel
  /// The element to which distances are measured.
  package var other: LensLabel?
  /// The number of ancestors of the element's layer that draw something, which decides its place among separated layers.
  package var depth = 0

  package init(_ element: LensLabel, other: LensLabel? = nil) { (self.element, self.other) = (element, other) }
}

/// A collection view on screen. All rectangles are in points of the device.
package struct LensView: Equatable, Sendable {
  /// The visible part of the view.
  package var frame: CGRect
  /// The part of the view that the system's bars and the safe area leave free.
  package var safeArea: CGRect
  package var parts: [LayoutAnatomy.Part]
  package var elements: [LensElement]
  package var scrolls: [LensScroll]

  package init(
    frame: CGRect, safeArea: CGRect, parts: [LayoutAnatomy.Part], elements: [LensElement], scrolls: [LensScroll]
  ) {
    (self.frame, self.safeArea, self.parts) = (frame, safeArea, parts)
    (self.elements, self.scrolls) = (elements, scrolls)
  }
}

/// An element on screen.
package struct LensElement: Equatable, Sendable {
  package enum Category: Hashable, Sendable {
    case cell, supplementary, decoration
  }

  /// The name by which explanations know the element.
  package var name: String
  package var category: Category
  /// The frame in the layout, and on screen if that differs.
  package var frame: CGRect
  package var pinnedFrame: CGRect?
  /// The changes of a handler; empty if there are none.
  package var changes: String
  /// The number of times the view was reused.
  package var reuseCount: Int
  /// The order in which elements cover each other: the higher one is in front.
  package var zIndex: Int

  package init(
    name: String, category: Category, frame: CGRect, pinnedFrame: CGRect?, changes: String, reuseCount: Int,
    zIndex: Int = 0
  ) {
    (self.name, self.category, self.frame, self.pinnedFrame) = (name, category, frame, pinnedFrame)
    (self.changes, self.reuseCount, self.zIndex) = (changes, reuseCount, zIndex)
  }
}

/// A section that scrolls by itself.
package struct LensScroll: Equatable, Sendable {
  package var viewport: CGRect
  package var axis: Axis
  package var offset: CGFloat
  /// The offset at which the current motion ends.
  package var destination: CGFloat?
  package var stops: [CGFloat]
  package var isCentered: Bool
  /// Whether the first page is at the greatest offset, as from right to left.
  package var beginsAtTheEnd: Bool

  package init(
    viewport: CGRect, axis: Axis, offset: CGFloat, destination: CGFloat?, stops: [CGFloat], isCentered: Bool,
    beginsAtTheEnd: Bool = false
  ) {
    (self.viewport, self.axis, self.offset) = (viewport, axis, offset)
    (self.destination, self.stops, self.isCentered) = (destination, stops, isCentered)
    self.beginsAtTheEnd = beginsAtTheEnd
  }
}
