struct Talk: Hashable {
  var photo: String
  var title: String
  var speaker: String
}

struct Track: Hashable {
  var name: String
  var talks: [Talk]
}

extension Track {
  static let all = [
    Track(
      name: "기조연설",
      talks: [
        Talk(photo: "city-bokeh", title: "도시는 어떻게 밤을 잃었나", speaker: "문하린 · 52분"),
        Talk(photo: "milky-way", title: "A map of the dark", speaker: "Tunde Okonkwo · 47 min"),
        Talk(photo: "dawn-ridge", title: "처음 오르는 사람들", speaker: "서지오 · 39분"),
      ]),
    Track(
      name: "Light",
      talks: [
        Talk(photo: "aurora", title: "Green at 557.7 nanometres", speaker: "Eir Lund · 31 min"),
        Talk(photo: "lanterns", title: "천 개의 등불을 띄우는 법", speaker: "우샤오메이 · 28분"),
        Talk(photo: "slot-canyon", title: "Waiting for noon", speaker: "Dana Begay · 44 min"),
        Talk(photo: "sea-sunset", title: "마지막 십 분", speaker: "고유진 · 25분"),
      ]),
    Track(
      name: "손으로 만드는 것",
      talks: [
        Talk(photo: "pottery", title: "흙이 기억하는 온도", speaker: "오세진 · 36분"),
        Talk(photo: "bakery", title: "Seventy percent water 🍞", speaker: "Clara Nunes · 41 min"),
        Talk(photo: "latte-art", title: "우유와 각도", speaker: "차은성 · 22분"),
      ]),
    Track(
      name: "Buildings",
      talks: [
        Talk(photo: "facade", title: "Shadows on a grid", speaker: "Ines Vidal · 33 min"),
        Talk(photo: "bookshop", title: "책방이 남은 골목", speaker: "한소율 · 29분"),
        Talk(photo: "rain-window", title: "Glass, and what it keeps out", speaker: "R. Costa · 40 min"),
      ]),
  ]
}
