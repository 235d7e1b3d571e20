import Foundation

/// Foundation on Linux has one fixed locale, `en_001`, for every process. These functions have the linker's names of its
/// properties, so that calls from any module, and from Foundation's formatters, come here instead.
extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func deviceCurrent() -> Locale { DeviceLanguage.current.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func deviceAutoupdatingCurrent() -> Locale { DeviceLanguage.current.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func devicePreferredLanguages() -> [String] {
    [DeviceLanguage.current.locale.identifier(.bcp47)]
  }
}
