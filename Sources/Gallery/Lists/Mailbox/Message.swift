/// A message in a mailbox.
struct Message: Hashable, Sendable {
  let sender: String
  let subject: String
  let excerpt: String
}

extension Message {
  /// The messages that arrive; the next one is the last.
  static let arriving = [
    Message(sender: "Harbour Master", subject: "High water", excerpt: "Please move the boat before six tomorrow."),
    Message(sender: "서연", subject: "내일 점심", excerpt: "열두 시에 늘 가던 국숫집 앞에서 만나요."),
  ]

  static let examples = [
    Message(
      sender: "Ada", subject: "Notes on the engine", excerpt: "It weaves algebraic patterns, as the loom weaves leaves."
    ),
    Message(sender: "Botanical Garden", subject: "The lilies are open", excerpt: "From Friday on, until ten at night."),
    Message(sender: "Noor", subject: "Saturday", excerpt: "Shall we take the early boat, or the one after breakfast?"),
    Message(sender: "City Library", subject: "Two books are due", excerpt: "Please bring them back within a week."),
    Message(sender: "Tomás", subject: "Photographs", excerpt: "I have put the best ones into an album for you."),
    Message(sender: "Repair Café", subject: "Your toaster", excerpt: "It works again. It was only a crumb."),
    Message(sender: "Ines", subject: "The recipe", excerpt: "Twice as much lemon, and half of the sugar."),
    Message(sender: "Night Train", subject: "Your berth", excerpt: "Coach 24, window. We leave at 21:08."),
  ]
}
