import Foundation

/// The derivation of a frame in Korean. Names and values of UIKit stay as they are written in code.
enum KoreanDerivation {
  /// Returns a step, such as `x: 20 section inset + 181 position in its group = 201`, in Korean.
  static func text(_ step: String) -> String {
    guard let colon = step.range(of: ": ") else { return phrases(in: step) }
    let (name, rest) = (String(step[..<colon.lowerBound]), String(step[colon.upperBound...]))
    // The text of an app and its code stay as they are.
    return "\(self.name(name)): \(["text", "constraint"].contains(name) ? rest : phrases(in: rest))"
  }

  /// Returns the name of an element, such as `item 0.3`, in Korean.
  static func subject(_ name: String) -> String {
    let kinds = [
      "item": "아이템", "decoration": "장식", "header": "머리글", "footer": "바닥글", "badge": "배지", "section": "섹션",
    ]
    guard let space = name.firstIndex(of: " "), let kind = kinds[String(name[..<space])] else {
      return name.replacing("\"UICollectionElementKindSectionHeader\"", with: "머리글")
        .replacing("\"UICollectionElementKindSectionFooter\"", with: "바닥글")
    }
    return kind + name[space...]
  }

  private static func name(_ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2, names[name] == nil, let first = names[parts[0]] { return "\(first) \(parts[1])" }
    return names[name] ?? name
  }

  private static let names = [
    "container": "컨테이너", "section": "섹션", "available": "쓸 수 있는 크기", "group": "그룹", "subitems": "하위 항목",
    "item": "아이템", "position": "자리", "repeated": "반복", "size": "크기", "alignment": "정렬", "pinned": "고정", "frame": "프레임",
    "in the window": "창에서", "pixels": "픽셀", "decoration": "장식", "badge": "배지", "line": "줄", "insets": "여백",
    "superview": "상위 뷰", "constraint": "제약", "arranged": "스택 안 자리", "text": "글", "content": "내용 크기",
    "header": "머리글", "footer": "바닥글", "anchor": "기준점", "snapped": "픽셀 맞춤", "mirrored": "좌우 반전", "row": "행",
    "in it": "그 안",
  ]

  private static func phrases(in text: String) -> String {
    var text = text
    text = text.replacing(/(\.fractional(?:Width|Height)\([0-9.]+\)) of ([0-9.]+)/) { "\($0.2)의 \($0.1)" }
    text = text.replacing(/(\d+)(?:st|nd|rd|th) of (\d+) groups with (\d+) items? each/) {
      "그룹 \($0.2)개 중 \($0.1)번째, 그룹마다 아이템 \($0.3)개"
    }
    text = text.replacing(/(\d+)(?:st|nd|rd|th) of (\d+) custom items/) { "사용자 아이템 \($0.2)개 중 \($0.1)번째" }
    text = text.replacing(/(\d+)(?:st|nd|rd|th) of (\d+) at/) { "\($0.2)개 중 \($0.1)번째," }
    text = text.replacing(#/^(\d+) of (\d+), (vertical|horizontal), /#) { "\($0.2)개 중 \($0.1)번째, \($0.3), " }
    text = text.replacing(/(\d+) of their own size in ([0-9.]+)/) { "\($0.2)에 제 크기로 \($0.1)개" }
    text = text.replacing(/(\d+) fit in ([0-9.]+)/) { "\($0.2)에 \($0.1)개가 들어감" }
    text = text.replacing(#/(\d+) equal shares, /#) { "\($0.1)등분, " }
    text = text.replacing(#/(\d+)(?:st|nd|rd|th) line, (\d+) items?/#) { "\($0.1)번째 줄, 아이템 \($0.2)개" }
    text = text.replacing(#/(\d+) lines before/#) { "앞의 \($0.1)줄" }
    text = text.replacing(#/(\d+) items before/#) { "앞의 아이템 \($0.1)개" }
    text = text.replacing(#/each of the (\d+) subitems once/#) { "하위 항목 \($0.1)개를 한 번씩" }
    text = text.replacing(#/(\w+) and (\w+) ignored: the (width|height) is estimated/#) {
      "\($0.1), \($0.2) 무시됨: \($0.3 == "width" ? "너비" : "높이")가 추정값"
    }
    text = text.replacing(/([0-9.]+) left over for (\d+) flexible gaps?, ([0-9.]+) each/) {
      "남은 \($0.1)을 유동 간격 \($0.2)개로 나누어 \($0.3)씩"
    }
    text = text.replacing(/between ([xy]) ([0-9.-]+) to ([0-9.-]+)/) { "\($0.1) \($0.2)부터 \($0.3)까지" }
    for (english, korean) in words { text = text.replacing(english, with: korean) }
    // Words after a period are UIKit's.
    return text.replacing(/(^|[ (])(width|height|vertical|horizontal|measured|header|footer|group)\b/) {
      $0.1 + (single[String($0.2)] ?? String($0.2))
    }
  }

  /// Phrases, those before others of which they are not a part.
  private static let words: [(String, String)] = [
    (" for each group", " (그룹마다)"), (" all taken by insets", ": 여백이 모두 차지함"), (" all around", " (사방)"),
    (" before the section", " 섹션 앞"), (" section inset", " 섹션 여백"), (" group inset", " 그룹 여백"),
    (" item inset", " 아이템 여백"), (" position in its group", " 그룹 안 자리"), (" custom frame", " 사용자 프레임"),
    (" first row of the section", " 섹션의 첫 행"), (" before the insets and groups", " (여백과 그룹 앞)"),
    (" after the groups and insets", " (그룹과 여백 뒤)"), (" free beside it", " 남음"),
    ("(the size of its subitems)", "(하위 항목의 크기)"), ("(measured)", "(잰 값)"), ("(not measured)", "(재지 않음)"),
    ("(whole pixels)", "(픽셀에 맞춤)"), ("(never negative)", "(음수가 아님)"), ("(fills the line)", "(줄을 채움)"),
    ("(the largest of its siblings)", "(형제 중 가장 큰 값)"), ("(its share of the count)", "(count로 나눈 몫)"),
    ("with as many items each as fit with their measured sizes", "그룹마다 잰 크기로 들어가는 만큼"),
    (" nested group", " 안쪽 그룹"), ("measured from the safe area", "안전 영역부터"),
    ("measured from the layout margins", "레이아웃 여백부터"), (" the line before", " 앞줄"), (" the item before", " 앞 아이템"),
    (" centered, alone in its line", " 줄에 혼자라 가운데"), (" centered in its line", " 줄 안에서 가운데"),
    (" of the collection view", ": 컬렉션 뷰의 값"), (" header, items and insets", " 머리글, 아이템, 여백"),
    (" anchor in the group", " 그룹 안 기준점"), (", header, footer and insets included", ", 머리글, 바닥글, 여백 포함"),
    ("on a pixel ", "픽셀에 맞춤 "), (", mirrored ", ", 좌우 반전 "), (" custom items", " 사용자 아이템"),
    ("stays visible while scrolling; this is its natural position", "스크롤해도 보임; 이 값은 본래 자리"),
    ("at the side, over the content", "옆쪽, 내용 위에"), (": over the content", ": 내용 위에"), ("not visible", "보이지 않음"),
    ("right to left", "오른쪽에서 왼쪽"), (", after measured ones", ", 잰 것들 다음"), (" leaves ", " → 남은 길이 "),
  ]

  private static let single = [
    "width": "너비", "height": "높이", "vertical": "세로", "horizontal": "가로", "measured": "잰 값",
    "header": "머리글", "footer": "바닥글", "group": "그룹",
  ]
}
