import UIKit

/// A friend's face above the name.
final class FriendCell: BaseCell {
  private let avatar = AvatarView(side: 60)
  private let name = UILabel(.caption1)

  func configure(with friend: Friend) {
    avatar.configure(photos: [friend.photo], isOnline: friend.isOnline)
    name.text = friend.name
  }

  override func setUp() {
    name.textAlignment = .center
    contentView.addSubviews(avatar, name)
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor),
      avatar.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 6),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
