import UIKit

/// A person with a story today.
struct Neighbor: Hashable {
  var name: String
  /// An emoji in place of a photo.
  var emoji: String
  var color: UIColor
}

/// A nearby event.
struct Outing: Hashable {
  var photo: String
  var date: String
  var title: String
  var place: String
}

struct LocalShop: Hashable {
  var photo: String
  var name: String
  var specialty: String
  var distance: String
}

struct Notice: Hashable {
  /// The name of a system image.
  var symbol: String
  var color: UIColor
  var title: String
  var detail: String
}

struct Errand: Hashable {
  var emoji: String
  var name: String
}

extension Neighbor {
  static let me = Neighbor(name: "내 이야기", emoji: "🙋🏻‍♀️", color: .systemGray4)

  static let all = [
    me,
    Neighbor(name: "서연", emoji: "👩🏻‍🍳", color: .systemOrange),
    Neighbor(name: "Mateo", emoji: "👨🏽‍🎨", color: .systemTeal),
    Neighbor(name: "지우네 빵집", emoji: "🥐", color: .systemYellow),
    Neighbor(name: "Ingrid", emoji: "🚴🏼‍♀️", color: .systemGreen),
    Neighbor(name: "도윤", emoji: "👨🏻‍🌾", color: .systemMint),
    Neighbor(name: "Noor", emoji: "🧕🏽", color: .systemIndigo),
    Neighbor(name: "하린이 아빠", emoji: "👨🏻‍🍼", color: .systemPink),
    Neighbor(name: "골목 고양이", emoji: "🐈‍⬛", color: .systemBrown),
    Neighbor(name: "민재", emoji: "👨🏻‍🚒", color: .systemRed),
  ]
}

extension Outing {
  static let all = [
    Outing(photo: "lanterns", date: "11월 22일 일", title: "개천 등불 산책", place: "다리 밑에서 여섯 시"),
    Outing(photo: "pottery", date: "11월 24일 화", title: "물레 한 시간", place: "흙과 불 공방 · 두 자리 남음"),
    Outing(photo: "latte-art", date: "NOV 26", title: "Latte art, badly", place: "Corner Filter, after closing"),
    Outing(photo: "fog-pines", date: "11월 28일 토", title: "뒷산 안개 걷기", place: "약수터 앞 🥾"),
  ]
}

extension LocalShop {
  static let all = [
    LocalShop(photo: "bakery", name: "골목 빵집", specialty: "소금빵은 열한 시에", distance: "80 m"),
    LocalShop(photo: "cafe", name: "Corner Filter", specialty: "Beans from three farms", distance: "120 m"),
    LocalShop(photo: "florist", name: "꽃집 봄날", specialty: "라넌큘러스가 제철", distance: "150 m"),
    LocalShop(photo: "bookshop", name: "책방 오후", specialty: "시집, 사진집, 고양이 한 마리", distance: "210 m"),
    LocalShop(photo: "citrus", name: "Citrus & Sons", specialty: "Juice while you wait", distance: "240 m"),
    LocalShop(photo: "pottery", name: "흙과 불", specialty: "깨진 그릇도 고칩니다", distance: "300 m"),
    LocalShop(photo: "macarons", name: "Salon 17", specialty: "스무 가지 색 마카롱", distance: "340 m"),
    LocalShop(photo: "dahlia", name: "달리아 농원", specialty: "구근을 나눠 드려요 🌱", distance: "1.2 km"),
  ]
}

extension Notice {
  static let all = [
    Notice(symbol: "drop.fill", color: .systemBlue, title: "단수 안내", detail: "수요일 오전 열 시부터 두 시간"),
    Notice(symbol: "car.fill", color: .systemOrange, title: "Parking moves across the street", detail: "Until Friday"),
    Notice(symbol: "leaf.fill", color: .systemGreen, title: "낙엽 모으는 날", detail: "장갑은 주민 센터에 있어요 🍂"),
    Notice(symbol: "pawprint.fill", color: .systemBrown, title: "강아지를 찾습니다", detail: "갈색, 이름은 호두"),
  ]
}

extension Errand {
  static let all = [
    Errand(emoji: "☕️", name: "카페"), Errand(emoji: "🍜", name: "국수"), Errand(emoji: "🧺", name: "나눔"),
    Errand(emoji: "🧵", name: "수선"), Errand(emoji: "🚲", name: "Bikes"), Errand(emoji: "🐕‍🦺", name: "산책"),
    Errand(emoji: "🎹", name: "레슨"), Errand(emoji: "🏸", name: "모임"), Errand(emoji: "🪴", name: "Plants"),
    Errand(emoji: "🔧", name: "수리"), Errand(emoji: "💈", name: "미용실"), Errand(emoji: "🧑🏽‍🏫", name: "과외"),
    Errand(emoji: "🛁", name: "목욕탕"), Errand(emoji: "💊", name: "약국"), Errand(emoji: "📮", name: "우체국"),
    Errand(emoji: "🗳️", name: "주민 센터"),
  ]
}
