import UIKit

/// One row of a phone's settings.
struct Setting: Hashable {
  let title: String
  var detail: String?
  let symbol: String
  let color: UIColor
  /// Whether the row shows the phone's owner.
  var isOwner = false
}

/// A group of settings with its header and footer.
struct SettingGroup: Hashable {
  var header: String?
  var footer: String?
  let settings: [Setting]

  static let all = [
    SettingGroup(settings: [
      Setting(
        title: "김서연", detail: "Apple 계정, iCloud, 미디어 및 구입", symbol: "person.crop.circle.fill", color: .systemGray,
        isOwner: true)
    ]),
    SettingGroup(
      header: "연결", footer: "주변 기기를 찾기 위해 Bluetooth가 켜진 채로 있습니다.",
      settings: [
        Setting(title: "에어플레인 모드", detail: "끔", symbol: "airplane", color: .systemOrange),
        Setting(title: "Wi-Fi", detail: "우리집_5G", symbol: "wifi", color: .systemBlue),
        Setting(title: "Bluetooth", detail: "켬", symbol: "antenna.radiowaves.left.and.right", color: .systemBlue),
        Setting(title: "셀룰러", symbol: "chart.bar.fill", color: .systemGreen),
      ]),
    SettingGroup(
      header: "알림",
      settings: [
        Setting(title: "알림", symbol: "bell.fill", color: .systemRed),
        Setting(title: "사운드 및 햅틱", symbol: "speaker.wave.2.fill", color: .systemPink),
        Setting(title: "집중 모드", detail: "방해금지", symbol: "moon.fill", color: .systemIndigo),
      ]),
    SettingGroup(
      footer: "마지막 백업: 오늘 오전 4:12",
      settings: [
        Setting(title: "일반", symbol: "gearshape.fill", color: .systemGray),
        Setting(title: "디스플레이 및 밝기", detail: "자동", symbol: "sun.max.fill", color: .systemYellow),
        Setting(title: "배터리", detail: "82%", symbol: "battery.100", color: .systemGreen),
        Setting(title: "개인정보 보호 및 보안", symbol: "hand.raised.fill", color: .systemBlue),
      ]),
  ]
}
