import UIKit

/// An item of the music page.
struct MusicItem: Hashable {
  let section: MusicSection
  let rank: Int
  let eyebrow: String
  let title: String
  let subtitle: String
  var photo = ""
  var color = UIColor.systemGray
}

enum MusicSection: Int, CaseIterable {
  case featured, releases, songs, moods

  var title: String? {
    switch self {
    case .featured: nil
    case .releases: "New Releases"
    case .songs: "오늘의 인기곡"
    case .moods: "Moods"
    }
  }
}

extension MusicItem {
  static let featured = make(
    .featured,
    [
      ("NEW ALBUM", "겨울의 문턱에서", "이소라의 십 년 만의 정규 앨범", "fog-pines"),
      ("UPDATED PLAYLIST", "Morning Coffee", "Slow songs for the first hour", "latte-art"),
      ("LIVE", "Lanterns on the River", "The whole concert, from the front row", "lanterns"),
    ])
  static let releases = make(
    .releases,
    [
      ("", "Blue Hour", "Noor Haddad", "city-bokeh"), ("", "귤", "제주 소년", "citrus"),
      ("", "Tidal", "The Sandbars", "aerial-beach"), ("", "Polaris", "Aurora Quartet", "aurora"),
      ("", "Clay & Fire", "Max Keller", "pottery"), ("", "단풍", "가을방학", "maple-leaves"),
    ])
  static let songs = make(
    .songs,
    [
      ("", "첫눈", "김서연", "rain-window"), ("", "Open Window", "Noor Haddad", "facade"),
      ("", "Slow Train", "Max Keller", "slot-canyon"), ("", "바다로 가자", "제주 소년", "sea-sunset"),
      ("", "Halfway Home", "The Sandbars", "dunes"), ("", "별 헤는 밤", "가을방학", "milky-way"),
      ("", "Sugar", "Ines & the Bakers", "macarons"), ("", "Paper Boats", "Aurora Quartet", "mirror-lake"),
    ])
  static let moods: [MusicItem] = [
    ("Chill", UIColor.systemTeal), ("운동", .systemRed), ("Focus", .systemIndigo), ("Feel Good", .systemOrange),
    ("Sleep", .systemPurple), ("드라이브", .systemGreen),
  ].enumerated().map {
    MusicItem(section: .moods, rank: $0 + 1, eyebrow: "", title: $1.0, subtitle: "", color: $1.1)
  }

  static func items(in section: MusicSection) -> [MusicItem] {
    switch section {
    case .featured: featured
    case .releases: releases
    case .songs: songs
    case .moods: moods
    }
  }

  private static func make(
    _ section: MusicSection, _ items: [(eyebrow: String, title: String, subtitle: String, photo: String)]
  ) -> [MusicItem] {
    items.enumerated().map { index, item in
      MusicItem(
        section: section, rank: index + 1, eyebrow: item.eyebrow, title: item.title, subtitle: item.subtitle,
        photo: item.photo)
    }
  }
}
