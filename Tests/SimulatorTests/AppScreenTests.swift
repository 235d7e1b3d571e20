import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// Ten screens in the style of popular apps, written with custom cells and constraints. Letters are boxes.
@MainActor
@Suite(.serialized)
struct AppScreens {
  nonisolated static let names = [
    "today", "photo-library", "chats", "preferences", "music", "store-home", "planner", "board", "onboarding",
    "product",
  ]

  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  private func rehearse(
    _ name: String, appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large
  ) throws -> Rehearsal {
    let scene = try #require(Scene.all.first { $0.name == name })
    let rehearsal = Rehearsal(
      on: .standard, appearance: appearance, direction: .leftToRight, textSize: textSize, services: .current
    ) { scene.makeViewController() }
    rehearsal.idle(for: 0.5)
    return rehearsal
  }

  /// The displayed content; scroll views are numbered through the whole run.
  private func dump(_ rehearsal: Rehearsal) -> String {
    rehearsal.root.record().dump().replacing(/scroll \d+/, with: "scroll")
  }

  @Test(arguments: names)
  func cellsAreMadeOfConstraints(name: String) throws {
    let views = LayoutText.collectionViews(in: try rehearse(name).root.window)
    let cells = views.flatMap(\.visibleCells)
    expectFalse(cells.isEmpty)
    for cell in cells {
      // A picture that fills its cell may use its frame.
      guard cell.contentView.subviews.count > 1 else { continue }
      expectFalse(cell.contentView.constraints.isEmpty, "\(type(of: cell))")
    }
  }

  /// Colors that depend on the appearance change at once, layers included.
  @Test(arguments: names)
  func switchingToDarkMatchesDark(name: String) throws {
    let rehearsal = try rehearse(name)
    rehearsal.root.environment.userInterfaceStyle = .dark
    rehearsal.idle(for: 1)
    let night = try rehearse(name, appearance: .dark)
    night.idle(for: 1)
    expectNil(TextDifference(expected: dump(night), found: dump(rehearsal)))
  }

  /// When the text size grows while a screen is visible, everything moves to where it would have been from the start.
  @Test(arguments: names)
  func enlargedTextMatchesInitiallyLargeText(name: String) throws {
    let rehearsal = try rehearse(name)
    rehearsal.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    rehearsal.idle(for: 1)
    let large = try rehearse(name, textSize: .accessibilityExtraExtraExtraLarge)
    large.idle(for: 1)
    // Offscreen rows and their backgrounds keep their measured height.
    let words = { (rehearsal: Rehearsal) in
      self.dump(rehearsal).split(separator: "\n").filter { $0.contains("text ") }.joined(separator: "\n")
    }
    expectNil(TextDifference(expected: words(large), found: words(rehearsal)))
  }
}
