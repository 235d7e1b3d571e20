struct Measurements: Hashable {
  var title: String
  var rows: [Row]
}

extension Measurements {
  static let all = [
    Measurements(
      title: "활동",
      rows: [
        Row(symbol: "🔥", title: "움직이기", subtitle: "목표 520 kcal", detail: "431"),
        Row(symbol: "👟", title: "걸음", subtitle: "어제보다 1,204 많음", detail: "9,318"),
        Row(symbol: "🪜", title: "오른 층", subtitle: "오늘", detail: "14"),
      ]),
    Measurements(
      title: "Heart",
      rows: [
        Row(symbol: "❤️", title: "Resting rate", subtitle: "Beats per minute", detail: "56"),
        Row(symbol: "🫀", title: "Variability", subtitle: "Milliseconds", detail: "68"),
      ]),
    Measurements(
      title: "수면",
      rows: [
        Row(symbol: "🌙", title: "잠든 시간", subtitle: "지난밤", detail: "7시간 12분"),
        Row(symbol: "💤", title: "깊은 잠", subtitle: "평균보다 길다", detail: "1시간 40분"),
      ]),
    Measurements(
      title: "Sound",
      rows: [
        Row(symbol: "🎧", title: "Headphones", subtitle: "Seven days", detail: "OK"),
        Row(symbol: "🏙️", title: "Surroundings", subtitle: "Loudest at noon", detail: "71 dB"),
      ]),
  ]
}
