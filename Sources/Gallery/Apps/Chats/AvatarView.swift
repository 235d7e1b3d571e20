import UIKit

/// A round picture of one person, two overlapping ones of a group, and a green dot for people who are online.
final class AvatarView: UIView {
  private let side: CGFloat
  private let first = PhotoView()
  private let second = PhotoView()
  private let dot = UIView()
  private var alone: [NSLayoutConstraint] = []
  private var together: [NSLayoutConstraint] = []

  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func configure(photos: [String], isOnline: Bool = false) {
    first.image = photos.first.flatMap { UIImage(named: $0) }
    second.image = photos.dropFirst().first.flatMap { UIImage(named: $0) }
    let isGroup = photos.count > 1
    second.isHidden = !isGroup
    dot.isHidden = !isOnline
    NSLayoutConstraint.deactivate(isGroup ? alone : together)
    NSLayoutConstraint.activate(isGroup ? together : alone)
    first.cornerRadius = (isGroup ? 0.68 : 1) * side / 2
    second.cornerRadius = 0.68 * side / 2
  }

  private func setUp() {
    addSubviews(first, second, dot)
    fix(width: side, height: side)
    for ring in [second, dot] {
      ring.layer.borderWidth = 2
      ring.layer.borderColor = UIColor.systemBackground.cgColor
    }
    dot.backgroundColor = .systemGreen
    dot.layer.cornerRadius = 7
    alone = [first.widthAnchor.constraint(equalTo: widthAnchor)]
    together = [first.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.68)]
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor),
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      first.heightAnchor.constraint(equalTo: first.widthAnchor),
      second.bottomAnchor.constraint(equalTo: bottomAnchor),
      second.trailingAnchor.constraint(equalTo: trailingAnchor),
      second.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.68),
      second.heightAnchor.constraint(equalTo: second.widthAnchor),
      dot.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1),
      dot.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1),
      dot.widthAnchor.constraint(equalToConstant: 14),
      dot.heightAnchor.constraint(equalToConstant: 14),
    ])
    // A layer's color does not adapt to the appearance automatically.
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (avatar: AvatarView, _) in
      for ring in [avatar.second, avatar.dot] { ring.layer.borderColor = UIColor.systemBackground.cgColor }
    }
  }
}
