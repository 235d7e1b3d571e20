import Drawing
package import Foundation
import Geometry
package import Raster
package import Typography
package import UIKitCore

/// Several devices beside each other that receive the same input, as the content of one window.
@MainActor
package final class DeviceGrid: WindowContent {
  /// A device with a label above it.
  package struct Tile {
    let host: SceneHost
    let label: String

    package init(host: SceneHost, label: String) { (self.host, self.label) = (host, label) }
  }

  private let tiles: [Tile]
  private let layout: GridLayout
  package let device: Device
  package private(set) var pictureScale: CGFloat
  package private(set) var bitmap: Bitmap
  private var touches: [Int: GridTouch] = [:]
  private let textEngine: any TextEngine
  /// Whether the next step draws everything.
  private var mustDraw = true

  /// - Parameters:
  ///   - tiles: At least one device, whose pictures all have the same number of pixels per point.
  ///   - columns: The number of devices in a row.
  package init(_ tiles: [Tile], columns: Int, textEngine: any TextEngine) throws(RasterError) {
    self.tiles = tiles
    layout = GridLayout(tiles.map(\.host.device.size), columns: columns)
    pictureScale = tiles.first?.host.pictureScale ?? 1
    device = .screen(size: layout.size, scale: tiles.map(\.host.device.scale).max() ?? 1)
    self.textEngine = textEngine
    bitmap = try Self.background(tiles, layout, textEngine, scale: pictureScale)
  }

  private static func background(
    _ tiles: [Tile], _ layout: GridLayout, _ textEngine: any TextEngine, scale: CGFloat
  ) throws(RasterError) -> Bitmap {
    let picture = layout.background(
      labels: tiles.map(\.label), corners: tiles.map(\.host.device.cornerRadius), textEngine: textEngine)
    return try Rasterizer(textEngine: textEngine).draw(picture, scale: scale)
  }

  /// The devices.
  package var hosts: [SceneHost] { tiles.map(\.host) }
  package var time: TimeInterval { hosts.map(\.time).max() ?? 0 }
  package var framesPerSecond: Int { hosts.first?.framesPerSecond ?? 60 }
  package var needsFrame: Bool { mustDraw || hosts.contains(where: \.needsFrame) }
  package var nextChange: TimeInterval? { hosts.compactMap(\.nextChange).min() }
  /// The settings of the first device.
  package var settings: DeviceSettings { hosts.first?.settings ?? DeviceSettings() }
  package var inspectable: SceneHost? { nil }

  package var textTarget: TextInputTarget? {
    guard let index = hosts.firstIndex(where: { $0.textTarget != nil }), var target = hosts[index].textTarget else {
      return nil
    }
    let origin = layout.frames[index].origin
    target.caret = target.caret.offsetBy(dx: origin.x, dy: origin.y)
    return target
  }

  package func start() { hosts.forEach { $0.start() } }

  /// Applies the settings that differ from those of the first device to all devices.
  package func apply(_ settings: DeviceSettings) {
    let old = self.settings
    for host in hosts { host.apply(host.settings.changing(from: old, to: settings)) }
  }

  /// Does nothing: the devices are those that the user chose.
  package func become(_ device: Device, pictureScale: CGFloat) {}

  /// Changes the number of pixels; the devices have the sizes that the user chose.
  package func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat?) throws(RasterError) {
    guard let pictureScale, pictureScale != self.pictureScale else { return }
    let background = try Self.background(tiles, layout, textEngine, scale: pictureScale)
    for host in hosts {
      try host.resize(to: host.device.size, scale: host.device.scale, pictureScale: pictureScale)
    }
    (bitmap, self.pictureScale, mustDraw) = (background, pictureScale, true)
  }

  /// Goes one step back on each device.
  package func goBack() {
    for host in hosts {
      host.root.becomeCurrent()
      _ = host.goBack()
    }
  }

  package func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    let spread = events.map(spread)
    var areas: [PixelRect] = []
    for (index, host) in hosts.enumerated() {
      guard let update = host.step(events: spread.compactMap { $0[index] }, at: now) else { continue }
      let origin = self.origin(index)
      // The last pixels of a picture at a fractional scale are covered only in part.
      let whole = PixelRect(
        x: origin.x, y: origin.y, width: Int(host.device.size.width * pictureScale),
        height: Int(host.device.size.height * pictureScale))
      let changed = update.areas.map {
        PixelRect(x: $0.x + origin.x, y: $0.y + origin.y, width: $0.width, height: $0.height)
          .intersection(whole).intersection(bitmap.bounds)
      }.filter { !$0.isEmpty }
      for area in changed { compose(area, of: host, at: origin) }
      areas += changed
    }
    if mustDraw { areas = [bitmap.bounds] }
    mustDraw = false
    return areas.isEmpty ? nil : ScreenUpdate(areas: areas)
  }

  /// Copies a part of a device's picture. Beyond its round corners the black frame around it, and the background, stay.
  private func compose(_ area: PixelRect, of host: SceneHost, at origin: (x: Int, y: Int)) {
    let picture = host.bitmap
    let corner = min(Int((host.device.cornerRadius * pictureScale).rounded(.up)), picture.height / 2)
    let rows = (origin.y + corner)..<(origin.y + picture.height - corner)
    let straight = PixelRect(x: area.x, y: rows.lowerBound, width: area.width, height: rows.count)
    bitmap.compose(straight.intersection(area), bottom: picture, at: origin, top: nil)
    for y in area.y..<(area.y + area.height) where !rows.contains(y) {
      let isDrawn = { picture[$0 - origin.x, y - origin.y] >> 24 > 0 }
      let row = area.x..<(area.x + area.width)
      guard let first = row.first(where: isDrawn), let last = row.last(where: isDrawn) else { continue }
      bitmap.compose(
        PixelRect(x: first, y: y, width: last + 1 - first, height: 1), bottom: picture, at: origin, top: nil,
        behind: 0xFF00_0000)
    }
  }

  /// Returns the pixel of a device's upper left corner.
  private func origin(_ index: Int) -> (x: Int, y: Int) {
    let origin = layout.frames[index].origin
    return (Int((origin.x * pictureScale).rounded()), Int((origin.y * pictureScale).rounded()))
  }

  // MARK: Input

  /// Returns the corresponding event of each device; `nil` where there is none.
  private func spread(_ event: InputEvent) -> [InputEvent?] {
    switch event {
    case .key, .text: return hosts.map { _ in event }
    case .pointer(let pointer):
      if pointer.phase == .began { touches[pointer.id] = touch(at: pointer.location) }
      guard let touch = touches[pointer.id] else { return hosts.map { _ in nil } }
      if pointer.phase == .ended || pointer.phase == .cancelled { touches[pointer.id] = nil }
      return hosts.map { host in
        var copy = pointer
        copy.location = touch.location(of: pointer.location, on: host)
        return .pointer(copy)
      }
    case .wheel(let wheel):
      guard let touch = touch(at: wheel.location) else { return hosts.map { _ in nil } }
      return hosts.map { host in
        var copy = wheel
        copy.location = touch.location(of: wheel.location, on: host)
        if touch.isMirrored(on: host) { copy.notches.dx.negate() }
        return .wheel(copy)
      }
    }
  }

  private func touch(at point: CGPoint) -> GridTouch? {
    guard let index = layout.frames.firstIndex(where: { $0.holds(point) }) else { return nil }
    return GridTouch(on: hosts[index], in: layout.frames[index], at: point, of: hosts)
  }
}
