import Foundation
import Geometry
import UIKitCore

/// A bar of short titles along the trailing edge, one above the other. Touching a title scrolls to its section.
///
/// - Fidelity: observed for type and position; where there is not enough space for all titles, every second line is a
///   dot.
final class IndexBar: UIView {
  let titles: [String]
  /// The color of the titles; `nil`, the default, for the tint color.
  var color: UIColor?
  /// Called with the index of the touched title.
  var onPick: (Int) -> Void = { _ in }
  private var lines: [UILabel] = []
  private var picked: Int?

  static let width: CGFloat = 16
  private static let lineHeight: CGFloat = 14

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    addPress()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the titles that fit into a height, with dots in place of omitted ones.
  private func shownTitles(in height: CGFloat) -> [String] {
    let available = Int(Swift.max(1, (height / Self.lineHeight).rounded(.down)))
    guard titles.count > available else { return titles }
    let kept = Swift.max(1, (available + 1) / 2)
    guard kept > 1 else { return [titles[0]] }
    return (0..<kept).flatMap { index -> [String] in
      let title = titles[index * (titles.count - 1) / (kept - 1)]
      return index == 0 ? [title] : ["•", title]
    }
  }

  /// - Parameter available: The area between the bars, in the superview's coordinates.
  func place(in available: CGRect, atLeft: Bool) {
    let shown = shownTitles(in: available.height)
    if lines.map(\.text) != shown { show(shown) }
    let height = CGFloat(shown.count) * Self.lineHeight
    frame = CGRect(
      x: atLeft ? available.minX : available.maxX - Self.width, y: available.midY - height / 2, width: Self.width,
      height: height)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 0, y: CGFloat(index) * Self.lineHeight, width: Self.width, height: Self.lineHeight)
      line.textColor = color ?? tintColor
    }
  }

  private func show(_ titles: [String]) {
    for line in lines { line.removeFromSuperview() }
    lines = titles.map { title in
      let line = UILabel()
      line.text = title
      line.font = .systemFont(ofSize: 11, weight: .semibold)
      line.textAlignment = .center
      addSubview(line)
      return line
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for line in lines { line.textColor = color ?? tintColor }
  }

  // MARK: The finger

  /// Adds a press recognizer that begins at the first touch, before the content can be dragged.
  private func addPress() {
    let press = UILongPressGestureRecognizer { [weak self] press in
      guard let self, press.state == .began || press.state == .changed else { return }
      if press.state == .began { picked = nil }
      pick(at: press.location(in: self).y)
    }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  private func pick(at position: CGFloat) {
    guard bounds.height > 0, !titles.isEmpty else { return }
    let share = Swift.max(0, Swift.min(position / bounds.height, 1))
    let index = Swift.min(Int(share * CGFloat(titles.count)), titles.count - 1)
    guard index != picked else { return }
    picked = index
    onPick(index)
  }
}
