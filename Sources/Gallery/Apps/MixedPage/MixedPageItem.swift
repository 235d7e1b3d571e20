/// The sections in the order of the page.
enum MixedPageSection: CaseIterable, Hashable, Sendable {
  case stories, outings, shops, notices, errands

  var title: String {
    switch self {
    case .stories: "오늘의 이웃"
    case .outings: "이번 주에 만나요"
    case .shops: "걸어서 오 분"
    case .notices: "동네 소식"
    case .errands: "Out and about"
    }
  }

  var items: [MixedPageItem] {
    switch self {
    case .stories: Neighbor.all.map(MixedPageItem.story)
    case .outings: Outing.all.map(MixedPageItem.outing)
    case .shops: LocalShop.all.map(MixedPageItem.shop)
    case .notices: Notice.all.map(MixedPageItem.notice)
    case .errands: Errand.all.map(MixedPageItem.errand)
    }
  }
}

enum MixedPageItem: Hashable {
  case story(Neighbor)
  case outing(Outing)
  case shop(LocalShop)
  case notice(Notice)
  case errand(Errand)
}
