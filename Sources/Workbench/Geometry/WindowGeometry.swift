package import Foundation
package import Raster

/// The positions of the device and of the window's own interface, in pixels of the window.
package struct WindowGeometry: Equatable, Sendable {
  /// The pixels per unit of the interface.
  package var density: CGFloat
  package var hasToolbar: Bool
  package var hasPanel: Bool
  /// Whether the strip with the run's frames is below the device.
  package var hasTimeline = false
  /// Whether the bar with the latest frames is below the device.
  package var hasFrameBar = false
  /// Whether the curves of the latest motion are below the device.
  package var hasScope = false
  /// The size of the window, in pixels.
  package var window: (width: Int, height: Int)
  /// The size of the device's picture, in pixels.
  package var picture: (width: Int, height: Int)
  /// The wanted number of pixels of a picture larger than its part of the window that are hidden to the left and above.
  package var pan = (x: 0, y: 0)

  package static let toolbarHeight: CGFloat = 40
  package static let timelineHeight: CGFloat = 112
  package static let frameBarHeight: CGFloat = 100
  package static let scopeHeight: CGFloat = 160
  package static let panelWidth: CGFloat = 348
  /// The width of the window below which the toolbar, and the bars below the device, would show too little.
  package static let (minimumWidth, minimumWidthOfBars): (CGFloat, CGFloat) = (240, 380)
  /// The height of the window below which the inspector would show too little, as beside a phone in landscape.
  package static let minimumHeightOfPanel: CGFloat = 560

  package init(
    density: CGFloat = 1, hasToolbar: Bool, hasPanel: Bool, window: (width: Int, height: Int) = (1, 1),
    picture: (width: Int, height: Int) = (1, 1)
  ) {
    (self.density, self.hasToolbar, self.hasPanel) = (density, hasToolbar, hasPanel)
    (self.window, self.picture) = (window, picture)
  }

  package static func == (left: WindowGeometry, right: WindowGeometry) -> Bool {
    left.density == right.density && left.hasToolbar == right.hasToolbar && left.hasPanel == right.hasPanel
      && left.hasTimeline == right.hasTimeline
      && left.hasFrameBar == right.hasFrameBar
      && left.hasScope == right.hasScope && left.window == right.window && left.picture == right.picture
      && left.pan == right.pan
  }

  /// Whether the window shows nothing but the device.
  package var isBare: Bool { !hasToolbar && !hasPanel && bottom == 0 }

  /// The pixels that the interface takes from the window.
  package var margins: (width: Int, height: Int) {
    (hasPanel ? Int(Self.panelWidth * density) : 0, top + Int(bottom * density))
  }

  /// The height below the device's part of the window, in units of the interface.
  var bottom: CGFloat {
    (hasTimeline ? Self.timelineHeight : 0) + (hasFrameBar ? Self.frameBarHeight : 0)
      + (hasScope ? Self.scopeHeight : 0)
  }

  /// The size of the interface, in points.
  var interfaceSize: CGSize {
    CGSize(width: CGFloat(window.width) / density, height: CGFloat(window.height) / density)
  }

  /// The pixels above the device's part of the window.
  private var top: Int { hasToolbar ? Int(Self.toolbarHeight * density) : 0 }

  /// Returns the size of a window for a device's picture. A picture that is too large for the screen is scrolled.
  ///
  /// - Parameter area: The area for a window, in pixels; `nil` if it is unknown.
  package func window(
    for picture: (width: Int, height: Int), in area: CGSize? = nil
  ) -> (width: Int, height: Int) {
    let least = isBare ? 1 : Int((bottom > 0 ? Self.minimumWidthOfBars : Self.minimumWidth) * density)
    let leastHeight = hasPanel ? Int(Self.minimumHeightOfPanel * density) : 1
    let (width, height) = (max(picture.width, least) + margins.width, picture.height + margins.height)
    guard let area, !isBare, area.width >= 1, area.height >= 1 else { return (width, max(height, leastHeight)) }
    let (widest, tallest) = (Int(area.width), Int(area.height))
    return (
      min(width + (height > tallest ? barThickness : 0), widest),
      min(max(height + (width > widest ? barThickness : 0), leastHeight), tallest)
    )
  }

  /// Returns the part of an area that the device's picture may take; `nil` if the area is unknown.
  package func available(in area: CGSize?) -> CGSize? {
    area.map {
      CGSize(
        width: max(1, $0.width - CGFloat(margins.width)), height: max(1, $0.height - CGFloat(margins.height)))
    }
  }

  /// The upper left pixel of the device's picture: centered in its part of the window, unless the window is bare or the
  /// picture is too large.
  package var deviceOrigin: (x: Int, y: Int) {
    guard !isBare else { return (0, 0) }
    let (room, hidden) = (room, hidden)
    return (
      hidden.x > 0 ? -min(max(0, pan.x), hidden.x) : (room.width - picture.width) / 2,
      top + (hidden.y > 0 ? -min(max(0, pan.y), hidden.y) : (room.height - picture.height) / 2)
    )
  }

  /// The device's picture, as far as it is in its part of the window.
  package var deviceArea: PixelRect {
    let (origin, room) = (deviceOrigin, room)
    return PixelRect(x: origin.x, y: origin.y, width: picture.width, height: picture.height)
      .intersection(PixelRect(x: 0, y: isBare ? 0 : top, width: room.width, height: room.height))
  }

  /// Returns whether a point of the interface is over the device.
  package func isOverDevice(_ point: CGPoint) -> Bool {
    let area = deviceArea
    let (x, y) = (point.x * density, point.y * density)
    return x >= CGFloat(area.x) && x < CGFloat(area.x + area.width) && y >= CGFloat(area.y)
      && y < CGFloat(area.y + area.height)
  }

  /// Returns whether a point of the interface is over the panel.
  package func isOverPanel(_ point: CGPoint) -> Bool {
    hasPanel && point.x >= interfaceSize.width - Self.panelWidth && point.x < interfaceSize.width
      && point.y * density >= CGFloat(top)
  }

  /// Returns the device's point for a point of the interface.
  ///
  /// - Parameter scale: The picture's pixels per point.
  package func devicePoint(_ point: CGPoint, scale: CGFloat) -> CGPoint {
    let origin = deviceOrigin
    return CGPoint(
      x: (point.x * density - CGFloat(origin.x)) / scale, y: (point.y * density - CGFloat(origin.y)) / scale)
  }

  /// Returns the interface's rectangle for a rectangle of the device.
  package func interfaceRect(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let origin = deviceOrigin
    return CGRect(
      x: (rect.minX * scale + CGFloat(origin.x)) / density, y: (rect.minY * scale + CGFloat(origin.y)) / density,
      width: rect.width * scale / density, height: rect.height * scale / density)
  }
}

extension WindowGeometry {
  /// Returns the points of a device that fills its part of a window.
  ///
  /// - Parameters:
  ///   - window: The window's size, in pixels.
  ///   - scale: The picture's pixels per point.
  package func points(of window: (width: Int, height: Int), scale: CGFloat) -> CGSize {
    CGSize(
      width: CGFloat(max(1, window.width - margins.width)) / scale,
      height: CGFloat(max(1, window.height - margins.height)) / scale)
  }
}
