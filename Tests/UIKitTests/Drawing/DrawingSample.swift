import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A small screen and a sequence of events on it, whose drawing commands are kept as text.
///
/// Colors, fonts, lines and positions of UIKit's own views have no closed form: they were compared with iOS when they
/// were written, and a sample preserves them.
struct DrawingSample: Sendable, CustomTestStringConvertible {
  let name: String
  var size = CGSize(width: 320, height: 240)
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  let act: @MainActor @Sendable (DrawingSampleFixture) -> Void

  var testDescription: String { name }

  /// The drawing commands of each recorded moment.
  @MainActor
  func record() -> String {
    let fixture = DrawingSampleFixture(size: size, direction: direction)
    act(fixture)
    return Self.renumbered(fixture.text)
  }

  /// The text with scroll views numbered in the order in which they appear instead of the order of creation.
  private static func renumbered(_ text: String) -> String {
    var known: [Substring: Int] = [:]
    return text.replacing(/group scroll (\d+)/) { match in
      let number = known[match.1] ?? known.count + 1
      known[match.1] = number
      return "group scroll \(number)"
    }
  }

  static let all =
    controls + texts + bars + presentations + layers + lists + edges + drawings + variants + choosers + seldom + panels
}

/// The screen of a drawing sample.
@MainActor
final class DrawingSampleFixture: Fixture {
  let device: TestDevice
  private(set) var text = ""

  init(size: CGSize, direction: UITraitEnvironmentLayoutDirection) {
    device = TestDevice(size: size, direction: direction)
    device.drawsOnDemand = true
    frame(at: 0)
  }

  /// Adds the current drawing commands.
  func note(_ moment: String) { text += "# \(moment)\n\(dump())" }

  /// Adds a line of values.
  func write(_ line: String) { text += line + "\n" }

  /// Adds views to the window, one below the other, each in its own size.
  @discardableResult
  func stack(_ views: UIView..., width: CGFloat? = nil) -> DrawingSampleFixture {
    var y: CGFloat = 8
    for view in views {
      if view.bounds.size == .zero { view.frame.size = view.intrinsicContentSize }
      if let width {
        view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
        view.frame.size.width = min(view.frame.width, width)
      }
      view.frame.origin = CGPoint(x: 8, y: y)
      window.addSubview(view)
      y = view.frame.maxY + 8
    }
    return self
  }

  /// An image of one color, `side` points wide and high.
  static func picture(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
