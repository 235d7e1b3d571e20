import Foundation

extension RenderRoot {
  /// Takes the interface style and the accent color that an app's Info.plist names.
  func takeAppearance(_ list: [String: Any]?) {
    switch list?["UIUserInterfaceStyle"] as? String {
    case "Dark": appStyle = .dark
    case "Light": appStyle = .light
    default: break
    }
    if let name = list?["NSAccentColorName"] as? String { AccentColor.use(named: name) }
  }
}
