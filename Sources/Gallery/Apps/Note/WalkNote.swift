import UIKit

/// The note of a walk.
@MainActor
enum WalkNote {
  private static let title = "한라산 Hallasan"
  private static let paragraphs = [
    "Up the Seongpanak trail on Saturday, 9.6 km to the crater. The first bus leaves the terminal at 5:40 and is there "
      + "in time for the gate, which closes at noon in winter.",
    "챙길 것: 물 두 병, 김밥, 아이젠, 헤드랜턴. 진달래밭 대피소에는 이제 컵라면을 팔지 않으니 점심은 꼭 가져가기.",
    "Reserve two places, they are free but counted. Bring the ID that the reservation was made with.",
    "내려올 때는 관음사 쪽으로. 더 가파르지만 왕관릉에서 보는 풍경이 좋다.",
    "If the wind is above 15 m/s at Witse Oreum, stay in town: Dongmun market, hallabong, and the sea at Iho in the "
      + "evening. 🌋",
  ]

  static var text: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = 10
    paragraph.lineSpacing = 3
    let heading: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferred(.title1, weight: .bold), .foregroundColor: UIColor.label, .paragraphStyle: paragraph,
    ]
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: paragraph,
    ]
    let text = NSMutableAttributedString(string: title + "\n", attributes: heading)
    text.append(NSAttributedString(string: paragraphs.joined(separator: "\n"), attributes: body))
    return text
  }
}
