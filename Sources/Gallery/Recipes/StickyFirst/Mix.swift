/// A playlist with its cover and tracks.
struct Mix {
  var title: String
  var cover: String
  var tracks: [Post]
}

extension Mix {
  static let all = [
    Mix(title: "Morning light", cover: "dawn-ridge", tracks: Post.feed(count: 14, from: 1)),
    Mix(title: "Rain on glass", cover: "rain-window", tracks: Post.feed(count: 14, from: 6)),
    Mix(title: "Night drive", cover: "city-bokeh", tracks: Post.feed(count: 14, from: 11)),
    Mix(title: "Slow Sunday", cover: "latte-art", tracks: Post.feed(count: 14, from: 16)),
    Mix(title: "Out of range", cover: "milky-way", tracks: Post.feed(count: 14, from: 21)),
  ]
}
