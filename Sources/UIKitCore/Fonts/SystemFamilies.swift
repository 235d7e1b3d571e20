import Typography

/// The families of fonts that iOS has. The system's font is drawn in their place.
enum SystemFamilies {
  /// Returns whether the app or iOS has a font of a name.
  static func hasFont(named name: String) -> Bool {
    contains(name) || HostServices.current.textEngine.hasFont(named: name)
  }

  /// Returns whether a name is one of a font or a family of iOS. The style behind a hyphen is not checked.
  static func contains(_ name: String) -> Bool {
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased()
    guard !family.isEmpty else { return false }
    return family.first == "." || names.contains(family)
      || postScriptEndings.contains { ending in
        family.hasSuffix(ending) && names.contains(String(family.dropLast(ending.count)))
      }
  }

  /// The endings of names such as ArialMT and TimesNewRomanPSMT.
  private static let postScriptEndings = ["psmt", "mt", "ps"]

  private static let names = Set(
    """
    academyengravedletplain academyengravedlet alnile americantypewriter applecoloremoji applesdgothicneo applesymbols \
    arial arialhebrew arialrounded arialroundedmtbold avenir avenirnext avenirnextcondensed baskerville \
    bodoniornamentsitctt bodoniornaments bodonisvtytwoitctt bodonisvtytwo bodoni72 bodonisvtytwoositctt \
    bodoni72oldstyle bodonisvtytwoscitctt bodoni72smallcaps bradleyhanditctt bradleyhand chalkboardse chalkduster \
    charter cochin copperplate courier couriernew dinalternate dincondensed damascus devanagarisangammn didot \
    euphemiaucas farah futura galvji geezapro georgia gillsans gothica1 granthasangammn gujaratisangammn \
    gurmukhimn helvetica helveticaneue hirakakupron hiraginosans hiraginomaruogothicpron hiraginominchopron \
    hiramarupron hiraminpron hoeflertext impact kailasa kannadasangammn kefa khmersangammn kohinoorbangla \
    kohinoordevanagari kohinoorgujarati kohinoortelugu laosangammn luminari malayalamsangammn markerfelt menlo \
    mishafi muktamahee myanmarsangammn newyork noteworthy notonastaliqurdu notosanskannada notosansmyanmar \
    notosansoriya optima palatino papyrus partyletplain partylet pingfanghk pingfangmo pingfangsc pingfangtc rockwell \
    sfmono sfprodisplay sfprorounded sfprotext savoyeletplain savoyelet sinhalasangammn snellroundhand stixtwomath \
    stixtwotext symbol tamilsangammn thonburi timesnewroman trebuchet trebuchetms verdana zapfdingbats \
    zapfdingbatsitc zapfino
    """.split(separator: " ").map(String.init))
}
