import Foundation

/// The labels of overlays in Korean. Names and values of UIKit stay as they are written in code.
package enum KoreanLabel {
  /// Returns a label, such as `section inset 16 all around`, in Korean.
  package static func text(_ label: String) -> String {
    // The text of a view is the app's.
    guard !label.contains("“") else { return label }
    var text = label
    text = text.replacing(/^page (\d+) at ([0-9.-]+)/) { "페이지 \($0.1), 위치 \($0.2)" }
    text = text.replacing(/\ reused (\d+)$/) { " 재사용 \($0.1)회" }
    for (english, korean) in words where text.hasPrefix(english) {
      text = korean + text.dropFirst(english.count)
      break
    }
    for (english, korean) in endings { text = text.replacing(english, with: korean) }
    return text
  }

  /// Words with which labels begin, those before others of which they are not a part.
  private static let words = [
    ("container ", "컨테이너 "), ("safe area", "안전 영역"), ("section inset ", "섹션 여백 "), ("group inset ", "그룹 여백 "),
    ("item inset ", "아이템 여백 "), ("pinned header", "고정된 머리글"), ("pinned footer", "고정된 바닥글"), ("pinned ", "고정된 "),
    ("header ", "머리글 "), ("footer ", "바닥글 "), ("decoration ", "장식 "), ("custom ", "사용자 배치 "), ("scale ", "배율 "),
    ("alpha ", "불투명도 "),
  ]

  private static let endings = [
    (" all around", " (사방)"), (", target", ", 목표"), (" moved ", " 이동 "), (" alpha ", " 불투명도 "), (" left over", " 남음"),
  ]
}
