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

  /// Calls a closure that makes a root of its own, and returns to the root that was current and to the driven one.
  package static func keepingCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (current, driven) = (latest, driven)
    defer {
      Self.driven = driven
      current?.becomeCurrent()
    }
    return try body()
  }
}

/// The frames of a process without a host.
package protocol FramesWithoutHost: ServicesWithoutHost {
  /// Makes the frames of a root that no host drives, while the main run loop runs.
  @MainActor static func drive(_ root: RenderRoot)
}
