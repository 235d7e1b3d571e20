import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// Time on one side, signal, wireless and battery on the other.
struct StatusBar {
  let device: Device
  let height: CGFloat
  let scale: CGFloat
  let ink: Color

  private static let time = "9:41"

  func commands(textEngine: any TextEngine) -> [DrawCommand] {
    [clock(textEngine)] + bars + [wireless] + battery
  }

  /// Where the glyphs are centred: beside a cutout, in the middle of a bar without one.
  private var middle: CGFloat {
    switch device.cutout {
    case .none: height / 2
    case .notch: height - 21
    case .island: height - 26
    }
  }

  /// Room beside the cutout is divided evenly; a screen without one keeps to its edges.
  private var trailing: CGFloat { device.cutout == .none ? device.size.width - 8 : device.size.width - 27 }

  private func clock(_ textEngine: any TextEngine) -> DrawCommand {
    let isSmall = device.cutout == .none
    let font = FontDescriptor(size: isSmall ? 12 : 17, weight: 0.3)
    let run = GlyphRun(text: Self.time, font: font)
    let width = textEngine.width(of: run.text, font: font)
    let center = isSmall ? (device.idiom == .pad ? 40 : device.size.width / 2) : (device.size.width - 162) / 4
    let baseline = middle + textEngine.metrics(of: font).capHeight / 2
    let grid = PixelGrid(scale: scale)
    let origin = CGPoint(x: grid.round(center - width / 2), y: grid.round(baseline))
    return .text(TextCommand(run: run, origin: origin, width: width, color: ink))
  }

  private var bars: [DrawCommand] {
    let bottom = middle + 6
    return (0..<4).map { index in
      let height = 4 + CGFloat(index) * 2.5
      let bar = CGRect(x: trailing - 71.5 + CGFloat(index) * 4.8, y: bottom - height, width: 3.2, height: height)
      return .fill(RoundedRect(bar, radius: 1), ink)
    }
  }

  private var wireless: DrawCommand {
    let place = PixelGrid(scale: scale).round(CGRect(x: trailing - 48.5, y: middle - 6, width: 17, height: 12))
    let picture = ImagePixels.wireless(width: place.size.width, height: place.size.height, scale: scale)
    return .image(ImageCommand(image: picture, destination: place, tint: ink))
  }

  private var battery: [DrawCommand] {
    let body = CGRect(x: trailing - 27.4, y: middle - 6.5, width: 25, height: 13)
    let cap = CGRect(x: trailing - 1.4, y: middle - 2, width: 1.4, height: 4)
    let faint = Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4)
    return [
      .border(RoundedRect(body, radius: 4), width: 1, faint),
      .fill(RoundedRect(cap, radius: 1.4, corners: [.topRight, .bottomRight]), faint),
      .fill(RoundedRect(body.inset(by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), radius: 2.5), ink),
    ]
  }
}

extension ImagePixels {
  /// Three arcs of a quarter circle that fan out from a point at the bottom, as coverage of white.
  fileprivate static func wireless(width: CGFloat, height: CGFloat, scale: CGFloat) -> ImagePixels {
    let columns = max(1, Int((width * scale).rounded()))
    let rows = max(1, Int((height * scale).rounded()))
    let rings: [ClosedRange<CGFloat>] = [0...0.3, 0.43...0.65, 0.78...1]
    let fan = { (x: CGFloat, y: CGFloat) -> Bool in
      let (across, up) = (x - width / 2, height - y)
      let distance = (across * across + up * up).squareRoot() / height
      return up >= across.magnitude && rings.contains { $0.contains(distance) }
    }
    let pixels = (0..<(columns * rows)).map { index in
      coverage(x: CGFloat(index % columns) / scale, y: CGFloat(index / columns) / scale, side: 1 / scale, of: fan)
    }
    return ImagePixels(width: columns, height: rows, pixels: pixels, name: "wireless")
  }

  /// White, as opaque as the share of 8 × 8 points of the pixel that lie in the shape.
  private static func coverage(
    x: CGFloat, y: CGFloat, side: CGFloat, of shape: (CGFloat, CGFloat) -> Bool
  ) -> UInt32 {
    let step: CGFloat = side / 8
    let inside = (0..<64).count { sample in
      let (column, row) = (CGFloat(sample % 8) + 0.5, CGFloat(sample / 8) + 0.5)
      return shape(x + column * step, y + row * step)
    }
    return UInt32((inside * 255 + 32) / 64) * 0x0101_0101
  }
}
