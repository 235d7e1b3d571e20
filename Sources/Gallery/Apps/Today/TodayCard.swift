import UIKit

/// The content of a card on the page of the day.
struct TodayCard: Hashable {
  enum Style {
    /// A photograph with a headline.
    case story
    /// A photograph of an app, and the app below it.
    case app
    /// A headline above a few apps.
    case collection
  }

  let style: Style
  var photo = ""
  let eyebrow: String
  let title: String
  var subtitle = ""
  var apps: [TodayApp] = []
}

struct TodayApp: Hashable {
  let name: String
  let tagline: String
  let symbol: String
  let color: UIColor
  var price = "받기"
}

extension TodayCard {
  static let all = [
    TodayCard(
      style: .story, photo: "aurora", eyebrow: "SPOTLIGHT", title: "Chase the Northern Lights",
      subtitle: "Three apps that know when the sky is about to dance."),
    TodayCard(
      style: .app, photo: "fog-pines", eyebrow: "APP OF THE DAY", title: "Sleep in a forest tonight",
      apps: [
        TodayApp(name: "Driftwood", tagline: "Sounds to fall asleep to", symbol: "leaf.fill", color: .systemGreen)
      ]),
    TodayCard(
      style: .collection, eyebrow: "컬렉션", title: "여행 준비를 도와줄 앱",
      apps: [
        TodayApp(name: "길동무", tagline: "오프라인 지도와 길 안내", symbol: "map.fill", color: .systemTeal),
        TodayApp(name: "Pocket Phrase", tagline: "열두 가지 언어로 인사하기", symbol: "text.bubble.fill", color: .systemOrange),
        TodayApp(name: "짐싸기", tagline: "잊지 않게, 가볍게", symbol: "bag.fill", color: .systemIndigo, price: "₩2,200"),
        TodayApp(name: "Split", tagline: "함께 쓴 돈 나누기", symbol: "creditcard.fill", color: .systemPink),
      ]),
    TodayCard(
      style: .story, photo: "latte-art", eyebrow: "HOW TO", title: "Pour a better latte at home",
      subtitle: "Milk, patience, and a timer that understands both."),
    TodayCard(
      style: .app, photo: "city-bokeh", eyebrow: "오늘의 게임", title: "밤의 도시를 달리다",
      apps: [
        TodayApp(
          name: "Neon Courier", tagline: "한 손으로 즐기는 배달 레이스", symbol: "bicycle", color: .systemPurple, price: "₩5,500")
      ]),
    TodayCard(
      style: .story, photo: "bookshop", eyebrow: "OUR FAVOURITES", title: "Read more, scroll less",
      subtitle: "Reading apps with nothing else in them."),
  ]
}
