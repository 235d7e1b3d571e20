import Foundation

/// The faults of the rules, and how to fix them, in Korean.
enum KoreanFinding {
  /// Returns a finding in Korean: where and what, the figures as they were found, and the fix.
  static func text(_ finding: InspectionContent.Finding, others: Int) -> String {
    let place = position(finding.position) + (others > 0 ? " (외 \(others)곳)" : "")
    let head =
      (place.isEmpty ? finding.rule : "\(finding.rule) \(place)") + (finding.isOutdated ? " (바꾸기 전 값, L로 다시 검사)" : "")
    guard let words = words[finding.rule] else { return "\(head): \(finding.reason)\n→ \(finding.fix)" }
    let reason = KoreanReason.text(finding.reason) ?? finding.reason
    return "\(head): \(words.fault)\(reason.isEmpty ? "" : "\n(\(reason))")\n→ \(words.fix)"
  }

  private static func position(_ text: String) -> String {
    let parts = text.components(separatedBy: ", ").map { part in
      part.replacing("collection view", with: "컬렉션 뷰").replacing("boundary item", with: "경계 항목")
        .replacing("subitem", with: "하위 항목").replacing(" of the group", with: " (그룹)")
        .replacing("UICollectionElementKindSectionHeader", with: "머리글")
        .replacing("UICollectionElementKindSectionFooter", with: "바닥글").replacing("section", with: "섹션").replacing(
          #/^item /#, with: "아이템 "
        ).replacing(#/^group/#, with: "그룹").replacing(" and its neighbors", with: "과 이웃")
        .replacing(#/ and ([0-9]+) more$/#) { " 외 \($0.output.1)개" }
    }
    return parts.joined(separator: ", ")
  }

  private static let words: [String: (fault: String, fix: String)] = [
    "TL01": (
      "페이지를 offset / 컨테이너 너비로 계산하면 틀립니다",
      "오프셋에 가장 가까운 정지점이나 가운데에 가장 가까운 아이템을 페이지로 쓰세요."
    ),
    "TL02": (
      "이 섹션의 스크롤은 scrollViewDidScroll에 전해지지 않습니다",
      "섹션의 visibleItemsInvalidationHandler를 쓰세요. 섹션의 오프셋을 받습니다."
    ),
    "TL03": (
      "아이템의 크기가 그룹 추정 크기에 대한 비율입니다",
      "아이템에도 .estimated를 쓰거나, 그룹에 추정이 아닌 크기를 주세요."
    ),
    "TL04": (
      "한 줄의 추정 크기 아이템들이 서로 크기가 다릅니다", "같아야 한다면 .uniformAcrossSiblings(estimate:)를 쓰세요."
    ),
    "TL05": (
      "스냅샷의 식별자가 중복됩니다", "appendItems(_:) 전에 중복을 없애거나, 아이템에 UUID 같은 식별자를 더하세요."
    ),
    "TL06": (
      "핸들러가 추정 크기 아이템을 바꿉니다",
      "아이템과 그룹에 절댓값이나 비율 크기를 주거나, 대신 셀의 내용을 바꾸세요."
    ),
    "TL07": (
      "변형한 아이템이 아직 보이는데 사라집니다",
      "가장자리에서 덜 변형하거나, 그려지는 부분을 프레임이 덮도록 그룹을 넓히세요."
    ),
    "TL08": (
      "아이템이 있는 섹션에 섹션 제공자가 nil을 돌려줍니다", "모든 섹션에 NSCollectionLayoutSection을 돌려주세요."
    ),
    "TL09": (
      "추정값이 잰 크기와 절반 넘게 다릅니다", "보통 크기에 가까운 추정값을 쓰세요. 그러지 않으면 스크롤할 때 내용이 튑니다."
    ),
    "TL10": (
      "count 때문에 아이템의 길이가 무시됩니다", ".fractionalWidth(1)이나 .fractionalHeight(1)을 쓰거나, repeatingSubitem:count:를 쓰세요."
    ),
    "TL11": (
      "추정 크기인 축에서는 contentInsets가 무시됩니다",
      "셀의 제약으로 간격을 주거나, interItemSpacing, interGroupSpacing, 섹션의 contentInsets를 쓰세요."
    ),
    "TL12": (
      "하위 항목이 그룹 밖으로 나갑니다", "그룹을 키우거나, 하위 항목, 간격, 여백을 줄이세요."
    ),
    "TL13": (
      "길이가 추정 크기 컨테이너에 대한 비율입니다", "여기에도 .estimated를 쓰거나, 컨테이너에 추정이 아닌 크기를 주세요."
    ),
    "TL14": (
      "등록한 보조 뷰 종류가 레이아웃에 없습니다", "그 종류의 경계 항목이나 보조 항목을 더하거나 등록을 지우세요. 철자도 확인하세요."
    ),
    "TL15": (
      "페이지가 그룹 중간을 자릅니다",
      ".groupPaging이나 .groupPagingCentered를 쓰거나, 그룹과 간격의 합을 페이지 길이의 약수로 만드세요."
    ),
    "TL16": (
      "디퍼블 데이터 소스가 클래스로 식별합니다", "ID나 구조체 같은 값으로 식별하고, 객체는 셀 제공자에서 찾으세요."
    ),
    "TL17": (
      "레이아웃의 클로저가 화면을 붙잡아 해제되지 않습니다",
      "[weak self]로 붙잡으세요. 섹션 제공자 안이라면 제공자에도 [weak self]를 쓰세요."
    ),
    "TL18": (
      "효과가 동작 줄이기를 무시합니다",
      "UIAccessibility.isReduceMotionEnabled이면 일찍 돌아가고, 알림을 받으면 다시 배치하세요."
    ),
    "TL19": (
      "손쉬운 사용 글자 크기에서 글이 잘립니다",
      "numberOfLines를 0으로 하고, 셀 높이를 추정값으로 하고, 큰 글자에서는 열을 줄이세요."
    ),
    "TL20": (
      "누르는 영역이 44×44포인트보다 작습니다", "44×44포인트 이상으로 하거나 point(inside:with:)로 영역을 넓히세요."
    ),
    "TL21": ("컨트롤이나 요소에 손쉬운 사용 레이블이 없습니다", "쓰임새를 나타내는 말을 accessibilityLabel로 주세요."),
    "TL22": ("글의 대비가 너무 낮습니다", "UIColor.label이나 더 어둡거나 밝은 색을 쓰세요."),
    "TL23": (
      "직교 섹션의 비공개 스크롤 뷰를 바꿉니다", "그 뷰는 비공개이고 UIKit이 다시 설정합니다. 섹션의 속성을 쓰세요."
    ),
  ]
}
