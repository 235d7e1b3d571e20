import UIKit

/// A conversation with the content of its row.
struct Chat: Hashable {
  let id: Int
  let name: String
  let preview: String
  let time: String
  let photos: [String]
  var unread = 0
  var isMuted = false
  var isPinned = false
}

/// A person who may be online.
struct Friend: Hashable {
  let name: String
  let photo: String
  var isOnline = true
}

extension Chat {
  static let all = [
    Chat(
      id: 0, name: "김서연", preview: "내일 일곱 시에 역 앞에서 봐! 비 온다니까 우산 챙기고 ☔️", time: "9:38", photos: ["dahlia"],
      unread: 3, isPinned: true),
    Chat(
      id: 1, name: "Design team", preview: "Ada: The new icons are in the shared folder. Could everybody have a look?",
      time: "9:12", photos: ["pottery", "citrus"], unread: 12, isPinned: true),
    Chat(id: 2, name: "엄마", preview: "김치 보냈다. 받으면 전화해 ❤️", time: "8:50", photos: ["florist"], unread: 1),
    Chat(id: 3, name: "Tomás", preview: "Photo", time: "Yesterday", photos: ["mirror-lake"]),
    Chat(
      id: 4, name: "Running club", preview: "Noor: Sunday, ten kilometres along the river. Who is in?",
      time: "Yesterday", photos: ["dawn-ridge", "facade"], isMuted: true),
    Chat(id: 5, name: "이준호", preview: "회의록 정리해서 올렸습니다. 확인 부탁드려요.", time: "Yesterday", photos: ["cafe"]),
    Chat(
      id: 6, name: "Corner Bakery", preview: "Your order is ready to be picked up.", time: "Thursday",
      photos: ["bakery"]),
    Chat(
      id: 7, name: "Ines", preview: "Twice as much lemon, half of the sugar, and it comes out exactly like hers.",
      time: "Wednesday", photos: ["macarons"]),
    Chat(
      id: 8, name: "책모임", preview: "민지: 다음 달 책은 투표로 정해요!", time: "Tuesday", photos: ["bookshop", "tea-hills"],
      isMuted: true),
    Chat(id: 9, name: "Landlord", preview: "Thank you, it works again.", time: "12 Nov", photos: ["slot-canyon"]),
  ]
}

extension Friend {
  static let all = [
    Friend(name: "서연", photo: "dahlia"), Friend(name: "Ada", photo: "pottery"),
    Friend(name: "Tomás", photo: "mirror-lake"), Friend(name: "준호", photo: "cafe", isOnline: false),
    Friend(name: "Noor", photo: "dawn-ridge"), Friend(name: "Ines", photo: "macarons"),
    Friend(name: "민지", photo: "tea-hills", isOnline: false), Friend(name: "Max", photo: "lanterns"),
  ]
}
