import UIKitCore

/// The bar of index titles of a collection view, and whether the titles have been requested from the data source.
@MainActor
final class IndexTitles {
  private(set) var bar: IndexBar?
  /// The color of the titles; `nil` for the tint color.
  var color: UIColor?
  private var areKnown = false

  /// Requests the titles again in the next layout.
  func invalidate() { areKnown = false }

  /// - Returns: Whether the titles have yet to be requested. Later calls return `false`.
  func takeRequest() -> Bool {
    defer { areKnown = true }
    return !areKnown
  }

  func replaceBar(with bar: IndexBar?) { self.bar = bar }
}
