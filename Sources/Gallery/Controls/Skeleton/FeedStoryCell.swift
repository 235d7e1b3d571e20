import UIKit

/// A story, or gray placeholder blocks.
final class FeedStoryCell: BaseCell {
  private let avatar = PhotoView()
  private let name = UILabel(.headline)
  private let time = UILabel(.footnote, color: .secondaryLabel)
  private let text = UILabel(.body, lines: 2)
  private let photo = PhotoView()
  private let heart = HeartButton()
  private let story = UIStackView()
  private let skeleton = UIView()

  override func setUp() {
    let names = UIStackView(arrangedSubviews: [name, time])
    (names.axis, names.spacing) = (.vertical, 3)
    let head = UIStackView(arrangedSubviews: [avatar, names, heart])
    (head.alignment, head.spacing) = (.center, 12)
    for part in [head, text, photo] { story.addArrangedSubview(part) }
    (story.axis, story.spacing) = (.vertical, 12)
    avatar.fix(width: 44, height: 44)
    avatar.cornerRadius = 22
    photo.fix(height: 170)
    photo.cornerRadius = 14
    contentView.pin(story, insets: NSDirectionalEdgeInsets(vertical: 14, horizontal: 20))
    contentView.pin(skeleton)
    layOutSkeleton()
  }

  /// Positions a block over each part of the story.
  private func layOutSkeleton() {
    block(over: avatar, radius: 22, height: 44)
    block(over: name, radius: 6, height: 13, width: 130)
    block(over: time, radius: 5, height: 10, width: 84)
    block(over: text, radius: 6, height: 13, shift: -11)
    block(over: text, radius: 6, height: 13, width: 210, shift: 11)
    block(over: photo, radius: 14, height: 170)
  }

  private func block(over part: UIView, radius: CGFloat, height: CGFloat, width: CGFloat? = nil, shift: CGFloat = 0) {
    let block = ShimmerView(cornerRadius: radius)
    skeleton.addSubviews(block)
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      block.centerYAnchor.constraint(equalTo: part.centerYAnchor, constant: shift),
      block.heightAnchor.constraint(equalToConstant: height),
      width.map { block.widthAnchor.constraint(equalToConstant: $0) }
        ?? block.trailingAnchor.constraint(equalTo: part.trailingAnchor),
    ])
  }

  /// - Parameter shown: The story to show; `nil` while it loads, when blocks take up the space of the expected one.
  func show(_ shown: FeedStory?, of expected: FeedStory, dissolving: Bool) {
    let change = { [self] in
      (name.text, time.text, text.text) = (expected.name, expected.time, expected.text)
      avatar.image = shown.flatMap { UIImage(named: $0.photo) }
      photo.image = avatar.image
      story.alpha = shown == nil ? 0 : 1
      skeleton.isHidden = shown != nil
    }
    guard dissolving else { return change() }
    UIView.transition(with: contentView, duration: 0.5, options: .transitionCrossDissolve, animations: change)
    heart.beat()
  }
}
