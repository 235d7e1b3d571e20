import Foundation

/// Foundation's functions that insert arguments into a format, under the linker's names, so that a text with plural forms
/// gets the form for its numbers.
extension String {
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  package static func deviceFormat(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
    formatted(format, locale: nil, arguments)
  }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  package static func deviceFormat(_ format: __shared String, arguments: __shared [any CVarArg]) -> String {
    formatted(format, locale: nil, arguments)
  }

  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  package static func deviceFormat(
    _ format: __shared String, locale: __shared Locale?, _ arguments: __owned [any CVarArg]
  ) -> String {
    formatted(format, locale: locale, arguments)
  }

  @_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  package static func deviceFormat(
    _ format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) -> String {
    formatted(format, locale: locale, arguments)
  }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  package static func deviceLocalizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    formatted(format, locale: DeviceLanguage.current.locale, arguments)
  }

  private static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let form = PluralFormats.form(of: format, for: arguments)
    return withVaList(arguments) { list in
      let locale = locale.map { NSLocale(localeIdentifier: $0.identifier) }
      return NSString(format: form, locale: locale, arguments: list).description
    }
  }
}
