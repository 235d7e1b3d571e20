import Foundation

/// A formatter of lists, such as “apples, pears, and plums”.
///
/// - Fidelity: documented.
open class ListFormatter: Formatter {
  /// The language of the list. The default is the device's.
  open var locale: Locale? = .current
  /// The formatter of items that are not strings; `nil`, the default, to describe them.
  open var itemFormatter: Formatter?

  /// Returns the text of a list of strings in the device's language.
  open class func localizedString(byJoining strings: [String]) -> String { join(strings, locale: .current) }

  /// Returns the text of a list; `nil` if an item has no text.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item -> String? in
      itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? String(describing: item))
    }
    return texts.count == items.count ? Self.join(texts, locale: locale ?? .current) : nil
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ texts: [String], locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
