import UIKit

/// A row of the preferences.
struct Preference: Hashable {
  /// The control at the end of the row, or below it.
  enum Control: Hashable {
    case profile
    case toggle
    case value(String)
    case slider
    case choice([String])
    case button
  }

  let title: String
  var subtitle: String?
  var symbol: String?
  var color = UIColor.systemGray
  let control: Control
}

struct PreferenceGroup: Hashable {
  var header: String?
  var footer: String?
  let preferences: [Preference]

  static let all = [
    PreferenceGroup(preferences: [
      Preference(title: "김서연", subtitle: "Apple 계정, iCloud 및 결제", control: .profile)
    ]),
    PreferenceGroup(preferences: [
      Preference(title: "Airplane Mode", symbol: "airplane", color: .systemOrange, control: .toggle),
      Preference(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, control: .value("우리집_5G")),
      Preference(title: "Bluetooth", symbol: "dot.radiowaves.left.and.right", color: .systemBlue, control: .toggle),
      Preference(title: "Mobile Data", symbol: "chart.bar.fill", color: .systemGreen, control: .toggle),
    ]),
    PreferenceGroup(
      header: "Appearance", footer: "Automatic follows the sun: light from sunrise, dark from sunset.",
      preferences: [
        Preference(
          title: "Style", symbol: "circle.lefthalf.filled", color: .systemIndigo,
          control: .choice(["Light", "Dark", "Automatic"])),
        Preference(title: "Brightness", symbol: "sun.max.fill", color: .systemYellow, control: .slider),
        Preference(
          title: "True Tone", subtitle: "Adapts the display to the light around you, so that colours look the same.",
          symbol: "drop.fill", color: .systemTeal, control: .toggle),
      ]),
    PreferenceGroup(
      header: "알림",
      preferences: [
        Preference(
          title: "Notifications", subtitle: "방해금지 모드가 켜져 있습니다", symbol: "bell.fill", color: .systemRed,
          control: .value("Off")),
        Preference(title: "Sounds", symbol: "speaker.wave.2.fill", color: .systemPink, control: .slider),
        Preference(title: "Focus", symbol: "moon.fill", color: .systemIndigo, control: .value("Sleep")),
      ]),
    PreferenceGroup(
      footer: "Version 4.2 (1180)", preferences: [Preference(title: "Sign Out", control: .button)]),
  ]
}
