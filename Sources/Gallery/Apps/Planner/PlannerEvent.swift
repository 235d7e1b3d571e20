import UIKit

/// An appointment of the month.
struct PlannerEvent: Hashable {
  let day: Int
  let start: String
  let end: String
  let title: String
  var place: String?
  let color: UIColor

  static let november = [
    PlannerEvent(day: 2, start: "09:00", end: "09:30", title: "Stand-up", color: .systemBlue),
    PlannerEvent(day: 4, start: "19:00", end: "21:00", title: "합창 연습", place: "마포문화센터", color: .systemPurple),
    PlannerEvent(
      day: 6, start: "12:00", end: "13:00", title: "Lunch with Ada", place: "Blue Door", color: .systemGreen),
    PlannerEvent(day: 6, start: "18:30", end: "20:00", title: "치과", place: "연남동", color: .systemRed),
    PlannerEvent(day: 11, start: "19:00", end: "21:00", title: "합창 연습", place: "마포문화센터", color: .systemPurple),
    PlannerEvent(
      day: 14, start: "07:40", end: "08:50", title: "Flight to Jeju", place: "GMP → CJU", color: .systemOrange),
    PlannerEvent(day: 15, start: "06:30", end: "12:00", title: "한라산", place: "성판악 코스", color: .systemOrange),
    PlannerEvent(day: 16, start: "20:10", end: "21:20", title: "Flight home", place: "CJU → GMP", color: .systemOrange),
    PlannerEvent(day: 18, start: "19:00", end: "21:00", title: "합창 연습", place: "마포문화센터", color: .systemPurple),
    PlannerEvent(
      day: 21, start: "07:00", end: "08:00", title: "Run along the river", place: "Mangwon Park", color: .systemGreen),
    PlannerEvent(day: 21, start: "11:30", end: "13:00", title: "브런치", place: "서연이네", color: .systemPink),
    PlannerEvent(
      day: 21, start: "15:00", end: "17:30", title: "Exhibition: Light and Paper, with a guided tour",
      place: "Museum of Modern Art", color: .systemBlue),
    PlannerEvent(day: 21, start: "19:00", end: "21:00", title: "합창 공연", place: "세종문화회관", color: .systemPurple),
    PlannerEvent(day: 25, start: "19:00", end: "21:00", title: "합창 연습", place: "마포문화센터", color: .systemPurple),
    PlannerEvent(day: 27, start: "10:00", end: "11:00", title: "Design review", place: "Room 4", color: .systemBlue),
  ]
}
