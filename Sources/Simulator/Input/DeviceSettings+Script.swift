import UIKitCore

extension DeviceSettings {
  /// Returns the settings that differ from others, as a script sets them.
  package func changes(from old: DeviceSettings) -> InputScript.Header {
    var header = InputScript.Header()
    if isDark != old.isDark { header.appearance = isDark ? .dark : .light }
    if isRightToLeft != old.isRightToLeft { header.direction = isRightToLeft ? .rightToLeft : .leftToRight }
    if language != old.language { header.language = language }
    if textSize != old.textSize { header.textSize = Self.textSize(textSize).value }
    if hasHighContrast != old.hasHighContrast { header.contrast = hasHighContrast ? .high : .normal }
    if hasBoldText != old.hasBoldText { header.textWeight = hasBoldText ? .bold : .regular }
    return header
  }
}
