extension Row {
  /// The times for 9:41 in the morning of a Saturday in November in Seoul.
  static let cities = [
    city("🇰🇷", "서울", "오늘", "9:41"),
    city("🇯🇵", "도쿄", "오늘, 같은 시각", "9:41"),
    city("🇦🇺", "시드니", "오늘, 2시간 빠름", "11:41"),
    city("🇹🇼", "타이베이", "오늘, 1시간 늦음", "8:41"),
    city("🇹🇭", "방콕", "오늘, 2시간 늦음", "7:41"),
    city("🇮🇳", "뭄바이", "오늘, 3시간 30분 늦음", "6:11"),
    city("🇦🇪", "두바이", "오늘, 5시간 늦음", "4:41"),
    city("🇰🇪", "나이로비", "오늘, 6시간 늦음", "3:41"),
    city("🇫🇮", "헬싱키", "오늘, 7시간 늦음", "2:41"),
    city("🇫🇷", "파리", "오늘, 8시간 늦음", "1:41"),
    city("🇬🇧", "런던", "오늘, 9시간 늦음", "0:41"),
    city("🇧🇷", "상파울루", "어제, 12시간 늦음", "21:41"),
    city("🇺🇸", "뉴욕", "어제, 14시간 늦음", "19:41"),
    city("🇲🇽", "멕시코시티", "어제, 15시간 늦음", "18:41"),
    city("🇨🇦", "밴쿠버", "어제, 17시간 늦음", "16:41"),
    city("🇺🇸", "호놀룰루", "어제, 19시간 늦음", "14:41"),
  ]

  private static func city(_ flag: String, _ name: String, _ difference: String, _ time: String) -> Row {
    Row(symbol: flag, title: name, subtitle: difference, detail: time)
  }
}
