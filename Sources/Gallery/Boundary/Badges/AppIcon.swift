import UIKit

struct AppIcon: Hashable {
  var symbol: String
  var name: String
  var color: UIColor
  /// The number of unread items.
  var badge = 0
}

extension AppIcon {
  static let all = [
    AppIcon(symbol: "✉️", name: "메일", color: .systemBlue, badge: 12),
    AppIcon(symbol: "💬", name: "메시지", color: .systemGreen, badge: 3),
    AppIcon(symbol: "🗓️", name: "캘린더", color: .systemGray5),
    AppIcon(symbol: "📷", name: "카메라", color: .systemGray4),
    AppIcon(symbol: "🌤️", name: "날씨", color: .systemCyan),
    AppIcon(symbol: "🗺️", name: "지도", color: .systemMint),
    AppIcon(symbol: "🎧", name: "음악", color: .systemPink, badge: 1),
    AppIcon(symbol: "📚", name: "도서", color: .systemOrange),
    AppIcon(symbol: "🏃", name: "피트니스", color: .systemIndigo),
    AppIcon(symbol: "🧮", name: "계산기", color: .systemGray5),
    AppIcon(symbol: "🛒", name: "장보기", color: .systemYellow, badge: 99),
    AppIcon(symbol: "🎮", name: "게임", color: .systemPurple, badge: 5),
    AppIcon(symbol: "🎬", name: "영화", color: .systemRed),
    AppIcon(symbol: "🧘", name: "명상", color: .systemTeal),
    AppIcon(symbol: "💳", name: "지갑", color: .systemBrown, badge: 2),
    AppIcon(symbol: "🔐", name: "암호", color: .systemGray4),
    AppIcon(symbol: "🪴", name: "식물", color: .systemGreen, badge: 7),
    AppIcon(symbol: "🚲", name: "자전거", color: .systemBlue),
    AppIcon(symbol: "🍳", name: "요리", color: .systemOrange),
    AppIcon(symbol: "📰", name: "뉴스", color: .systemGray5, badge: 24),
  ]
}
