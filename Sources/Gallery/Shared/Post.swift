/// A picture of the feed.
struct Post: Hashable {
  var id: Int
  var photo: String
}

extension Post {
  private static let photos = [
    "dawn-ridge", "latte-art", "sea-sunset", "citrus", "aurora", "facade", "macarons", "aerial-beach", "milky-way",
    "dahlia", "mirror-lake", "maple-leaves", "slot-canyon", "pottery", "rain-window", "tea-hills", "bakery", "lanterns",
    "fog-pines", "florist", "dunes", "cafe", "waterfall", "bookshop", "city-bokeh",
  ]

  /// As many posts as asked for. The photographs come round in a stride that no row length divides, so that a picture
  /// never meets itself.
  static func feed(count: Int, from start: Int = 0) -> [Post] {
    (0..<count).map { Post(id: $0, photo: photos[(start + $0 * 7) % photos.count]) }
  }
}
