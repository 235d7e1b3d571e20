import Foundation
import Synchronization

/// The texts with plural forms that have been looked up, by the text that was returned.
///
/// On iOS a looked up text carries its other forms with it. A Swift string cannot, so `String(format:)` finds them here.
enum PluralFormats {
  private static let known = Mutex<[String: PluralText]>([:])

  static func note(_ plural: PluralText, as text: String) { known.withLock { $0[text] = plural } }

  /// Returns the form of a format for some arguments; the format itself if it has no other forms.
  static func form(of format: String, for arguments: [any CVarArg]) -> String {
    guard let plural = known.withLock({ $0.isEmpty ? nil : $0[format] }) else { return format }
    return PseudoText.ifNeeded(plural.format(for: arguments.map(number), in: .current))
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
