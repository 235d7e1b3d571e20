import Foundation

/// The reasons of findings in Korean. Names and values of UIKit, and figures, stay as they were found.
enum KoreanReason {
  /// Returns a reason in Korean; empty if it says no more than the fault of its rule, and `nil` if it is unknown, such
  /// as UIKit's message about an error.
  static func text(_ reason: String) -> String? {
    for (pattern, korean) in patterns {
      guard let regex = try? Regex(pattern), let match = try? regex.wholeMatch(in: reason) else { continue }
      let found = match.output.map { String($0.substring ?? "") }
      return found.indices.dropFirst().reversed().reduce(korean) { text, index in
        text.replacing("$\(index)", with: words[found[index]] ?? found[index])
      }
    }
    return nil
  }

  private static let words = ["width": "너비", "height": "높이", "cell": "셀", "group": "그룹", "row": "행", "column": "열"]

  private static let patterns =
    figures + [
      // These reasons repeat the finding, and are left out.
      ("the delegate implements scrollViewDidScroll.*", ""), ("views of this kind are registered.*", ""),
      ("instances of this class identify data.*", ""), ("the closure refers strongly to the screen.*", ""),
      ("visibleItemsInvalidationHandler scales or moves items.*", ""), ("the whole text is shown at the default.*", ""),
      ("VoiceOver has nothing to read for it", ""),
    ]

  private static let figures = [
    (
      "the pages of section (\\d+) are (\\S+) points apart in a container of (\\S+), so (round\\(.*\\)) is not the page "
        + "from page (\\d+) on: there it is (-?\\d+)\\..* rests at ([^A-Z]*)\\.(?: With one item.*)?",
      "섹션 $1의 페이지 간격 $2포인트, 컨테이너 $3포인트: 페이지 $5에서 $4의 값은 $6입니다. 정지 위치는 $7"
    ),
    (
      "the (width|height) (\\S+) refers to the (?:width|height) of its group, which is (\\S+): .* so the (cell|group) is "
        + "(\\S+) points .*",
      "$1 $2의 기준인 그룹이 $3이고, 추정값이 그대로 쓰여 내용과 상관없이 $4의 $1가 $5포인트입니다"
    ),
    (
      "cells of one (row|column) have (width|height)s from (\\S+) to (\\S+) points, .*",
      "한 $1에 있는 셀의 $2가 저마다 잰 값인 $3~$4포인트입니다"
    ),
    (
      "visibleItemsInvalidationHandler changes (\\d+) items? whose size is estimated; .*",
      "크기가 추정인 아이템 $1개. UIKit은 추정 크기가 없는 섹션에서만 허용합니다"
    ),
    (
      "it disappears while (\\S+) by (\\S+) points of it are visible: .*",
      "$1×$2포인트가 보이는데 사라집니다. 변형한 프레임이 아니라 레이아웃의 프레임으로 정해집니다"
    ),
    (
      "the estimated (width|height) is (\\S+) points, but (\\S+) were measured(?:, the largest difference of (\\d+) like "
        + "it)?: .*",
      "추정한 $1는 $2포인트, 잰 값은 $3포인트입니다"
    ),
    (
      "the (width|height) (\\S+), (\\S+) points, has no effect: .* share, (\\S+) points",
      "$1 $2, $3포인트 대신 그룹의 count가 똑같이 나눈 $4포인트가 쓰입니다"
    ),
    ("contentInsets (.+) have no effect, because the (width|height) is (\\S+)", "contentInsets $1, $2는 $3"),
    (
      "it extends (\\S+) points beyond the (width|height) that its group leaves for subitems, (\\S+) points",
      "그룹이 하위 항목에 남긴 $2 $3포인트를 $1포인트 넘습니다"
    ),
    (
      "subitem (\\d+) is never laid out: after those before it, the (width|height) of (\\S+) points .*",
      "그룹이 남긴 $2 $3포인트에 자리가 없어 하위 항목 $1번은 배치되지 않고, 다음 그룹이 첫 항목부터 다시 시작합니다"
    ),
    (
      "\\.paging stops every (\\S+) points, but groups begin every (\\S+) points .* by (\\S+) points more on each page",
      ".paging은 $1포인트마다 멈추지만 그룹은 간격을 더해 $2포인트마다 시작하므로, 페이지마다 $3포인트씩 더 어긋납니다"
    ),
    (
      "the app searches the subviews for the section's scroll view and sets its (.+): the view is private, .*",
      "하위 뷰에서 찾은 스크롤 뷰의 $1"
    ),
    ("its contrast is (\\S+) to 1, and (\\S+) to 1 is needed at (\\S+) points", "대비 $1:1, $3포인트에는 $2:1이 필요합니다"),
    ("it reacts to touches on (\\S+) by (\\S+) points only", "$1×$2포인트"),
  ]
}
