import Simulator
package import UIKitCore

/// A value of the device's settings, which the palette offers by its name.
package enum DeviceSetting: Hashable, Sendable {
  case appearance(isDark: Bool)
  /// An index in ``Legibility/textSizes``.
  case textSize(Int)
  case contrast(isHigh: Bool)
  case boldText(isOn: Bool)
  case reduceMotion(isOn: Bool)
  case direction(isRightToLeft: Bool)
  case language(DeviceLanguage)

  /// All values, in the order in which keys go through them.
  package static let all =
    [true, false].map { DeviceSetting.appearance(isDark: $0) }
    + Legibility.textSizes.indices.map { .textSize($0) }
    + [true, false].flatMap { isOn in
      [
        .contrast(isHigh: isOn), .boldText(isOn: isOn), .reduceMotion(isOn: isOn),
        .direction(isRightToLeft: isOn),
      ]
    } + DeviceLanguage.samples.map { .language($0) }

  package func title(_ language: Language) -> String { "\(name.text(language)): \(value.text(language))" }

  private var name: Notice {
    switch self {
    case .appearance: Notice("Appearance", "모드")
    case .textSize: Notice("Text size", "글자 크기")
    case .contrast: Notice("Contrast", "대비")
    case .boldText: Notice("Bold text", "굵은 텍스트")
    case .reduceMotion: Notice("Reduce Motion", "동작 줄이기")
    case .direction: Notice("Direction", "방향")
    case .language: Notice("Language", "언어")
    }
  }

  private var value: Notice {
    switch self {
    case .appearance(let isDark): isDark ? Notice("dark", "어두움") : Notice("light", "밝음")
    case .textSize(let index): "\(Self.name(ofSize: index))"
    case .contrast(let isHigh): isHigh ? Notice("high", "높음") : Notice("normal", "보통")
    case .boldText(let isOn), .reduceMotion(let isOn): isOn ? Notice("on", "켬") : Notice("off", "끔")
    case .direction(let isRightToLeft):
      isRightToLeft ? Notice("right to left", "오른쪽에서 왼쪽") : Notice("left to right", "왼쪽에서 오른쪽")
    case .language(let choice): Self.name(of: choice)
    }
  }

  /// The texts by which the palette finds the value.
  var texts: [String] { [value.english, value.text(.korean), otherWords, title(.english), title(.korean)] }

  /// Words by which people look for the value besides its title.
  private var otherWords: String {
    switch self {
    case .appearance: "mode theme"
    case .textSize(0): "smallest dynamic type 가장 작은 글자"
    case .textSize(Legibility.textSizes.count - 1): "largest dynamic type 가장 큰 글자"
    case .textSize: "dynamic type"
    case .direction(let isRightToLeft): isRightToLeft ? "rtl" : "ltr"
    case .language(let choice): choice.identifier
    case .contrast, .boldText, .reduceMotion: "accessibility"
    }
  }

  /// Returns settings with the value.
  func applied(to settings: DeviceSettings) -> DeviceSettings {
    var copy = settings
    switch self {
    case .appearance(let isDark): copy.isDark = isDark
    case .textSize(let index): return settings.changingTextSize(by: index - settings.textSize)
    case .contrast(let isHigh): copy.hasHighContrast = isHigh
    case .boldText(let isOn): copy.hasBoldText = isOn
    case .reduceMotion(let isOn): copy.reducesMotion = isOn
    case .direction(let isRightToLeft): copy.isRightToLeft = isRightToLeft
    case .language(let choice): return settings.speaking(choice)
    }
    return copy
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
