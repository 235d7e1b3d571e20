import Drawing
import Foundation
import Geometry
import Synchronization

/// The name of a symbol with its configuration.
struct SymbolSource: Hashable, Sendable {
  let name: String
  var settings: UIImage.SymbolConfiguration.Settings
  var traits: UITraitCollection?
  /// Whether the symbol is mirrored in right-to-left layout.
  private let followsDirection: Bool

  /// The default appearance.
  private static let plain = SymbolAppearance(pointSize: 17, weight: .regular, scale: .medium)

  init(name: String, settings: UIImage.SymbolConfiguration.Settings, traits: UITraitCollection? = nil) {
    (self.name, self.settings, self.traits) = (name, settings, traits)
    followsDirection = Self.followsDirection(name)
  }

  func picture(with traits: UITraitCollection, magnified factor: CGFloat = 1) -> SymbolPicture {
    var appearance = appearance(with: traits)
    if factor.isFinite, factor > 0 { appearance.pointSize = Self.usable(appearance.pointSize * factor) }
    let isMirrored = traits.layoutDirection == .rightToLeft && followsDirection
    let scale = traits.displayScale > 0 ? Swift.min(traits.displayScale, 8) : 1
    return .shared(SymbolPicture.Key(name: name, appearance: appearance, scale: scale, isMirrored: isMirrored))
  }

  private func appearance(with traits: UITraitCollection) -> SymbolAppearance {
    var appearance = Self.plain
    if let style = settings.textStyle {
      appearance.pointSize = style.size(in: traits.preferredContentSizeCategory)
      appearance.weight = style.weight.symbolWeight()
    }
    if let size = settings.pointSize { appearance.pointSize = size }
    if settings.weight != .unspecified { appearance.weight = settings.weight }
    if settings.scale != .unspecified, settings.scale != .default { appearance.scale = settings.scale }
    appearance.pointSize = Self.usable(appearance.pointSize)
    return appearance
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return plain.pointSize }
    return Swift.min(Swift.max(size, 1), 512)
  }

  /// Returns whether the symbol is mirrored in right-to-left layout: it points in the direction of reading, or is a
  /// list or a loudspeaker.
  private static func followsDirection(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains("forward") && parts.first != "forward"
      || parts.contains("backward") && parts.first != "backward" || parts.first == "list"
      || parts.first == "speaker" && parts.contains("wave")
  }
}

extension SymbolSource {
  /// Returns whether a string can be the name of a symbol: it consists of lowercase letters, digits and periods.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 128 && name.first != "." && name.last != "."
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
  }

  /// Reports once for each symbol that there is no drawing of it.
  static func report(missing name: String) {
    guard SymbolCatalog.marks(named: name) == nil, reported.withLock({ $0.insert(name).inserted }) else { return }
    let words =
      "UIImage(systemName: \"\(name)\"): this symbol is not available here; a dotted square is drawn instead.\n"
    StandardError.write(words)
  }

  private static let reported = Mutex<Set<String>>([])
}
