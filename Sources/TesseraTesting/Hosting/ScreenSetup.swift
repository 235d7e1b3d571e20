import DeviceSupport
import Foundation
import Simulator
import SystemServices
import UIKit
import UIKitCore

/// The creation of a device for a configuration.
@MainActor
enum ScreenSetup {
  /// Returns a device of the given size; traits that the configuration leaves open are those of an iPhone at the default
  /// text size.
  static func device(
    _ config: ViewImageConfig, size: CGSize, traits: UITraitCollection = .init(), framesPerSecond: Int = 60
  ) -> TestDevice {
    let chosen = UITraitCollection(traitsFrom: [config.traits, traits])
    let standard = RenderEnvironment.phone
    let environment = RenderEnvironment(
      size: size, scale: chosen.displayScale > 0 ? chosen.displayScale : standard.scale, safeArea: config.safeArea,
      userInterfaceStyle: chosen.userInterfaceStyle == .dark ? .dark : .light,
      layoutDirection: chosen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: chosen.preferredContentSizeCategory == .unspecified
        ? standard.preferredContentSizeCategory : chosen.preferredContentSizeCategory,
      userInterfaceIdiom: chosen.userInterfaceIdiom == .pad ? .pad : .phone, framesPerSecond: framesPerSecond,
      accessibilityContrast: chosen.accessibilityContrast == .high ? .high : .normal,
      legibilityWeight: chosen.legibilityWeight == .bold ? .bold : .regular)
    let device = TestDevice(environment: environment, rate: Double(framesPerSecond), services: services)
    device.root.drive()
    if chosen.horizontalSizeClass != .unspecified {
      device.window.traitOverrides.horizontalSizeClass = chosen.horizontalSizeClass
    }
    if chosen.verticalSizeClass != .unspecified {
      device.window.traitOverrides.verticalSizeClass = chosen.verticalSizeClass
    }
    return device
  }

  /// Whether letters are boxes.
  nonisolated static var drawsBoxes: Bool {
    SnapshotTestingConfiguration.current?.text.map { $0 == .boxes } ?? MachineServices.drawsBoxes
  }

  private nonisolated static var services: HostServices { drawsBoxes ? TextServices.boxes : MachineServices.services() }

  /// Calls a closure with the fonts and decoders of the snapshot, because views may measure text before they are on a
  /// screen, and the picture is compared after it.
  ///
  /// On the main thread `UIScreen.main` is that of a phone meanwhile, whatever screens of other tests exist.
  nonisolated static func withServices<Value>(_ body: () throws -> Value) throws -> Value {
    guard MainThread.isCurrent else { return try withServicesAlone(body) }
    return try withoutActuallyEscaping(body) { body in
      MainThread.assume(body) { body in
        RenderRoot.withoutScreens { Result { try withServicesAlone(body) } }
      }
    }.get()
  }

  private nonisolated static func withServicesAlone<Value>(_ body: () throws -> Value) rethrows -> Value {
    let services = HostServices.ofScene
    Self.services.makeCurrent()
    defer { services.makeCurrent() }
    return try body()
  }

  /// The seconds after which a screen that never comes to rest is taken as it is.
  private static let patience: TimeInterval = 1
  /// Layout does not depend on the frame rate, so that few frames suffice.
  private static let rate = 12.0

  /// Shows frames until nothing moves: a picture shows the end of animations, not their start.
  static func rest(_ device: TestDevice) {
    let end = device.time + patience
    repeat {
      RenderRoot.runMainQueue()
      device.run(for: 1 / rate, rate: rate)
    } while device.root.needsFrame && device.time < end
    device.frame()
  }
}
