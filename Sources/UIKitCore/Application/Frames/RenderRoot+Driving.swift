import Foundation

/// Whether a host produces frames continuously.
///
/// Code that waits for the end of an animation would wait forever without such a host: in a test that steps frame by
/// frame, or when a layout is only printed. A host that produces frames continuously calls ``drive()`` before the first
/// one.
extension RenderRoot {
  /// The root that a host drives. The reference is weak, so a released root is not driven.
  private static weak var driven: RenderRoot?

  /// Declares that a host produces this root's frames from now on.
  package func drive() { Self.driven = self }

  package var isDriven: Bool { Self.driven === self }

  /// Calls a closure that makes a root of its own, and returns to the root and the services that were current, and to the
  /// driven root.
  package static func keepingCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (current, driven, services) = (latest, driven, HostServices.ofScene)
    defer {
      Self.driven = driven
      (current ?? withoutHost).becomeCurrent()
      services.makeCurrent()
    }
    return try body()
  }

  /// Calls a closure as in a process without a host, whose screen is that of ``RenderEnvironment/phone``.
  package static func withoutScreens<Result>(_ body: () throws -> Result) rethrows -> Result {
    try keepingCurrent {
      withoutHost.becomeCurrent()
      return try body()
    }
  }
}

/// The frames of a process without a host.
package protocol FramesWithoutHost: ServicesWithoutHost {
  /// Makes the frames of a root that no host drives, while the main run loop runs.
  @MainActor static func drive(_ root: RenderRoot)
}
