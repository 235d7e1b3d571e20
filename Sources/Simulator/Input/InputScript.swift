package import Foundation
package import Geometry
package import UIKitCore

/// A readable text that plays gestures: one statement a line, `#` starts a comment.
///
/// ```
/// device iphone-14                         what to run on; all of these are optional
/// size 390x844
/// scale 2
/// appearance dark
/// direction rtl
/// text-size accessibility-large
/// contrast high
/// text-weight bold
/// scene banner
///
/// tap 195,400
/// tap 195,400 x2                           a double tap
/// press 195,400 for 0.5s
/// drag 350,400 -> 60,400 in 0.12s          the finger lifts while it moves
/// drag 350,400 -> 60,400 in 0.5s hold 0.2s or rests before it lifts
/// flick 350,400 -> 200,400                 a drag of a tenth of a second
/// pinch 195,400 from 100 to 240 in 0.3s    two fingers side by side, so far apart
/// wheel 195,400 by 0,3                     notches right and down
/// key page-down                            up, home, space, return, a, 7, f5, …
/// key down with shift+command for 2s       held, and so repeating
/// type "Grüezi 안녕"                       letter by letter; \" \\ \n \t and \u{301} as in Swift
/// compose "ㅎ" -> "하" -> "한"             what an input method shows underlined; the next `type` puts it into words
/// wait 1s                                  seconds or ms
/// snapshot second-page
/// at 1.25s down 0 350,400                  recorded: finger 0 at an exact time; down, move, up, cancel
/// at 1.3s down 1 60,400 with secondary     the other mouse button; also held keys: with shift
/// at 2s wheel 195,400 by 0,1
/// at 3s key down a with shift              down, repeat, up, cancel
/// at 3s key down 2 typing E9               what it typed, in hexadecimal, if not what an American key types
/// at 3s text "é"                           what a key or an input method gave; at 3s compose "ㅎ"
/// ```
///
/// Each statement begins when the one before it has ended.
package struct InputScript: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    package var device: Device?
    package var size: CGSize?
    package var scale: CGFloat?
    package var appearance: UIUserInterfaceStyle?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var textSize: UIContentSizeCategory?
    package var contrast: UIAccessibilityContrast?
    package var textWeight: UILegibilityWeight?
    package var scene: String?

    package init() {}
  }

  package enum Statement: Equatable, Sendable {
    case tap(CGPoint, count: Int = 1)
    case press(CGPoint, duration: TimeInterval)
    case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, hold: TimeInterval)
    /// Two fingers around a point, so many points apart.
    case pinch(CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
    case wheel(CGPoint, notches: CGVector)
    case key(UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, duration: TimeInterval)
    /// One grapheme after the other.
    case type(String)
    /// Texts that are being composed, each in the place of the one before.
    case compose([String])
    case wait(TimeInterval)
    case snapshot(String)
    /// At its own time, which counts from the start of the script.
    case event(InputEvent)
  }

  package var header: Header
  package var statements: [Statement]

  package init(header: Header = Header(), statements: [Statement]) {
    self.header = header
    self.statements = statements
  }

  /// A script that cannot be read: where, and what was expected there.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    /// From 1, in Unicode scalars.
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    package var description: String { "\(line):\(column): \(message)" }
  }

  /// What a script may ask for at most, so that no file keeps the machine busy for ever.
  package enum Limits {
    package static let bytes = 4 << 20
    package static let statements = 100_000
    /// Within a sixtieth of a second: all of them are handled before the next frame is shown.
    package static let eventsInAFrame = 2_000
    /// Seconds of the whole script.
    package static let duration: TimeInterval = 3_600
    package static let coordinate = 100_000.0
    package static let notches = 1_000.0
    package static let fingers = 0...31
    package static let taps = 1...100
    /// Graphemes that one statement types, and stages in which it composes.
    package static let letters = 10_000
  }
}
