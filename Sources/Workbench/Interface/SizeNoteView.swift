import Foundation
import UIKit
import UIKitCore

/// The device's size and size classes over the device, with a line at each width at which a class changes.
final class SizeNoteView: UIView {
  private let label = InterfaceStyle.label(font: InterfaceStyle.strong, color: .white)
  private var lines: [(line: UIView, label: UILabel, x: CGFloat)] = []

  /// - Parameter scale: The units of the interface in a point of the device.
  init(_ note: SizeNote, language: Language, scale: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = note.text(language)
    label.textAlignment = .center
    style(label)
    addSubview(label)
    for width in note.switches {
      let line = UIView()
      line.backgroundColor = .systemOrange
      let name = InterfaceStyle.label("\(Int(width))", font: InterfaceStyle.caption, color: .white)
      name.textAlignment = .center
      style(name)
      lines.append((line, name, width * scale))
    }
    for (line, _, _) in lines { insertSubview(line, belowSubview: label) }
    for (_, name, _) in lines { addSubview(name) }
  }

  required init?(coder: NSCoder) { nil }

  private func style(_ label: UILabel) {
    label.backgroundColor = UIColor(white: 0.1, alpha: 0.92)
    label.layer.cornerRadius = 6
    label.clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 8, label.sizeThatFits(bounds.size).width + 24)
    label.frame = CGRect(x: (bounds.width - width) / 2, y: (bounds.height - 30) / 2, width: width, height: 30)
    for (line, name, x) in lines {
      // A line right at the edge would be half a line, and tell nothing.
      let isInside = x < bounds.width
      line.isHidden = !isInside
      name.isHidden = !isInside
      line.frame = CGRect(x: x - 1, y: 0, width: 2, height: bounds.height)
      name.frame = CGRect(x: min(max(0, x - 20), bounds.width - 40), y: 8, width: 40, height: 18)
    }
  }
}
