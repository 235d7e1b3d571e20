/// The width of text on several lines while a view is measured without a width.
///
/// - Fidelity: observed; apps lay a view out at its final width and then ask for its compressed size, in which labels
///   keep their lines.
@MainActor
enum LaidOutText {
  /// Whether text keeps the width at which it was laid out.
  private(set) static var keepsWidths = false

  /// Measures a view in which text keeps its width.
  static func keepingWidths<Size>(_ measure: () -> Size) -> Size {
    let old = keepsWidths
    keepsWidths = true
    defer { keepsWidths = old }
    return measure()
  }
}
