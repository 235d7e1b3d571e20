/// A photo or video of the library.
struct LibraryPhoto: Hashable {
  let id: Int
  let name: String
  /// The formatted duration of a video.
  var duration: String?
  var isFavorite = false
}

/// The photos of one place and day.
struct LibraryMoment: Hashable {
  let title: String
  let subtitle: String
  let photos: [LibraryPhoto]

  static let all = [
    moment(
      "제주", "11월 14일 – 16일", from: 0,
      [
        "sea-sunset", "tea-hills", "citrus", "waterfall", "aerial-beach", "cafe", "dunes", "lanterns", "mirror-lake",
        "florist", "dawn-ridge",
      ]),
    moment(
      "Kitchen table", "8 November", from: 100,
      [
        "macarons", "latte-art", "pottery", "bakery", "dahlia",
      ]),
    moment(
      "Northern road trip", "24 – 29 October", from: 200,
      [
        "aurora", "milky-way", "fog-pines", "mirror-lake", "maple-leaves", "waterfall", "slot-canyon", "facade",
        "rain-window", "city-bokeh", "bookshop", "dawn-ridge", "dunes",
      ]),
  ]

  /// Returns a moment in which every fourth photo is a video, and every fifth a favorite.
  private static func moment(
    _ title: String, _ subtitle: String, from first: Int, _ names: [String]
  ) -> LibraryMoment {
    let photos = names.enumerated().map { index, name in
      LibraryPhoto(
        id: first + index, name: name, duration: index % 4 == 3 ? "0:\(12 + index * 3)" : nil,
        isFavorite: index % 5 == 1)
    }
    return LibraryMoment(title: title, subtitle: subtitle, photos: photos)
  }
}
