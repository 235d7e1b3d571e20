import Foundation

/// An address that was found in a text, as it is written in the United States.
struct DetectedAddress {
  var range: NSRange
  var components: [NSTextCheckingKey: String]

  private static let pattern = try? NSRegularExpression(
    pattern:
      #"(?<![\w-])(?<street>\d{1,6}\s(?:[A-Z0-9][\w.'-]*\s){1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|"#
      + #"Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Parkway|Pkwy|Terrace|Highway|Hwy|Circle|Cir)\b\.?),?\s+"#
      + #"(?<city>[A-Z][\w.'-]*(?:\s[A-Z][\w.'-]*){0,2}),?\s+(?<state>[A-Z]{2})\b(?:\s+(?<zip>\d{5}(?:-\d{4})?)\b)?"#)

  /// Returns the addresses in a range of a text, in its order.
  static func all(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DetectedAddress] {
    (pattern?.matches(in: string, options: options, range: range) ?? []).map { match in
      var components: [NSTextCheckingKey: String] = [:]
      for (name, key) in [("street", NSTextCheckingKey.street), ("city", .city), ("state", .state), ("zip", .zip)] {
        let part = match.range(withName: name)
        if part.location != NSNotFound { components[key] = (string as NSString).substring(with: part) }
      }
      return DetectedAddress(range: match.range, components: components)
    }
  }
}

extension NSTextCheckingKey {
  /// The street of an address, with the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code of an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}
