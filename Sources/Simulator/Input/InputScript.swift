package import Foundation
package import Geometry
package import UIKitCore

/// A human-readable script that plays gestures: one statement per line, `#` starts a comment.
///
/// ```
/// device iphone-14                         the device to run on; all of these are optional
/// size 390x844
/// scale 2
/// appearance dark
/// direction rtl
/// locale ko
/// text-size accessibility-large
/// contrast high
/// text-weight bold
/// scene banner
/// state eyJyb3V0ZSI…                       the positions of its views, as a recording writes them
///
/// tap 195,400
/// tap 195,400 x2                           a double tap
/// press 195,400 for 0.5s
/// drag 350,400 -> 60,400 in 0.12s          the finger lifts while it moves
/// drag 350,400 -> 60,400 in 0.5s hold 0.2s or rests before it lifts
/// drag 195,300 -> 195,500 after 0.6s       the finger rests before it moves, as to reorder a row
/// flick 350,400 -> 200,400                 a drag of a tenth of a second
/// pinch 195,400 from 100 to 240 in 0.3s    two fingers side by side, with their distances
/// wheel 195,400 by 0,3                     notches right and down
/// key page-down                            up, home, space, return, a, 7, f5, …
/// key down with shift+command for 2s       held, and so repeating
/// type "Grüezi 안녕"                       letter by letter; \" \\ \n \t and \u{301} as in Swift
/// compose "ㅎ" -> "하" -> "한"             marked text of an input method; the next `type` commits it
/// wait 1s                                  seconds or ms
/// rotate                                   exchanges the width and the height of the screen
/// set size 320x568                         changes any of the settings above but the scene
/// values 0.1 section interGroupSpacing 20, group widthDimension .fractionalWidth(0.8)
///                                          changes section 1 of the first collection view; `values 0.1` undoes it
/// update 17                                changes the data on the screen at random, by a seed
/// snapshot second-page
/// at 1.25s down 0 350,400                  recorded: finger 0 at an exact time; down, move, up, cancel
/// at 1.3s down 1 60,400 with secondary     the other mouse button; also held keys: with shift
/// at 2s wheel 195,400 by 0,1
/// at 3s key down a with shift              down, repeat, up, cancel
/// at 3s key down 2 typing E9               the typed text, in hexadecimal, if it differs from a US keyboard's
/// at 3s text "é"                           the text of a key or an input method; at 3s compose "ㅎ"
/// ```
///
/// Each statement begins when the one before it has ended.
package struct InputScript: Equatable, Sendable {
  /// The statements at the start of a script that choose the device, its settings and the scene; `nil` for omitted
  /// statements.
  package struct Header: Equatable, Sendable {
    /// The device.
    package var device: Device?
    /// The size of the screen, in points, in place of the device's.
    package var size: CGSize?
    /// The pixels per point, in place of the device's.
    package var scale: CGFloat?
    /// The appearance, light or dark.
    package var appearance: UIUserInterfaceStyle?
    /// The direction of the interface.
    package var direction: UITraitEnvironmentLayoutDirection?
    /// The language.
    package var language: DeviceLanguage?
    /// The preferred text size.
    package var textSize: UIContentSizeCategory?
    /// The preferred contrast.
    package var contrast: UIAccessibilityContrast?
    /// The preferred weight of text.
    package var textWeight: UILegibilityWeight?
    /// The name of the scene.
    package var scene: String?
    /// The state of the scene's views at the beginning.
    package var state: SceneState?

    /// Creates a header that omits all statements.
    package init() {}
  }

  /// A statement of a script.
  package enum Statement: Equatable, Sendable {
    case tap(CGPoint, count: Int = 1)
    case press(CGPoint, duration: TimeInterval)
    /// A finger that rests for `delay` seconds, moves, and rests for `hold` seconds before it lifts.
    case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, hold: TimeInterval, delay: TimeInterval = 0)
    /// Two fingers around a point, with their initial and final distances in points.
    case pinch(CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
    case wheel(CGPoint, notches: CGVector)
    case key(UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, duration: TimeInterval)
    /// A text that is typed one grapheme at a time.
    case type(String)
    /// Marked texts of a composition, each replacing the previous one.
    case compose([String])
    case wait(TimeInterval)
    /// A rotation of the device, or other settings of it.
    case change(Change)
    case snapshot(String)
    /// An event at an explicit time, measured from the start of the script.
    case event(InputEvent)
  }

  /// A change of the device, or of the app's data, between two gestures.
  package enum Change: Equatable, Sendable {
    case rotation
    /// Other values of the settings that are not `nil`.
    case settings(Header)
    /// Other values of a section's layout.
    case layout(LayoutChange)
    /// Other data in the collection views, which follows from a seed.
    case update(seed: UInt64)
  }

  /// The statements that choose the device, its settings and the scene.
  package var header: Header
  /// The statements that follow the header, in order.
  package var statements: [Statement]

  /// Creates a script, by default for the standard device.
  package init(header: Header = Header(), statements: [Statement]) {
    self.header = header
    self.statements = statements
  }

  /// A script error: its position, and the expected text.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1, in Unicode scalars.
    package var column: Int
    /// The problem and its remedy.
    package var message: String

    /// Creates an error at a position, counted from 1.
    package init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    package var description: String { "\(line):\(column): \(message)" }
  }

  /// The limits of scripts, so that no file can occupy the machine forever.
  package enum Limits {
    /// The maximum length of a script, in bytes.
    package static let bytes = 4 << 20
    /// The maximum number of statements.
    package static let statements = 100_000
    /// The maximum number of events within a sixtieth of a second: all of them are handled before the next frame is
    /// shown.
    package static let eventsInAFrame = 2_000
    /// The maximum duration of a whole script, in seconds.
    package static let duration: TimeInterval = 3_600
    /// The greatest magnitude of a coordinate, in points.
    package static let coordinate = 100_000.0
    /// The greatest number of notches in one statement.
    package static let notches = 1_000.0
    /// The numbers of fingers.
    package static let fingers = 0...31
    /// The numbers of taps in one statement.
    package static let taps = 1...100
    /// The maximum number of graphemes that one statement types, and of steps in a composition.
    package static let letters = 10_000
  }
}
