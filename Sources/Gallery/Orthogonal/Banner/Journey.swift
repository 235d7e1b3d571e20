import UIKit

/// A travel destination.
struct Journey {
  var photo: String
  var eyebrow: String
  var title: String
  var subtitle: String
}

extension Journey {
  static let banners = [
    Journey(photo: "mirror-lake", eyebrow: "이번 주의 풍경", title: "산이 두 번 뜨는 아침", subtitle: "바람이 자는 한 시간, 호수는 거울이 됩니다"),
    Journey(photo: "sea-sunset", eyebrow: "해 질 녘", title: "수평선까지 걷는 빛", subtitle: "여름 바다의 마지막 십 분"),
    Journey(
      photo: "aurora", eyebrow: "NORTHERN LIGHTS", title: "Six nights of green",
      subtitle: "A cabin, a frozen lake and no alarm clock"),
    Journey(photo: "slot-canyon", eyebrow: "사막의 속", title: "빛이 흘러내리는 협곡", subtitle: "정오에만 열리는 문"),
    Journey(photo: "lanterns", eyebrow: "축제", title: "소원을 띄우는 밤", subtitle: "천 개의 등불과 한 번의 숨 🏮"),
  ]

  static let tastes = [
    Journey(photo: "latte-art", eyebrow: "", title: "골목 커피", subtitle: "서울 연남"),
    Journey(photo: "bakery", eyebrow: "", title: "새벽 빵집", subtitle: "군산"),
    Journey(photo: "citrus", eyebrow: "", title: "감귤 시장 🍊", subtitle: "제주"),
    Journey(photo: "macarons", eyebrow: "", title: "마카롱 살롱", subtitle: "Paris"),
    Journey(photo: "cafe", eyebrow: "", title: "벽돌 카페", subtitle: "Brooklyn"),
  ]

  static let getaways = [
    Journey(photo: "dunes", eyebrow: "", title: "Erg Chebbi", subtitle: "모로코 · 4일"),
    Journey(photo: "tea-hills", eyebrow: "", title: "보성 차밭", subtitle: "전남 · 당일"),
    Journey(photo: "aerial-beach", eyebrow: "", title: "협재 해변", subtitle: "제주 · 2일"),
    Journey(photo: "fog-pines", eyebrow: "", title: "안개 숲", subtitle: "강원 · 1박"),
    Journey(photo: "waterfall", eyebrow: "", title: "Skógafoss", subtitle: "아이슬란드 · 6일"),
    Journey(photo: "dawn-ridge", eyebrow: "", title: "지리산 종주", subtitle: "2박 3일"),
    Journey(photo: "city-bokeh", eyebrow: "", title: "홍콩의 밤", subtitle: "3일"),
    Journey(photo: "milky-way", eyebrow: "", title: "별 보는 야영", subtitle: "고비 · 5일"),
  ]
}
