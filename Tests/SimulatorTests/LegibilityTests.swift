import Drawing
import Foundation
import Simulator
import Testing
import Typography
import UIKit
import UIKitCore
import TestSupport

/// The user's reading preferences, from the command line to the screen.
@MainActor
@Suite(.serialized)
struct LegibilityTests {
  private let engine = BoxFont()

  init() { HostServices(textEngine: engine).makeCurrent() }

  @Test func aScriptMaySayIt() throws {
    let script = try InputScript(parsing: "text-size accessibility-large\ncontrast high\ntext-weight bold\nwait 1s")
    expectEqual(script.header.textSize, .accessibilityLarge)
    expectEqual(script.header.contrast, .high)
    expectEqual(script.header.textWeight, .bold)
    #expect(throws: InputScript.ParseError.self) { try InputScript(parsing: "text-size huge") }
    let recorded = try InputScript(parsing: Recording(header: script.header).script(until: 1))
    expectEqual(recorded.header, script.header)
  }

  @Test func everyTextSizeHasAName() {
    expectEqual(Legibility.textSizes.map(\.value), UIContentSizeCategory.ascending)
  }

  @Test func hostPassesSettingsToApp() throws {
    let host = try SceneHost(
      device: .standard, legibility: Legibility(textSize: .extraSmall, contrast: .high, weight: .bold),
      services: HostServices(textEngine: engine))
    let traits = host.root.window.traitCollection
    expectEqual(traits.preferredContentSizeCategory, .extraSmall)
    expectEqual(traits.accessibilityContrast, .high)
    expectEqual(traits.legibilityWeight, .bold)
  }

  @Test(arguments: [["--text-size", "huge"], ["--contrast", "low"]])
  func unknownValuesAreNamedWithKnownOnes(arguments: [String]) throws {
    let result = try Subprocess.tessera("layout", "list", arguments[0], arguments[1])
    expectEqual(result.code, 64)
    #expect(result.errors.contains(arguments[1]) && result.errors.contains("choose"))
  }

  // MARK: The status bar's ink

  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// The color of the clock, or `nil` if there is none.
  private func foreground(of host: SceneHost) -> Color? {
    var found: Color?
    func search(_ commands: [DrawCommand]) {
      for command in commands {
        switch command {
        case .text(let text) where text.run.text == "9:41": found = text.color
        case .group(let group): search(group.commands)
        default: break
        }
      }
    }
    host.root.layout()
    search(host.picture().commands)
    return found
  }

  @Test func clockTextFollowsScreen() throws {
    let host = try SceneHost(device: .standard, services: HostServices(textEngine: engine))
    let screen = Screen()
    host.show(screen)
    expectEqual(foreground(of: host), .black)
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    expectTrue(host.needsFrame)
    expectEqual(foreground(of: host), .white)
    screen.style = .darkContent
    host.setAppearance(.dark)
    expectEqual(foreground(of: host), .black)
    screen.hides = true
    expectNil(foreground(of: host))
  }
}
