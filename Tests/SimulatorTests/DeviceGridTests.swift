import Foundation
import Gallery
import Geometry
import Raster
import Scenes
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCollections
import UIKitCore

@testable import Simulator

/// Several devices in one window.
@MainActor
struct DeviceGridTests {
  private func host(_ scene: String, isRightToLeft: Bool = false, device: Device = .standard) throws -> SceneHost {
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    let host = try SceneHost(
      device: device, pictureScale: 1, direction: isRightToLeft ? .rightToLeft : .leftToRight, services: services)
    host.show(try #require(Scene.all.first { $0.name == scene }).makeViewController())
    return host
  }

  /// A label that is wider than its device is smaller, rather than cut.
  @Test func labelsFitAboveTheirDevices() {
    let layout = GridLayout([CGSize(width: 320, height: 568)], columns: 1)
    func widths(_ label: String) -> [CGFloat] {
      let list = layout.background(labels: [label], corners: [0], textEngine: BoxFont())
      return list.commands.flatMap { command -> [CGFloat] in
        guard case .group(let group) = command else { return [] }
        return group.commands.compactMap { if case .text(let text) = $0 { text.width } else { nil } }
      }
    }
    let usual = BoxFont().width(of: "iphone-se", font: FontDescriptor(size: 22, weight: 0.3))
    expectEqual(widths("iphone-se"), [usual])
    expectEqual(widths("iphone-se, light, accessibility").map { $0 <= 320.5 }, [true])
  }

  private func grid(_ hosts: [SceneHost], columns: Int) throws -> DeviceGrid {
    let tiles = hosts.enumerated().map { DeviceGrid.Tile(host: $1, label: "\($0)") }
    return try DeviceGrid(tiles, columns: columns, textEngine: BoxFont())
  }

  /// Plays a drag in points of the window.
  private func drag(_ grid: DeviceGrid, from start: CGPoint, by distance: CGVector) {
    var time = grid.time
    func step(_ phase: PointerEvent.Phase, _ share: CGFloat) {
      time += 1 / 60
      let point = CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share)
      _ = grid.step(events: [.pointer(PointerEvent(id: 0, phase: phase, location: point, time: time))], at: time)
    }
    for _ in 0..<5 {
      time += 1 / 60
      _ = grid.step(events: [], at: time)
    }
    step(.began, 0)
    for share in stride(from: CGFloat(0.1), through: 1, by: 0.1) { step(.moved, share) }
    step(.ended, 1)
    for _ in 0..<240 {
      time += 1 / 60
      _ = grid.step(events: [], at: time)
    }
  }

  private func offsets(_ host: SceneHost) -> [CGPoint] {
    ViewStates(host.root.window).capture().compactMap {
      if case .offset(let offset) = $0.content { offset } else { nil }
    }
  }

  /// The background is visible beyond round corners, at first and after the device has drawn again.
  @Test func roundCornersShowTheBackground() throws {
    let hosts = try [host("mosaic"), host("mosaic")]
    let grid = try grid(hosts, columns: 2)
    let frames = GridLayout(hosts.map(\.device.size), columns: 2).frames
    let corners = frames.flatMap { frame in
      [
        (frame.minX, frame.minY), (frame.maxX - 1, frame.minY), (frame.minX, frame.maxY - 1),
        (frame.maxX - 1, frame.maxY - 1),
      ]
    }
    let pixels = { corners.map { grid.bitmap[Int($0.0), Int($0.1)] } }
    let before = pixels()
    _ = grid.step(events: [], at: 1)
    expectEqual(pixels(), before)
    grid.apply(DeviceSettings(isDark: true))
    _ = grid.step(events: [], at: 2)
    expectEqual(pixels(), before)
    let frame = frames[0]
    let scene = hosts[0].bitmap
    expectEqual(grid.bitmap[Int(frame.midX), Int(frame.midY)], scene[scene.width / 2, scene.height / 2])
  }

  /// A drag on one device scrolls all of them, exactly as it would scroll each alone.
  @Test func aDragScrollsAllDevices() throws {
    let frames = GridLayout([Device.standard.size, Device.standard.size], columns: 2).frames
    let hosts = try [host("mosaic"), host("mosaic")]
    let grid = try grid(hosts, columns: 2)
    let before = offsets(hosts[0])
    drag(grid, from: CGPoint(x: frames[1].midX, y: frames[1].midY), by: CGVector(dx: 0, dy: -300))
    expectEqual(offsets(hosts[0]), offsets(hosts[1]))
    expectNotEqual(offsets(hosts[0]), before)
    for (host, frame) in zip(hosts, frames) {
      let (x, y) = (Int(frame.minX), Int(frame.minY))
      for row in stride(from: 0, to: host.bitmap.height, by: 97) {
        for column in stride(from: 0, to: host.bitmap.width, by: 53) where host.bitmap[column, row] >> 24 == 255 {
          expectEqual(grid.bitmap[x + column, y + row], host.bitmap[column, row])
        }
      }
    }
  }

  /// Returns the offset of a section of the first collection view, and its place on the screen.
  private func scroll(_ host: SceneHost, _ section: Int) throws -> (offset: CGFloat, frame: CGRect) {
    let view = try #require(LayoutText.collectionViews(in: host.root.window).first)
    let scroll = try #require(view.listedScroll(of: section))
    return (scroll.offset, view.convert(scroll.viewport, to: host.root.window))
  }

  /// A section has another place on a screen of another size, but is the one that scrolls.
  @Test func aDragScrollsTheSameSectionOnEachScreen() throws {
    let small = try Device.named("iphone-se-1")
    let hosts = try [host("orthogonal-sections", device: small), host("orthogonal-sections")]
    let grid = try grid(hosts, columns: 2)
    for time in [0.01, 0.02, 0.03] { _ = grid.step(events: [], at: time) }
    let section = try #require((0..<4).first { (try? scroll(hosts[0], $0)) != nil })
    let (touched, other) = try (scroll(hosts[0], section).frame, scroll(hosts[1], section).frame)
    let share = (touched.maxY - 10) / small.size.height
    expectFalse(other.holds(CGPoint(x: 122, y: share * Device.standard.size.height)), "the fraction would do, too")
    let before = try hosts.map { try scroll($0, section).offset }
    let frame = GridLayout(hosts.map(\.device.size), columns: 2).frames[0]
    drag(
      grid, from: CGPoint(x: frame.minX + 100, y: frame.minY + touched.maxY - 10), by: CGVector(dx: -80, dy: 0))
    let after = try hosts.map { try scroll($0, section).offset }
    for (before, after) in zip(before, after) { expectGreater(after, before) }
  }

  /// A drag that turns a page from left to right turns it from right to left as well.
  @Test func aDragIsMirroredBetweenDirections() throws {
    let hosts = try [host("banner"), host("banner", isRightToLeft: true)]
    let grid = try grid(hosts, columns: 1)
    let frame = GridLayout(hosts.map(\.device.size), columns: 1).frames[0]
    // The sections of a collection view scroll once they are laid out.
    _ = grid.step(events: [], at: 0.01)
    let before = hosts.map(offsets)
    drag(grid, from: CGPoint(x: frame.maxX - 50, y: frame.minY + 400), by: CGVector(dx: -250, dy: 0))
    let after = hosts.map(offsets)
    let moved = zip(before, after).map { before, after in zip(before, after).map { $1.x - $0.x }.first { $0 != 0 } ?? 0
    }
    expectTrue(moved[0] > 0 && moved[1] == -moved[0], "\(moved)")
  }

  /// At a fractional scale no pixel that a device covers only in part is drawn, and a change of scale draws everything.
  @Test func fractionalScalesLeaveNoDarkEdge() throws {
    var device = Device.screen(size: CGSize(width: 321, height: 333), scale: 1)
    device.scale = 2
    let grid = try grid([host("mosaic", device: device)], columns: 1)
    _ = grid.step(events: [], at: 0.1)
    for scale in [0.37, 0.61, 1.3] as [CGFloat] {
      try grid.resize(to: .zero, scale: 2, pictureScale: scale)
      expectTrue(grid.needsFrame)
      expectEqual(grid.step(events: [], at: grid.time + 0.1)?.areas.last, grid.bitmap.bounds)
      let frame = GridLayout([device.size], columns: 1).frames[0]
      let (x, y) = (Int((frame.minX * scale).rounded()), Int((frame.minY * scale).rounded()))
      let width = Int(device.size.width * scale)
      let row = y + Int(device.size.height * scale) / 2
      expectEqual(grid.bitmap[x + width - 1, row], grid.hosts[0].bitmap[width - 1, row - y])
      expectFalse(grid.bitmap[x + width - 1, row] & 0xFF_FFFF < 0x40_4040, "dark at \(scale)")
    }
  }

  @Test func inputBesideTheDevicesIsNobodys() throws {
    let hosts = try [host("mosaic")]
    let grid = try grid(hosts, columns: 1)
    let before = offsets(hosts[0])
    drag(grid, from: CGPoint(x: 4, y: 4), by: CGVector(dx: 100, dy: 400))
    expectEqual(offsets(hosts[0]), before)
  }

  /// The frames of rows of devices do not overlap, and are inside the whole.
  @Test func framesDoNotOverlap() {
    let sizes = Device.all.map(\.size)
    for columns in 0...5 {
      let layout = GridLayout(sizes, columns: columns)
      expectEqual(layout.frames.map(\.size), sizes)
      for (index, frame) in layout.frames.enumerated() {
        expectTrue(frame.minX >= 0 && frame.maxX <= layout.size.width && frame.maxY <= layout.size.height)
        for other in layout.frames[..<index] { expectFalse(frame.overlaps(other), "\(frame) \(other)") }
      }
    }
  }
}
