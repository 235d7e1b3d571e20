import Foundation
import UIKitControls
import UIKitCore

/// The pages that an app gives to the page controls of a window, by which wrong computations of pages are found.
@MainActor
struct GivenPages {
  /// The number of pages that each control had been given when it was read last.
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Returns the page that one of the controls was given since the last reading; `nil` if none was given one. A control
  /// that was not read before counts as not changed.
  mutating func read(_ controls: [UIPageControl]) -> Int? {
    let changed = controls.last { $0.given.count != counts[ObjectIdentifier($0)] ?? $0.given.count }
    counts = Dictionary(uniqueKeysWithValues: controls.map { (ObjectIdentifier($0), $0.given.count) })
    return changed?.given.latest
  }
}
