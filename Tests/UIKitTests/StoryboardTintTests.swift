import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The tint color of a whole storyboard, which its window takes.
@MainActor
struct StoryboardTintTests {
  private func tint(_ element: String) throws -> UIColor? {
    let folder = TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/>\(element)</document>
      """, to: "app/Main.storyboard")
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app"))).contents.tintColor
  }

  @Test func aStoryboardMayHaveATint() throws {
    expectEqual(try tint("<color key=\"tintColor\" systemColor=\"systemPurpleColor\"/>"), .systemPurple)
    expectNil(try tint(""))
  }
}
