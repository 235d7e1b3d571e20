import UIKit

/// An expense.
struct Expense: Hashable {
  let id: Int
  let title: String
  let note: String
  /// The amount in won.
  let amount: Int
  let symbol: String
  let color: UIColor

  var price: String {
    let (thousands, rest) = amount.quotientAndRemainder(dividingBy: 1_000)
    let tail = "\(rest + 1_000)".dropFirst()
    return thousands > 0 ? "₩\(thousands),\(tail)" : "₩\(rest)"
  }

  static let days: [(day: String, expenses: [Expense])] = [
    (
      "Saturday 21 November",
      [
        Expense(
          id: 1, title: "Brunch", note: "Shared with 서연", amount: 32_000, symbol: "fork.knife", color: .systemOrange),
        Expense(
          id: 2, title: "Underground", note: "Mangwon – Gwanghwamun", amount: 1_500, symbol: "tram.fill",
          color: .systemBlue),
        Expense(
          id: 3, title: "Light and Paper",
          note: "Two tickets with a guided tour, and the catalogue, which weighs two kilos",
          amount: 48_000, symbol: "ticket.fill", color: .systemPurple),
      ]
    ),
    (
      "Friday 20 November",
      [
        Expense(id: 4, title: "장보기", note: "귤, 두부, 대파, 달걀", amount: 27_850, symbol: "cart.fill", color: .systemGreen),
        Expense(
          id: 5, title: "Pharmacy", note: "Vitamin D", amount: 12_000, symbol: "cross.case.fill", color: .systemRed),
        Expense(
          id: 6, title: "Coffee beans", note: "House blend, 500 g", amount: 18_900, symbol: "cup.and.saucer.fill",
          color: .systemBrown),
        Expense(id: 7, title: "관리비", note: "11월분", amount: 164_300, symbol: "house.fill", color: .systemTeal),
      ]
    ),
  ]
}
