struct Expedition: Hashable {
  var photo: String
  var place: String
  var title: String
  var facts: String
}

extension Expedition {
  static let all = [
    Expedition(
      photo: "milky-way", place: "Gobi, Mongolia", title: "A tent under the galaxy", facts: "5 days · 1,200 km"),
    Expedition(
      photo: "dawn-ridge", place: "Jirisan, Korea", title: "Ridge line at first light", facts: "3 days · 25 km"),
    Expedition(photo: "waterfall", place: "Suðurland, Iceland", title: "Behind the veil", facts: "6 days · 340 km"),
    Expedition(photo: "slot-canyon", place: "Page, Arizona", title: "Where light pours in", facts: "1 day · 3 km"),
    Expedition(photo: "fog-pines", place: "Gangwon, Korea", title: "The quiet forest", facts: "2 days · 18 km"),
    Expedition(photo: "aerial-beach", place: "Hyeopjae, Jeju", title: "Five parasols", facts: "2 days · 0 km"),
    Expedition(photo: "lanterns", place: "Pingxi, Taiwan", title: "A thousand wishes", facts: "1 night · 🏮"),
    Expedition(photo: "city-bokeh", place: "Kowloon, Hong Kong", title: "Neon after rain", facts: "3 nights · 40 km"),
  ]
}
