struct Note: Hashable {
  var title: String
  var date: String
  var text: String
}

extension Note {
  static let all = [
    Note(title: "장보기", date: "오늘", text: "두부 한 모, 대파, 달걀 열 개, 참기름, 귤 한 봉지 🍊"),
    Note(
      title: "Garden", date: "Yesterday",
      text: "Tulips before the frost. Move the fig inside. Ask Minji about the wall."),
    Note(title: "읽을 책", date: "목요일", text: "풀꽃도 꽃이다\n빛의 과거\n작별하지 않는다"),
    Note(
      title: "Bread no. 7", date: "Wednesday",
      text: "450 g flour, 340 g water, 90 g starter, 9 g salt."),
    Note(title: "제주 3박 4일", date: "화요일", text: "비자림, 협재, 동문시장. 렌터카는 전기차로, 충전소 지도 저장."),
    Note(title: "Chords", date: "16 November", text: "Verse: Am7 D9 Gmaj7. Bridge goes up a third. Try it slower."),
    Note(title: "선물", date: "11월 14일", text: "아버지 – 등산 장갑\n서연 – 물감 48색 🎨"),
    Note(title: "Bike", date: "9 November", text: "Chain 0.75 % worn. New pads at the back. True the front wheel."),
    Note(title: "꿈", date: "11월 6일", text: "바다 위를 달리는 기차. 창밖으로 고래가 지나갔다. 🐋"),
    Note(
      title: "Questions", date: "2 November", text: "Lease until June? Who repairs the boiler? Cellar."),
    Note(title: "면접 준비", date: "10월 30일", text: "자기소개 1분, 프로젝트 두 개, 질문 세 가지."),
    Note(title: "Stars", date: "28 October", text: "Leonids peak on the 17th, after midnight, look east."),
  ]
}
