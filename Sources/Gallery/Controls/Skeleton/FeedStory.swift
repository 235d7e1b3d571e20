/// A person's story with a picture.
struct FeedStory: Hashable {
  var name: String
  var time: String
  var text: String
  var photo: String
}

extension FeedStory {
  static let all = [
    FeedStory(
      name: "Mina Park", time: "12 minutes ago",
      text: "Up before the sun for once. The ridge was ours alone, and the coffee still hot at the top.",
      photo: "dawn-ridge"),
    FeedStory(
      name: "이서준", time: "1시간 전",
      text: "비가 와서 책방에 들렀다가 세 시간을 앉아 있었어요. 창가 자리가 제일 좋습니다.", photo: "bookshop"),
    FeedStory(
      name: "Noor Haddad", time: "3 hours ago",
      text: "Four tries and a burnt tray later: macarons that stand up straight. Pistachio first, then the rose.",
      photo: "macarons"),
    FeedStory(
      name: "Elif Kaya", time: "yesterday",
      text: "Low tide from above. It takes a while to see that the small dots are people with their dogs.",
      photo: "aerial-beach"),
  ]
}
