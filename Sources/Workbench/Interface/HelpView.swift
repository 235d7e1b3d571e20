import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The sheet with all keys.
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
      })
  }

  required init?(coder: NSCoder) { nil }

  func scroll(pages: CGFloat) { list.scroll(pages: pages) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: bounds.width - 120, height: 30)
    hint.frame = CGRect(x: bounds.width - 116, y: 8, width: 100, height: 30)
    list.frame = CGRect(x: 4, y: 42, width: bounds.width - 8, height: max(0, bounds.height - 46))
  }
}
