import UIKit

/// The page of one emoji, shown as large as possible.
final class EmojiDetailViewController: UIViewController {
  private let emoji: Emoji
  private let picture = UILabel()
  private let category = UILabel()

  init(_ emoji: Emoji) {
    self.emoji = emoji
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = emoji.title
    view.backgroundColor = .systemBackground
    picture.text = emoji.text
    picture.font = .systemFont(ofSize: 128)
    category.text = emoji.category.title
    category.font = .preferredFont(forTextStyle: .title2)
    category.textColor = .secondaryLabel
    for label in [picture, category] {
      label.textAlignment = .center
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: view.bounds.midY - 120, width: width, height: 160)
    category.frame = CGRect(x: 0, y: picture.frame.maxY + 8, width: width, height: 32)
  }
}
