import Foundation

/// The families of iOS's fonts with the names of their fonts, the regular one first.
///
/// - Source: `UIFont.familyNames` of iOS 17, without the families of a single script and of symbols.
enum SystemFontNames {
  /// The names of the fonts by the name of their family.
  static let families: [String: [String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
    })

  /// The names of the families by the names of their fonts.
  static let familyOfFont: [String: String] = Dictionary(
    uniqueKeysWithValues: families.flatMap { family, fonts in fonts.map { ($0, family) } })

  private static let table = """
    Academy Engraved LET: AcademyEngravedLetPlain
    American Typewriter: AmericanTypewriter AmericanTypewriter-Bold AmericanTypewriter-Condensed \
    AmericanTypewriter-CondensedBold AmericanTypewriter-CondensedLight AmericanTypewriter-Light \
    AmericanTypewriter-Semibold
    Apple Color Emoji: AppleColorEmoji
    Apple SD Gothic Neo: AppleSDGothicNeo-Regular AppleSDGothicNeo-Bold AppleSDGothicNeo-Light \
    AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight
    Arial: ArialMT Arial-BoldMT Arial-BoldItalicMT Arial-ItalicMT
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir-Roman Avenir-Black Avenir-BlackOblique Avenir-Book Avenir-BookOblique Avenir-Heavy \
    Avenir-HeavyOblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Oblique
    Avenir Next: AvenirNext-Regular AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-DemiBold \
    AvenirNext-DemiBoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic AvenirNext-Italic AvenirNext-Medium \
    AvenirNext-MediumItalic AvenirNext-UltraLight AvenirNext-UltraLightItalic
    Avenir Next Condensed: AvenirNextCondensed-Regular AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic \
    AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Heavy \
    AvenirNextCondensed-HeavyItalic AvenirNextCondensed-Italic AvenirNextCondensed-Medium \
    AvenirNextCondensed-MediumItalic AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic
    Baskerville: Baskerville Baskerville-Bold Baskerville-BoldItalic Baskerville-Italic Baskerville-SemiBold \
    Baskerville-SemiBoldItalic
    Bradley Hand: BradleyHandITCTT-Bold
    Chalkboard SE: ChalkboardSE-Regular ChalkboardSE-Bold ChalkboardSE-Light
    Chalkduster: Chalkduster
    Charter: Charter-Roman Charter-Black Charter-BlackItalic Charter-Bold Charter-BoldItalic Charter-Italic
    Cochin: Cochin Cochin-Bold Cochin-BoldItalic Cochin-Italic
    Copperplate: Copperplate Copperplate-Bold Copperplate-Light
    Courier New: CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT CourierNewPS-ItalicMT
    DIN Alternate: DINAlternate-Bold
    DIN Condensed: DINCondensed-Bold
    Didot: Didot Didot-Bold Didot-Italic
    Futura: Futura-Medium Futura-Bold Futura-CondensedExtraBold Futura-CondensedMedium Futura-MediumItalic
    Galvji: Galvji Galvji-Bold
    Georgia: Georgia Georgia-Bold Georgia-BoldItalic Georgia-Italic
    Gill Sans: GillSans GillSans-Bold GillSans-BoldItalic GillSans-Italic GillSans-Light GillSans-LightItalic \
    GillSans-SemiBold GillSans-SemiBoldItalic GillSans-UltraBold
    Helvetica: Helvetica Helvetica-Bold Helvetica-BoldOblique Helvetica-Light Helvetica-LightOblique Helvetica-Oblique
    Helvetica Neue: HelveticaNeue HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBlack \
    HelveticaNeue-CondensedBold HelveticaNeue-Italic HelveticaNeue-Light HelveticaNeue-LightItalic \
    HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic \
    HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic
    Hoefler Text: HoeflerText-Regular HoeflerText-Black HoeflerText-BlackItalic HoeflerText-Italic
    Impact: Impact
    Marker Felt: MarkerFelt-Thin MarkerFelt-Wide
    Menlo: Menlo-Regular Menlo-Bold Menlo-BoldItalic Menlo-Italic
    Noteworthy: Noteworthy-Light Noteworthy-Bold
    Optima: Optima-Regular Optima-Bold Optima-BoldItalic Optima-ExtraBlack Optima-Italic
    Palatino: Palatino-Roman Palatino-Bold Palatino-BoldItalic Palatino-Italic
    Papyrus: Papyrus Papyrus-Condensed
    Party LET: PartyLetPlain
    Rockwell: Rockwell-Regular Rockwell-Bold Rockwell-BoldItalic Rockwell-Italic
    Savoye LET: SavoyeLetPlain
    Snell Roundhand: SnellRoundhand SnellRoundhand-Black SnellRoundhand-Bold
    Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-ItalicMT
    Trebuchet MS: TrebuchetMS TrebuchetMS-Bold Trebuchet-BoldItalic TrebuchetMS-Italic
    Verdana: Verdana Verdana-Bold Verdana-BoldItalic Verdana-Italic
    Zapfino: Zapfino
    """
}
