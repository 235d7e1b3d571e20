import Foundation

/// Whether frames come by themselves.
///
/// Code that waits for an animation's end would wait forever without a host that produces frames: in a test that steps
/// by hand, or for a layout that is only written down. Hosts that do make them, one after the other, say so before the
/// first one.
extension RenderRoot {
  /// A weak reference: a stage that is gone drives nobody.
  private static weak var driven: RenderRoot?

  /// From now on this stage gets its frames from a host that goes on making them.
  package func drive() { Self.driven = self }

  package var isDriven: Bool { Self.driven === self }
}

/// The frames of a process without a host.
package protocol FramesWithoutHost: ServicesWithoutHost {
  /// Makes the frames of a root that no host drives, while the main run loop runs.
  @MainActor static func drive(_ root: RenderRoot)
}
