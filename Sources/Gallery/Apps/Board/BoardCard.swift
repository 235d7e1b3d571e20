import UIKit

/// A task on a board.
struct BoardCard: Hashable {
  struct Label: Hashable {
    let text: String
    let color: UIColor
  }

  let id: Int
  let title: String
  var photo: String?
  var labels: [Label] = []
  var due: String?
  var comments = 0
  /// The number of completed checklist items.
  var done = 0
  var steps = 0
  var members: [String] = []
}

struct BoardColumn: Hashable {
  let title: String
  let color: UIColor
  var cards: [BoardCard]
}

extension BoardColumn {
  private static let design = BoardCard.Label(text: "Design", color: .systemPurple)
  private static let bug = BoardCard.Label(text: "Bug", color: .systemRed)
  private static let release = BoardCard.Label(text: "출시", color: .systemGreen)
  private static let research = BoardCard.Label(text: "Research", color: .systemBlue)

  static let all = [
    BoardColumn(
      title: "To Do", color: .systemGray,
      cards: [
        BoardCard(
          id: 1, title: "Choose photographs for the autumn issue", photo: "maple-leaves", labels: [design],
          due: "24 Nov", comments: 3, members: ["dahlia", "pottery"]),
        BoardCard(id: 2, title: "결제 화면에서 키보드가 버튼을 가립니다", labels: [bug, release], comments: 7, members: ["cafe"]),
        BoardCard(id: 3, title: "Interview five readers", labels: [research], due: "1 Dec", done: 0, steps: 5),
        BoardCard(id: 4, title: "Ask the printer about recycled paper", members: ["mirror-lake"]),
      ]),
    BoardColumn(
      title: "In Progress", color: .systemOrange,
      cards: [
        BoardCard(
          id: 5, title: "Dark mode for the reader", labels: [design, release], due: "22 Nov", comments: 12, done: 3,
          steps: 4, members: ["macarons", "dawn-ridge", "dahlia"]),
        BoardCard(
          id: 6, title: "독자 투고란 새로 그리기", photo: "rain-window", labels: [design], comments: 2, done: 1, steps: 3,
          members: ["tea-hills"]),
      ]),
    BoardColumn(
      title: "Review", color: .systemBlue,
      cards: [
        BoardCard(
          id: 7, title: "Accessibility: every button has a label, and every label can grow", labels: [release],
          comments: 5, done: 8, steps: 8, members: ["pottery", "cafe"])
      ]),
    BoardColumn(
      title: "Done", color: .systemGreen,
      cards: [
        BoardCard(id: 8, title: "새 로고", photo: "citrus", labels: [design], members: ["dahlia"]),
        BoardCard(id: 9, title: "Move the archive to the new server", comments: 1, done: 6, steps: 6),
      ]),
  ]
}
