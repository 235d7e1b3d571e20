struct Story: Hashable {
  var headline: String
  var date: String
  var text: String
}

extension Story {
  static let all = [
    Story(
      headline: "새 등대가 켜졌다", date: "2026년 11월 21일",
      text: "울릉도 북쪽 끝에 사람 없이 움직이는 등대가 불을 밝혔다. 낮에는 햇빛을 모으고 밤에는 40킬로미터 밖까지 빛을 보낸다. 첫날 밤 바다에는 오징어잡이 배 서른 척이 있었다."),
    Story(
      headline: "Night trains are back, and full", date: "20 November 2026",
      text:
        """
        Sleepers between Lisbon and Vienna sold out in nine hours. The operator is looking for old \
        carriages, and for people who remember how to repair them.
        """
    ),
    Story(headline: "귤값, 열흘째 내림세 🍊", date: "2026년 11월 19일", text: "따뜻한 가을 덕에 제주 감귤이 한꺼번에 익었다."),
    Story(
      headline: "A library that lends silence", date: "17 November 2026",
      text:
        """
        In a former bank vault in Rotterdam, visitors may stay for half an hour. Nobody has asked for less. \
        The waiting list is now longer than that of the city's only climbing hall, and the librarian says \
        the vault is booked until the tulips bloom.
        """
    ),
    Story(
      headline: "두 번째 달, 안녕", date: "2026년 11월 16일",
      text: "지구를 따라 두 달 동안 돌던 작은 소행성이 제 길로 돌아갔다. 버스만 한 이 돌은 2055년에 다시 온다."),
    Story(
      headline: "The quietest bridge in the world opens to bicycles only", date: "14 November 2026",
      text: "Its deck is cork."),
    Story(
      headline: "시장 골목에 생긴 아주 작은 영화관", date: "2026년 11월 12일",
      text: "좌석은 열두 개, 상영은 하루 한 번. 표는 옆 떡집에서 판다. 첫 영화는 관객이 쪽지로 고른다."),
    Story(
      headline: "Glaciers have a sound, and now an archive", date: "9 November 2026",
      text:
        """
        Four hundred hours of ice, recorded over six winters, can be listened to without charge. Researchers \
        hope that somebody will hear what their instruments do not show.
        """
    ),
  ]
}
