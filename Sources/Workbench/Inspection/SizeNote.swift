import Foundation
import Geometry
import Simulator
import UIKitCore

/// The size of a device and its size classes, with the widths at which they change.
struct SizeNote: Equatable {
  let size: CGSize
  private let width: UIUserInterfaceSizeClass
  private let height: UIUserInterfaceSizeClass
  /// The widths at which a size class changes if the height stays, in points, in ascending order.
  let switches: [CGFloat]

  init(_ device: Device) {
    size = device.size
    let classes = { (width: CGFloat) in
      let environment = RenderEnvironment(
        size: CGSize(width: width, height: device.size.height), scale: 1, safeArea: .zero,
        userInterfaceIdiom: device.idiom)
      let traits = environment.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    let now = classes(size.width)
    (width, height) = (now[0], now[1])
    switches = [
      Self.change(of: classes, from: size.width, to: Device.sides.lowerBound),
      Self.change(of: classes, from: size.width, to: Device.sides.upperBound),
    ].compactMap { $0 }
  }

  /// Returns the whole number at which classes first differ between two widths; `nil` if they do not differ.
  private static func change(
    of classes: (CGFloat) -> [UIUserInterfaceSizeClass], from start: CGFloat, to end: CGFloat
  ) -> CGFloat? {
    var (same, other) = (start.rounded(), end)
    guard classes(same) != classes(other) else { return nil }
    while abs(other - same) > 1 {
      let middle = ((same + other) / 2).rounded()
      if classes(middle) == classes(same) { same = middle } else { other = middle }
    }
    return max(same, other)
  }

  func text(_ language: Language) -> String {
    let points = "\(Int(size.width.rounded()))×\(Int(size.height.rounded())) pt"
    return "\(points)  \(classes(language))"
  }

  /// The classes of the width and the height.
  func classes(_ language: Language) -> String {
    [width, height].map { $0.name(language) }.joined(separator: " × ")
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate func name(_ language: Language) -> String {
    switch (self, language) {
    case (.compact, .english): "compact"
    case (.compact, .korean): "좁음"
    case (.regular, .english): "regular"
    case (.regular, .korean): "보통"
    default: "-"
    }
  }
}
