import ArgumentParser
import Foundation
import SystemText
import Typography
import UIKit
import UIKitCore

/// The command `tessera-bench text`: measuring labels, and typing into a long text.
struct Text: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure 10,000 different labels, and type into a text of 10,000 characters.",
    discussion: "With --peers, `scripts/bench` measures the same labels with Pango and compares.")

  @OptionGroup var options: BenchOptions

  /// The labels, of which no two are equal.
  private static let labels = (0..<10_000).map { "Row \($0), \(words[$0 % words.count]) \($0 * 7_919 % 9_973)" }
  private static let words = ["arrival", "banner", "carousel", "departure", "estimate", "footer", "gallery", "header"]

  func run() throws {
    var times: [Double] = []
    var pango = Peer("pango")
    for round in 0..<options.rounds {
      let engine = try SystemTextEngine()
      let font = FontDescriptor(size: 17, weight: 0)
      _ = engine.width(of: "warm", font: font)
      times.append(ProcessorClock.milliseconds { for label in Self.labels { _ = engine.width(of: label, font: font) } })
      if round < 5 { try pango?.run() }
    }
    let share = pango?["labels"].map { times.median / $0 }
    let keys = try MainActor.assumeIsolated { try Self.keystrokes(rounds: options.rounds) }
    let rows = [
      BenchRow(
        name: "10,000 different labels", value: times.median, unit: "ms", ratio: share, baseline: "Pango",
        goal: 1.0 / 3),
      BenchRow(name: "a keystroke in 100 characters, with its frame", value: keys.short, unit: "ms"),
      BenchRow(
        name: "a keystroke in 10,000 characters, with its frame", value: keys.long, unit: "ms",
        ratio: keys.long / keys.short, baseline: "100 characters", goal: 2),
    ]
    try options.show(BenchReport(suite: "text", rows: rows))
  }

  @MainActor
  private static func keystrokes(rounds: Int) throws -> (short: Double, long: Double) {
    let times = try [100, 10_000].map { try keystroke(in: $0, rounds: rounds) }
    return (times[0], times[1])
  }

  /// Returns the time of typing a letter in the middle of a text, in milliseconds.
  @MainActor
  private static func keystroke(in length: Int, rounds: Int) throws -> Double {
    var bench = try BenchHost()
    let page = UIViewController()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    text.text = prose(length)
    page.view.addSubview(text)
    bench.host.show(page)
    bench.step()
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: length / 2, length: 0)
    bench.rest()
    let typed = Array("typing ")
    let times = (0..<rounds).map { round in
      let letter = String(typed[round % typed.count])
      return ProcessorClock.milliseconds {
        bench.step([InputEvent.text(TextEvent(.typed(letter), time: bench.host.time))])
      }
    }
    return times.median
  }

  /// Returns a paragraph of words in an order without a period.
  private static func prose(_ length: Int) -> String {
    var (text, state) = ("", 12_345)
    while text.count < length {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      text += words[state >> 16 & 7] + " "
    }
    return String(text.prefix(length))
  }
}
