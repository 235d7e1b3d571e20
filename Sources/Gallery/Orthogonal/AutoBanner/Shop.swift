import UIKit

/// A shop with its window display of the week.
struct Shop: Hashable {
  var photo: String
  var eyebrow: String
  var title: String
  var subtitle: String
}

extension Shop {
  static let windows = [
    Shop(photo: "bakery", eyebrow: "오전 7시", title: "첫 번째 오븐이 열립니다", subtitle: "소금빵은 스무 개, 늘 스무 개"),
    Shop(
      photo: "florist", eyebrow: "THIS WEEK", title: "Ranunculus, by the armful",
      subtitle: "Until the buckets are empty"),
    Shop(photo: "pottery", eyebrow: "공방", title: "유약이 마르는 동안", subtitle: "물레 앞 두 자리가 비었어요"),
    Shop(photo: "bookshop", eyebrow: "책방 오후", title: "비 오는 날의 진열대", subtitle: "젖은 우산은 문 앞에 📚"),
    Shop(
      photo: "cafe", eyebrow: "LAST ORDERS", title: "The corner table is free", subtitle: "Filter, one milk, no hurry"),
  ]

  static let hours = [
    Row(symbol: "🥐", title: "골목 빵집", subtitle: "갓 구운 식빵과 소금빵", detail: "07:00"),
    Row(symbol: "☕️", title: "Corner Filter", subtitle: "Beans from three farms", detail: "08:30"),
    Row(symbol: "💐", title: "꽃집 봄날", subtitle: "라넌큘러스가 제철", detail: "10:00"),
    Row(symbol: "🏺", title: "흙과 불", subtitle: "물레 체험 두 시간", detail: "11:00"),
    Row(symbol: "📚", title: "책방 오후", subtitle: "시집과 사진집", detail: "12:00"),
    Row(symbol: "🍊", title: "Citrus & Sons", subtitle: "Juice while you wait", detail: "12:30"),
  ]
}
