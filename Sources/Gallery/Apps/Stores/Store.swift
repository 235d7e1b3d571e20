import UIKit

struct Store {
  var name: String
  var kind: String
  var note: String
  var rating: String
  var photo: String
  var symbol: String
  /// The location on the map, in the map's points.
  var location: CGPoint
}

extension Store {
  static let all = [
    Store(
      name: "달빛 커피", kind: "카페 · 도보 3분", note: "벽돌 벽과 오래된 전구, 융드립 한 잔", rating: "★ 4.9", photo: "cafe", symbol: "☕️",
      location: CGPoint(x: 318, y: 446)),
    Store(
      name: "새벽 제과", kind: "빵집 · 도보 6분", note: "아침 7시, 첫 사워도우가 나옵니다", rating: "★ 4.8", photo: "bakery", symbol: "🥐",
      location: CGPoint(x: 496, y: 606)),
    Store(
      name: "책방 오후", kind: "독립서점 · 도보 8분", note: "시집과 사진집, 창가의 의자 두 개", rating: "★ 4.7", photo: "bookshop", symbol: "📚",
      location: CGPoint(x: 650, y: 448)),
    Store(
      name: "꽃집 봄날", kind: "꽃 · 도보 11분", note: "다알리아가 가장 좋은 계절이에요", rating: "★ 4.9", photo: "florist", symbol: "💐",
      location: CGPoint(x: 852, y: 432)),
    Store(
      name: "흙과 불", kind: "공방 · 도보 14분", note: "물레 체험 예약제, 두 시간", rating: "★ 4.6", photo: "pottery", symbol: "🏺",
      location: CGPoint(x: 1016, y: 604)),
    Store(
      name: "Salon Macaron", kind: "디저트 · 도보 16분", note: "피스타치오는 오후 두 시면 없습니다", rating: "★ 4.8", photo: "macarons",
      symbol: "🍬", location: CGPoint(x: 640, y: 752)),
    Store(
      name: "감귤상회", kind: "과일 · 도보 19분", note: "제주에서 어제 딴 것만", rating: "★ 4.5", photo: "citrus", symbol: "🍊",
      location: CGPoint(x: 306, y: 742)),
  ]
}
