extension UIAccessibility {
  /// Whether the user prefers less motion, as the simulated device is set.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { RenderRoot.reducesMotion }
}
