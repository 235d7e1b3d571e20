/// A script that neither Inter nor the Korean face supports, and for which a Noto Sans font exists.
enum FontScript: Hashable, CaseIterable {
  case arabic, hebrew, thai, devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case lao, myanmar, khmer, georgian, armenian, ethiopic, cherokee, thaana, canadianAboriginal

  /// The name of the script in the font's file name.
  var family: String { facts.family }

  /// The four-letter tag of the script for shapers.
  var tag: String { facts.tag }

  /// Returns whether the script's font may have a letter. Marks may be combined with letters of any script.
  func mayHave(_ scalar: Unicode.Scalar) -> Bool {
    facts.blocks.contains { $0.contains(scalar.value) } || scalar.properties.generalCategory == .nonspacingMark
  }

  private var facts: (family: String, tag: String, blocks: [ClosedRange<UInt32>]) {
    switch self {
    case .arabic: ("Arabic", "Arab", [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE])
    case .hebrew: ("Hebrew", "Hebr", [0x590...0x5FF, 0xFB1D...0xFB4F])
    case .thai: ("Thai", "Thai", [0xE00...0xE7F])
    case .devanagari: ("Devanagari", "Deva", [0x900...0x97F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF])
    case .bengali: ("Bengali", "Beng", [0x980...0x9FF])
    case .gurmukhi: ("Gurmukhi", "Guru", [0xA00...0xA7F])
    case .gujarati: ("Gujarati", "Gujr", [0xA80...0xAFF])
    case .oriya: ("Oriya", "Orya", [0xB00...0xB7F])
    case .tamil: ("Tamil", "Taml", [0xB80...0xBFF])
    case .telugu: ("Telugu", "Telu", [0xC00...0xC7F])
    case .kannada: ("Kannada", "Knda", [0xC80...0xCFF])
    case .malayalam: ("Malayalam", "Mlym", [0xD00...0xD7F])
    case .sinhala: ("Sinhala", "Sinh", [0xD80...0xDFF])
    case .lao: ("Lao", "Laoo", [0xE80...0xEFF])
    case .myanmar: ("Myanmar", "Mymr", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F])
    case .khmer: ("Khmer", "Khmr", [0x1780...0x17FF, 0x19E0...0x19FF])
    case .georgian: ("Georgian", "Geor", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F])
    case .armenian: ("Armenian", "Armn", [0x530...0x58F, 0xFB13...0xFB17])
    case .ethiopic: ("Ethiopic", "Ethi", [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F])
    case .cherokee: ("Cherokee", "Cher", [0x13A0...0x13FF, 0xAB70...0xABBF])
    case .thaana: ("Thaana", "Thaa", [0x780...0x7BF])
    case .canadianAboriginal: ("CanadianAboriginal", "Cans", [0x1400...0x167F, 0x18B0...0x18FF])
    }
  }
}
