import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The sheet with all keys, and what the mouse does.
final class HelpView: UIView {
  private let title: UILabel
  private let hint: UILabel
  private let list = RowList { _ in }

  init(commands: [WindowCommand], language: Language) {
    title = InterfaceStyle.label(
      language == .korean ? "단축키" : "Keys", font: .systemFont(ofSize: 17, weight: .semibold))
    hint = InterfaceStyle.label(
      language == .korean ? "Esc로 닫기" : "Esc closes", font: InterfaceStyle.caption, color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.sheet
    layer.cornerRadius = 12
    clipsToBounds = true
    hint.textAlignment = .right
    [title, hint, list].forEach(addSubview)
    list.show(
      WindowCommand.Topic.allCases.flatMap { topic in
        [RowList.Row(title: topic.title(language), isHeader: true)]
          + commands.filter { $0.topic == topic }.map {
            RowList.Row(title: $0.shortTitle(language), detail: $0.keyNames(language))
          }
      } + Self.mouse(language))
  }

  private static func mouse(_ language: Language) -> [RowList.Row] {
    let isKorean = language == .korean
    let rows = [
      ("Touch, drag and fling", "left button", "터치, 끌기, 튕기기", "왼쪽 버튼"),
      (
        "Pinch; with Shift, drag with two fingers", "drag with Ctrl or Alt", "두 손가락 벌리기, Shift로 함께 끌기",
        "Ctrl 또는 Alt와 끌기"
      ),
      ("Scroll", "wheel", "스크롤", "휠"),
      ("Pin an element (with the inspector)", "click", "요소 고정 (검사기에서)", "클릭"),
      ("Measure from the pinned element", "point with Alt", "고정한 요소에서 거리 재기", "Alt와 가리키기"),
      ("Move a picture that is too large", "middle button", "너무 큰 화면 옮기기", "가운데 버튼"),
    ]
    return [RowList.Row(title: isKorean ? "마우스" : "Mouse", isHeader: true)]
      + rows.map { RowList.Row(title: isKorean ? $0.2 : $0.0, detail: isKorean ? $0.3 : $0.1) }
  }

  /// Shows that there is more below.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { list.flashScrollIndicators() }
  }

  required init?(coder: NSCoder) { nil }

  /// The height at which all keys are visible.
  var wantedHeight: CGFloat { list.rows.reduce(46) { $0 + ($1.isHeader ? 34 : 28) } }

  func scroll(pages: CGFloat) { list.scroll(pages: pages) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: bounds.width - 120, height: 30)
    hint.frame = CGRect(x: bounds.width - 116, y: 8, width: 100, height: 30)
    list.frame = CGRect(x: 4, y: 42, width: bounds.width - 8, height: max(0, bounds.height - 46))
  }
}
