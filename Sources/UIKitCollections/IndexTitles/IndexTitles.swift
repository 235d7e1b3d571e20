import UIKitCore

/// The bar of index titles of a collection view, and whether the data source was asked for them.
@MainActor
final class IndexTitles {
  private(set) var bar: IndexBar?
  private var areKnown = false

  /// Has the data source asked again in the next layout.
  func invalidate() { areKnown = false }

  /// - Returns: Whether the data source is still to be asked; it is asked once.
  func takeRequest() -> Bool {
    defer { areKnown = true }
    return !areKnown
  }

  func replaceBar(with bar: IndexBar?) { self.bar = bar }
}
