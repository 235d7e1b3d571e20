import Foundation

/// The events of a layout, and the reasons why a value is refused, in Korean. Names of UIKit stay as they are in code.
enum KoreanEvent {
  /// Returns an event, such as `0.000 s · view 1 · data · 1 section with 8 items`, in Korean.
  static func text(_ line: String) -> String {
    var text = line
    text = text.replacing(/^([0-9.]+) s · view (\d+) · (\w+)/) {
      "\($0.1)초 · 뷰 \($0.2) · \(kinds[String($0.3)] ?? String($0.3))"
    }
    text = text.replacing(/\bpass (\d+)/) { "패스 \($0.1)" }.replacing(/\bround (\d+)/) { "\($0.1)회차" }
    text = text.replacing(/\b(\d+) sections? with ([0-9, …]+) items?/) { "섹션 \($0.1)개, 아이템 \($0.2)개" }
    text = text.replacing(/\b(\d+) sections?\b/) { "섹션 \($0.1)개" }.replacing(/\b(\d+) items?\b/) { "아이템 \($0.1)개" }
    text = text.replacing(/\bsection (\d+) in ([0-9.×]+)/) { "섹션 \($0.1), 컨테이너 \($0.2)" }
    return text.replacing(/\bsection (\d+)/) { "섹션 \($0.1)" }.replacing("offset ", with: "오프셋 ")
  }

  private static let kinds = ["layout": "레이아웃", "data": "데이터", "provider": "제공자", "handler": "핸들러"]

  /// Returns the reason why a value is refused, in Korean.
  static func refusal(_ text: String) -> String {
    text.replacing(/^(.+) cannot be (.+): the (least|most) is (.+)$/) {
      "\($0.1)에는 \($0.2)을(를) 쓸 수 없음: \($0.3 == "least" ? "최소" : "최대") \($0.4)"
    }.replacing(/^(.+) cannot be (.+): give a (finite|whole) number$/) {
      "\($0.1)에는 \($0.2)을(를) 쓸 수 없음: \($0.3 == "whole" ? "정수" : "유한한 수")를 쓰세요"
    }.replacing(/^(.+) cannot be (.+): give a number, such as 0.8 or 120$/) {
      "\($0.1)에는 \($0.2)을(를) 쓸 수 없음: 0.8이나 120 같은 수를 쓰세요"
    }.replacing(/^there is no behavior (.+); use (.+)$/) { "\($0.1)이라는 방식이 없음: \($0.2) 중 하나를 쓰세요" }
  }
}
