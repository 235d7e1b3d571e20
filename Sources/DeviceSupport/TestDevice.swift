import Drawing
import Foundation
import Geometry
import SystemServices
import Typography
import UIKitCore

/// A screen without a host: a root with its window, a clock that advances only when the test advances it, and letters
/// that are boxes.
///
/// Fingers, keys, the wheel and the picture are members of ``Fixture``.
@MainActor
package final class TestDevice {
  package let root: RenderRoot
  /// The number of frames per second.
  package let rate: Double
  /// The time of the device, in seconds; between two frames if a test stops it there.
  package internal(set) var time: TimeInterval = 0
  /// Whether frames are recorded. A test that reads only offsets and cells can save that time.
  package var draws = true
  /// Whether a picture is drawn only if the root asks for a frame, as a host draws it. The picture of a frame that was
  /// not asked for is the previous one: a change that does not announce itself stays invisible.
  package var drawsOnDemand = false
  fileprivate(set) var lastPicture: DisplayList?
  /// A closure that is called after each frame of ``Fixture/run(until:rate:)``.
  package var onFrame: (TimeInterval) -> Void = { _ in }

  package var window: UIWindow { root.window }

  /// The root is released on the main actor, wherever a test ends. With it the current screen may change, which must not
  /// happen while another test runs.
  isolated deinit {}

  /// Creates a device, which becomes the current one.
  ///
  /// - Parameters:
  ///   - size: In points. The default is small enough for a dump to be read.
  ///   - scale: Pixels a point.
  package convenience init(
    size: CGSize = CGSize(width: 100, height: 200), scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, category: UIContentSizeCategory = .large,
    rate: Double = 60, draws: Bool = true
  ) {
    let environment = RenderEnvironment(
      size: size, scale: scale, safeArea: safeArea, layoutDirection: direction, preferredContentSizeCategory: category,
      framesPerSecond: Int(rate))
    self.init(environment: environment, rate: rate, draws: draws)
  }

  /// Creates a device with the traits of an environment, which becomes the current one.
  ///
  /// - Parameter services: The services of the machine; boxes for letters by default.
  package init(
    environment: RenderEnvironment, rate: Double = 60, draws: Bool = true, services: HostServices = TestDevice.services
  ) {
    (self.rate, self.draws) = (rate, draws)
    root = RenderRoot(environment: environment, services: services)
  }

  /// Creates a device whose screen has the size of an iPhone 14.
  package static func phone(
    scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, category: UIContentSizeCategory = .large,
    rate: Double = 60, draws: Bool = true
  ) -> TestDevice {
    TestDevice(
      size: CGSize(width: 390, height: 844), scale: scale, safeArea: safeArea, direction: direction,
      category: category, rate: rate, draws: draws)
  }

  /// Makes this device the current one, whose traits views without a window have.
  ///
  /// A test of such views begins with this call: other tests run between the initializer of a suite and the function.
  package func becomeCurrent() { root.becomeCurrent() }

  /// The services of this machine, with boxes for letters: text measures the same on every machine.
  ///
  /// In the font of boxes a letter is half the font's size wide, a wide letter as wide as the size, a space a quarter.
  package nonisolated static var services: HostServices { MachineServices.boxes() }

  /// The services of this machine with a text engine of the test's own. Services that cannot draw would disturb other
  /// tests, which run between the initializer of a suite and the function.
  package nonisolated static func services(textEngine: any TextEngine) -> HostServices {
    MachineServices.services(textEngine: textEngine)
  }
}

extension TestDevice {
  /// Shows a frame.
  ///
  /// - Returns: The picture, which is the previous one if the device draws on demand and nobody asked for another.
  func show(at time: TimeInterval) -> DisplayList {
    self.time = Swift.max(self.time, time)
    let wasNeeded = root.needsFrame
    root.advance(to: self.time)
    root.layout()
    if drawsOnDemand, !wasNeeded, !root.needsFrame, let lastPicture { return lastPicture }
    let picture = root.record()
    if drawsOnDemand { lastPicture = picture }
    return picture
  }
}

extension TestDevice: Fixture {
  package var device: TestDevice { self }
}
