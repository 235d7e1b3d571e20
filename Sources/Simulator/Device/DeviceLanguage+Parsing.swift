import PlainText
package import UIKitCore

extension DeviceLanguage {
  /// The names of some languages for messages and help.
  package static var examples: String { samples.map(\.shortName).joined(separator: ", ") }

  /// The name on the command line: the code of a language that the samples have, otherwise the identifier.
  package var shortName: String { Self.samples.contains(self) ? code : identifier }

  /// Returns the language of a name.
  package static func named(_ name: String) throws(DeviceError) -> DeviceLanguage {
    guard let language = DeviceLanguage(name) else {
      throw .locale(name)
    }
    return language
  }

  /// The language after this one among the samples, from the last to the first.
  package var next: DeviceLanguage {
    let index = Self.samples.firstIndex(of: self) ?? -1
    return Self.samples[(index + 1) % Self.samples.count]
  }
}
