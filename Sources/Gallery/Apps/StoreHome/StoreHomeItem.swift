import UIKit

/// The sections of the store's front page, from the top.
enum StoreHomeSection: Int, CaseIterable {
  case banners, shortcuts, stories, deals, picks

  var title: String? {
    switch self {
    case .banners, .shortcuts: nil
    case .stories: "이웃 소식"
    case .deals: "오늘의 특가"
    case .picks: "취향 저격 추천"
    }
  }
}

enum StoreHomeItem: Hashable {
  case banner(StoreBanner)
  case shortcut(StoreShortcut)
  case story(Friend)
  case deal(Product)
  case pick(Product)
}

struct StoreBanner: Hashable {
  let title: String
  let subtitle: String
  let button: String
  let photo: String

  static let all = [
    StoreBanner(title: "겨울을 데우는\n한 잔", subtitle: "원두 전 품목 20% 할인", button: "보러 가기", photo: "cafe"),
    StoreBanner(
      title: "Fresh from\nthe market", subtitle: "Citrus season has begun", button: "Shop now", photo: "citrus"),
    StoreBanner(title: "손으로 빚은\n그릇", subtitle: "이번 주에만 무료 배송", button: "둘러보기", photo: "pottery"),
    StoreBanner(title: "A bouquet\na month", subtitle: "The first one is on us", button: "Subscribe", photo: "florist"),
  ]
}

struct StoreShortcut: Hashable {
  let title: String
  let symbol: String
  let color: UIColor

  static let all = [
    StoreShortcut(title: "장보기", symbol: "cart.fill", color: .systemGreen),
    StoreShortcut(title: "카페", symbol: "cup.and.saucer.fill", color: .systemBrown),
    StoreShortcut(title: "꽃", symbol: "leaf.fill", color: .systemPink),
    StoreShortcut(title: "선물", symbol: "gift.fill", color: .systemRed),
    StoreShortcut(title: "쿠폰", symbol: "ticket.fill", color: .systemOrange),
    StoreShortcut(title: "Books", symbol: "book.fill", color: .systemIndigo),
    StoreShortcut(title: "Home", symbol: "house.fill", color: .systemTeal),
    StoreShortcut(title: "Fashion", symbol: "tshirt.fill", color: .systemPurple),
    StoreShortcut(title: "Pets", symbol: "pawprint.fill", color: .systemBlue),
    StoreShortcut(title: "All", symbol: "square.grid.2x2.fill", color: .systemGray),
  ]
}

extension Product {
  static let deals = [
    Product(id: 1, brand: "감귤농장", name: "제주 노지 감귤 5kg", photo: "citrus", price: 249, discount: 30),
    Product(
      id: 2, brand: "Corner Bakery", name: "Sourdough, baked this morning", photo: "bakery", price: 85, discount: 10),
    Product(id: 3, brand: "달콤상회", name: "수제 마카롱 12구 세트", photo: "macarons", price: 320, discount: 15),
    Product(
      id: 4, brand: "Clay & Fire", name: "Stoneware bowl, two of a kind", photo: "pottery", price: 560, discount: 25),
    Product(id: 5, brand: "연우네 꽃집", name: "계절 꽃다발 (중)", photo: "florist", price: 390, discount: 20),
    Product(
      id: 6, brand: "Blue Door", name: "House blend, 500 g, whole beans", photo: "cafe", price: 189, discount: 20),
  ]
  static let picks = [
    Product(id: 11, brand: "Fernweh", name: "Print “Mirror Lake”, 50 × 70, framed", photo: "mirror-lake", price: 890),
    Product(id: 12, brand: "달콤상회", name: "말차 마카롱", photo: "macarons", price: 180, discount: 5, grade: "4.9"),
    Product(id: 13, brand: "동네책방", name: "사장님이 고른 책 세 권", photo: "bookshop", price: 420, grade: "4.7", reviews: "318"),
    Product(id: 14, brand: "Slow Tea", name: "First flush green tea", photo: "tea-hills", price: 240, discount: 12),
    Product(id: 15, brand: "연우네 꽃집", name: "달리아 한 송이", photo: "dahlia", price: 65, grade: "4.6", reviews: "92"),
    Product(id: 16, brand: "Northern Light", name: "Poster “Aurora”", photo: "aurora", price: 350, discount: 40),
  ]
}
