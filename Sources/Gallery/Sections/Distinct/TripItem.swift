enum TripItem: Hashable {
  case task(Row)
  case view(photo: String)
  case thing(String)

  static func all(in section: TripSection) -> [TripItem] {
    switch section {
    case .plan: tasks.map(TripItem.task)
    case .views: views.map { .view(photo: $0) }
    case .luggage: luggage.map { .thing(String($0)) }
    }
  }

  private static let tasks = [
    Row(symbol: "🛫", title: "김포 → 제주", subtitle: "금요일 오전 7:25, 창가 자리"),
    Row(symbol: "🚙", title: "렌터카 찾기", subtitle: "제주공항 5번 게이트"),
    Row(symbol: "🥾", title: "오름 오르기", subtitle: "해 지기 한 시간 전에"),
    Row(symbol: "🍲", title: "보말 칼국수", subtitle: "오후 2시면 문을 닫는다"),
  ]

  private static let views = ["aerial-beach", "tea-hills", "sea-sunset", "fog-pines", "waterfall", "citrus"]
  private static let luggage = "🧢🧴📷🩴🔋🧥🧦🗺️💊🎧☂️📚🪥🕶️🎫"
}
