import Foundation
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// The strip below the device.
@MainActor
struct TimelineStripTests {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// Returns the texts of a strip.
  private func texts(_ change: (inout TimelineStrip.Content) -> Void) -> [String] {
    let strip = TimelineStrip(language: .english) { _ in }
    strip.frame = CGRect(x: 0, y: 0, width: 390, height: 112)
    change(&strip.content)
    strip.layoutIfNeeded()
    return strip.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func theStripNamesTheSpeed() {
    expectTrue(texts { _ in }.contains("running"))
    expectTrue(texts { $0.speed = "1/5 speed" }.contains("1/5 speed"))
    let paused = texts { ($0.speed, $0.isPaused) = ("1/5 speed", true) }
    expectTrue(paused.contains("paused") && !paused.contains("1/5 speed"), "\(paused)")
  }
}
