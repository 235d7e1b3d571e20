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

  /// Returns a number of posts. The photographs repeat with a stride that no row length divides, so that a picture is
  /// never next to itself.
  static func feed(count: Int, from start: Int = 0) -> [Post] {
    (0..<count).map { Post(id: $0, photo: photos[(start + $0 * 7) % photos.count]) }
  }
}
