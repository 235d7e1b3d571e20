import Drawing

/// The rule by which drawing is combined with the drawing below it, with the formulas of PDF and of Porter and Duff.
///
/// - Fidelity: approximated; colors are combined as sRGB with eight bits. A shadow is combined by itself.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Drawing covers what is below it. The default.
  case normal = 0
  /// Colors are multiplied.
  case multiply = 1
  /// The inverses of colors are multiplied.
  case screen = 2
  /// Colors are multiplied or screened, depending on those below.
  case overlay = 3
  /// The darker of two colors is kept.
  case darken = 4
  /// The lighter of two colors is kept.
  case lighten = 5
  /// The colors below are brightened.
  case colorDodge = 6
  /// The colors below are darkened.
  case colorBurn = 7
  /// Colors are darkened or lightened slightly.
  case softLight = 8
  /// Colors are multiplied or screened, depending on those drawn.
  case hardLight = 9
  /// The difference of two colors.
  case difference = 10
  /// The difference of two colors, with less contrast.
  case exclusion = 11
  /// The hue of the drawing, with the saturation and luminance below it.
  case hue = 12
  /// The saturation of the drawing, with the hue and luminance below it.
  case saturation = 13
  /// The hue and saturation of the drawing, with the luminance below it.
  case color = 14
  /// The luminance of the drawing, with the hue and saturation below it.
  case luminosity = 15
  /// The backdrop, which is what was drawn before, is removed.
  case clear = 16
  /// Drawing replaces the backdrop.
  case copy = 17
  /// Drawing is kept within the backdrop, which is removed.
  case sourceIn = 18
  /// Drawing is kept outside of the backdrop, which is removed.
  case sourceOut = 19
  /// Drawing is kept within the backdrop.
  case sourceAtop = 20
  /// Drawing appears behind the backdrop.
  case destinationOver = 21
  /// The backdrop is kept within the drawing, which is not shown.
  case destinationIn = 22
  /// The backdrop is kept outside of the drawing, which is not shown.
  case destinationOut = 23
  /// The backdrop is kept within the drawing, which appears behind it.
  case destinationAtop = 24
  /// Drawing and backdrop are kept outside of each other.
  case xor = 25
  /// Drawing and backdrop are added as darkness: the sum of both, less white.
  case plusDarker = 26
  /// Drawing and backdrop are added as light.
  case plusLighter = 27
}

extension CGBlendMode {
  /// The mode of a group; `nil` for `normal`.
  var drawn: BlendMode? { self == .normal ? nil : BlendMode(rawValue: rawValue) }
}
