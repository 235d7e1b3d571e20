/// A layer of explanations that can be drawn over a device's picture.
package enum LensOverlay: String, CaseIterable, Hashable, Codable, Sendable {
  case container, insets, groups, gaps, edges, estimates, supplementaries, decorations, pages, handler, reuse, repaints
  case accessibility, layers

  package var english: String {
    switch self {
    case .container: "container and its safe area"
    case .insets: "insets of sections, groups and items"
    case .groups: "groups by depth, as written and computed"
    case .gaps: "spacing, fixed and flexible"
    case .edges: "edge spacing"
    case .estimates: "estimated sizes against final ones"
    case .supplementaries: "headers, footers and badges, with pinned positions"
    case .decorations: "section backgrounds"
    case .pages: "page stops, and the one that a flick takes"
    case .handler: "changes by the section's handler"
    case .reuse: "how often each cell was reused"
    case .repaints: "areas painted in the latest frame"
    case .accessibility: "reading order of accessibility"
    case .layers: "layers apart from each other; the mouse turns them"
    }
  }

  package var korean: String {
    switch self {
    case .container: "컨테이너와 안전 영역"
    case .insets: "섹션, 그룹, 아이템의 여백"
    case .groups: "깊이별 그룹: 작성한 값과 계산된 값"
    case .gaps: "고정 간격과 유동 간격"
    case .edges: "가장자리 간격"
    case .estimates: "추정 크기와 최종 크기"
    case .supplementaries: "머리글, 바닥글, 배지와 고정 위치"
    case .decorations: "섹션 배경"
    case .pages: "페이지 정지 위치와 이번 플릭의 목표"
    case .handler: "핸들러가 바꾼 아이템"
    case .reuse: "셀 재사용 횟수"
    case .repaints: "마지막 프레임에서 다시 그린 영역"
    case .accessibility: "손쉬운 사용 읽기 순서"
    case .layers: "서로 떼어 놓은 레이어, 마우스로 돌리기"
    }
  }
}
