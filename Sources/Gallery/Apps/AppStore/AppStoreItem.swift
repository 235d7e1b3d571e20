enum AppStoreItem: Hashable {
  case feature(Feature)
  case app(StoreApp, isLastOfColumn: Bool)
  case category(Row, isLast: Bool)
  case link(String)

  static let sections: [(section: AppStoreSection, items: [AppStoreItem])] = [
    (.featured, Feature.all.map { .feature($0) }),
    (.shelf("우리가 좋아하는 새 앱"), columns(StoreApp.new)),
    (.shelf("주말에 어울리는 앱"), columns(StoreApp.weekend)),
    (
      .categories,
      StoreApp.categories.enumerated().map { .category($1, isLast: $0 == StoreApp.categories.count - 1) }
    ),
    (.links, StoreApp.links.map { .link($0) }),
  ]

  private static func columns(_ apps: [StoreApp]) -> [AppStoreItem] {
    apps.enumerated().map { .app($1, isLastOfColumn: $0 % 3 == 2 || $0 == apps.count - 1) }
  }
}

extension AppStoreSection {
  var title: String? {
    switch self {
    case .featured: nil
    case .shelf(let title): title
    case .categories: "인기 카테고리"
    case .links: "빠른 링크"
    }
  }
}
