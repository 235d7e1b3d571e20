/// The compiler's arguments for the language settings of Xcode projects and packages.
///
/// Code in Swift 6 is compiled in the Swift 5 mode with the features of Swift 6 that change what code means: the checks
/// that Swift 6 adds have been made where the code was written, against Apple's own declarations.
enum LanguageSettings {
  /// Returns the arguments for build settings.
  static func flags(for settings: BuildSettings) -> [String] {
    var features = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? swift6Features : []
    for (setting, feature) in upcomingFeatures where settings[setting] == "YES" && !features.contains(feature) {
      features.append(feature)
    }
    var flags = features.flatMap { ["-enable-upcoming-feature", $0] }
    if let version = settings["SWIFT_VERSION"], isEarly(version) { flags += early }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
    return flags
  }

  /// Returns the arguments for a version of the language.
  static func flags(forVersion version: Int) -> [String] {
    if version < 5 { return early }
    return version > 5 ? swift6Features.flatMap { ["-enable-upcoming-feature", $0] } : []
  }

  /// The arguments for code in Swift 4, the earliest that the compiler knows.
  private static let early = ["-swift-version", "4"]

  /// Whether a version of the language is one before Swift 5.
  static func isEarly(_ version: String) -> Bool { Int(version.prefix { $0.isNumber }).map { $0 < 5 } ?? false }

  private static let swift6Features = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  private static let upcomingFeatures = [
    ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
  ]
}
