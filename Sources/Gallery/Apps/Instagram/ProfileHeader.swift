import UIKit

/// Who takes the pictures: portrait, figures, name and a few words.
final class ProfileHeader: BaseReusableView {
  private let handle = UILabel(size: 24, weight: .bold)
  private let ring = UIView()
  private let portrait = PhotoView()
  private let name = UILabel(size: 15, weight: .semibold)
  private let words = UILabel(size: 15, lines: 2)
  private var figures: [(value: UILabel, caption: UILabel)] = []
  private var buttons: [UILabel] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    let full = bounds.width - 32
    place(handle, at: CGRect(x: 16, y: 6, width: full, height: 34))
    place(ring, at: CGRect(x: 16, y: 52, width: 92, height: 92))
    portrait.frame = ring.bounds.insetBy(dx: 5, dy: 5)
    let column = (bounds.width - 124 - 8) / CGFloat(max(figures.count, 1))
    for (index, figure) in figures.enumerated() {
      let x = 124 + CGFloat(index) * column
      place(figure.value, at: CGRect(x: x, y: 76, width: column, height: 24))
      place(figure.caption, at: CGRect(x: x, y: 100, width: column, height: 18))
    }
    place(name, at: CGRect(x: 16, y: 154, width: full, height: 20))
    place(words, at: CGRect(x: 16, y: 174, width: full, height: 40))
    let width = (full - 8) / 2
    for (index, button) in buttons.enumerated() {
      place(button, at: CGRect(x: 16 + CGFloat(index) * (width + 8), y: 226, width: width, height: 34))
    }
  }

  override func setUp() {
    handle.text = "hanbit.frames"
    name.text = "한빛 Hanbit"
    words.text = "빛을 따라 걷는 사람 📷\nSeoul ↔ anywhere"
    portrait.image = UIImage(named: "dahlia")
    portrait.cornerRadius = 41
    ring.layer.cornerRadius = 46
    ring.layer.borderWidth = 2.5
    ring.layer.borderColor = UIColor.systemPink.cgColor
    ring.addSubview(portrait)
    for view in [handle, ring, name, words] { addSubview(view) }
    figures = [("120", "게시물"), ("12.8만", "팔로워"), ("321", "팔로잉")].map(addFigure)
    buttons = ["팔로우", "메시지"].map(addButton)
    buttons.first?.backgroundColor = .systemBlue
    buttons.first?.textColor = .white
  }

  private func addFigure(_ value: String, _ caption: String) -> (value: UILabel, caption: UILabel) {
    let labels = (value: UILabel(size: 18, weight: .bold), caption: UILabel(size: 13, color: .secondaryLabel))
    labels.value.text = value
    labels.caption.text = caption
    for label in [labels.value, labels.caption] {
      label.textAlignment = .center
      addSubview(label)
    }
    return labels
  }

  private func addButton(_ title: String) -> UILabel {
    let label = UILabel(size: 15, weight: .semibold)
    label.text = title
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemFill
    label.layer.cornerRadius = 9
    label.layer.masksToBounds = true
    addSubview(label)
    return label
  }
}
