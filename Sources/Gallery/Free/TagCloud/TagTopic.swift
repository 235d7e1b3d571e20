struct TagTopic: Hashable {
  var name: String
  var tags: [String]
  /// The indices that are selected initially.
  var chosen: [Int]
}

extension TagTopic {
  static let all = [
    TagTopic(
      name: "음악 🎧",
      tags: [
        "재즈", "City pop", "인디", "판소리", "Bossa nova", "힙합", "국악 크로스오버", "Ambient", "록", "R&B", "트로트", "Field recordings",
      ],
      chosen: [0, 4, 6]),
    TagTopic(
      name: "Food",
      tags: [
        "냉면", "Sourdough", "비건", "마라탕", "Tacos", "오마카세", "Natural wine", "떡볶이", "Ethiopian", "국수", "빙수 🍧", "Pickles",
      ],
      chosen: [1, 7]),
    TagTopic(
      name: "주말에는",
      tags: [
        "등산", "캠핑 ⛺️", "Museums", "서점 나들이", "Long-distance cycling", "낮잠", "클라이밍", "Pottery", "바다 수영", "식물 돌보기", "Chess",
        "드로잉",
      ],
      chosen: [3, 9]),
    TagTopic(
      name: "Languages",
      tags: ["한국어", "English", "日本語", "Français", "中文", "Español", "Tiếng Việt", "Deutsch", "Türkçe", "Svenska"],
      chosen: [0]),
  ]
}
