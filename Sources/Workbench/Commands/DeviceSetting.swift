import Simulator
package import UIKitCore

/// A value of the device's settings, which the palette offers by its name.
package enum DeviceSetting: Hashable, Sendable {
  /// An index in ``Legibility/textSizes``.
  case textSize(Int)
  case language(DeviceLanguage)

  /// All values, in the order in which keys go through them.
  package static let all =
    Legibility.textSizes.indices.map { DeviceSetting.textSize($0) } + DeviceLanguage.samples.map { .language($0) }

  package func title(_ language: Language) -> String {
    switch (self, language) {
    case (.textSize(let index), .english): "Text size: \(Self.name(ofSize: index))"
    case (.textSize(let index), .korean): "글자 크기: \(Self.name(ofSize: index))"
    case (.language(let choice), .english): "Language: \(Self.name(of: choice).text(language))"
    case (.language(let choice), .korean): "언어: \(Self.name(of: choice).text(language))"
    }
  }

  /// The texts by which the palette finds the value.
  var texts: [String] {
    let identifier = if case .language(let choice) = self { choice.identifier } else { "dynamic type" }
    return [title(.english), title(.korean), identifier]
  }

  /// Returns settings with the value.
  func applied(to settings: DeviceSettings) -> DeviceSettings {
    switch self {
    case .textSize(let index): settings.changingTextSize(by: index - settings.textSize)
    case .language(let choice): settings.speaking(choice)
    }
  }

  private static func name(ofSize index: Int) -> String {
    Legibility.textSizes[Legibility.textSizes.index(Legibility.textSizes.startIndex, offsetBy: index)].key
  }

  private static func name(of language: DeviceLanguage) -> Notice {
    switch language.code {
    case "en": Notice("English", "영어")
    case "ko": Notice("Korean", "한국어")
    case "ja": Notice("Japanese", "일본어")
    case "de": Notice("German", "독일어")
    case "ar": Notice("Arabic", "아랍어")
    case "he": Notice("Hebrew", "히브리어")
    default: Notice("pseudolanguage", "의사 언어")
    }
  }
}
