import UIKit

struct Feature: Hashable {
  var eyebrow: String
  var title: String
  var subtitle: String
  var photo: String
}

struct StoreApp: Hashable {
  var symbol: String
  var color: UIColor
  var name: String
  var tagline: String
  var price = "받기"
}

extension Feature {
  static let all = [
    Feature(eyebrow: "이번 주의 앱", title: "별자리 산책", subtitle: "하늘에 손을 대면 이름이 들려요", photo: "milky-way"),
    Feature(eyebrow: "UPDATE", title: "Sourdough Clock", subtitle: "It knows your kitchen", photo: "bakery"),
    Feature(eyebrow: "새로운 경험", title: "파도 소리", subtitle: "잠들기 전 십 분", photo: "sea-sunset"),
    Feature(eyebrow: "NOW IN KOREAN", title: "Ridge", subtitle: "Trails without a signal", photo: "dawn-ridge"),
  ]
}

extension StoreApp {
  static let new = [
    StoreApp(symbol: "🪐", color: .systemIndigo, name: "별자리 산책", tagline: "밤하늘을 걷는 방법"),
    StoreApp(symbol: "🍞", color: .systemOrange, name: "Levain", tagline: "Bread, hour by hour"),
    StoreApp(symbol: "🌊", color: .systemTeal, name: "파도 소리", tagline: "바다 서른 곳의 밤", price: "₩3,300"),
    StoreApp(symbol: "🧭", color: .systemGreen, name: "Ridge", tagline: "Trails without a signal"),
    StoreApp(symbol: "🎹", color: .systemPink, name: "한 손 피아노", tagline: "하루 오 분, 왼손부터"),
    StoreApp(symbol: "📷", color: .systemGray3, name: "Grain", tagline: "Film, developed slowly", price: "₩6,600"),
    StoreApp(symbol: "🪴", color: .systemMint, name: "물 주는 날", tagline: "식물이 먼저 말해요"),
    StoreApp(symbol: "🚲", color: .systemBlue, name: "Spoke", tagline: "Routes that avoid hills"),
  ]

  static let weekend = [
    StoreApp(symbol: "🗺️", color: .systemYellow, name: "골목 지도", tagline: "간판 없는 가게까지"),
    StoreApp(symbol: "🎲", color: .systemRed, name: "Quoridor Club", tagline: "Walls, and a way round"),
    StoreApp(symbol: "🧶", color: .systemPurple, name: "코바늘", tagline: "도안을 세어 주는 친구", price: "₩1,100"),
    StoreApp(symbol: "🐦", color: .systemCyan, name: "Dawn Chorus", tagline: "Who is singing there?"),
    StoreApp(symbol: "🍜", color: .systemBrown, name: "오늘 국수", tagline: "가까운 면 요리 지도"),
    StoreApp(symbol: "♟️", color: .systemGray2, name: "Endgame", tagline: "Five pieces or fewer"),
  ]

  static let categories = [
    Row(symbol: "🎮", title: "게임"), Row(symbol: "📸", title: "사진 및 비디오"), Row(symbol: "🏃", title: "건강 및 피트니스"),
    Row(symbol: "🎓", title: "교육"), Row(symbol: "🧳", title: "여행"), Row(symbol: "🎨", title: "그래픽 및 디자인"),
  ]

  static let links = ["앱 내 구입에 관하여", "Gift cards", "구독 관리", "Terms and conditions"]
}
