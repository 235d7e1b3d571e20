/// A group of settings with an explanation below.
struct Topic: Hashable {
  var heading: String
  var rows: [Row]
  var explanation: String
}

extension Topic {
  static let all = [
    Topic(
      heading: "집중 모드",
      rows: [
        Row(symbol: "🌙", title: "방해 금지", detail: "켬"), Row(symbol: "🛌", title: "수면", detail: "23:00"),
        Row(symbol: "💼", title: "업무", detail: "끔"),
      ],
      explanation: "집중 모드를 켜 두면 허용한 사람과 앱의 알림만 받습니다. 다른 알림은 조용히 모아 두었다가 한 번에 보여 드려요."),
    Topic(
      heading: "Screen time",
      rows: [
        Row(symbol: "⏳", title: "Daily average", detail: "2 h 14 min"),
        Row(symbol: "🌱", title: "Breaks", detail: "Every 40 min"),
      ],
      explanation: "The average is taken over the last seven days."),
    Topic(
      heading: "소리",
      rows: [
        Row(symbol: "🔔", title: "벨소리", detail: "새벽 종"), Row(symbol: "📳", title: "진동", detail: "항상"),
        Row(symbol: "🔉", title: "큰 소리 줄이기", detail: "85 dB"),
      ],
      explanation: "헤드폰으로 큰 소리를 오래 들으면 청력이 상할 수 있습니다. 기준을 넘는 소리는 이 기기가 스스로 줄입니다."),
    Topic(
      heading: "Accessibility",
      rows: [
        Row(symbol: "🔠", title: "Larger text", detail: "Off"), Row(symbol: "🌓", title: "Contrast", detail: "Standard"),
      ],
      explanation:
        """
        Larger text applies to apps that support it. Headings and explanations like this one take the room \
        they need.
        """),
  ]
}
