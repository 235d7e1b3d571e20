/// The frameworks of iOS by the prefixes of their names.
package enum AppleFrameworks {
  /// The modules from which names with a prefix come. A file may import any of them.
  private static let modules: [String: [String]] = [
    "AR": ["ARKit", "RealityKit"], "AS": ["AuthenticationServices", "AdSupport"],
    "AT": ["AppTrackingTransparency"], "AV": ["AVFoundation", "AVKit", "MediaPlayer"], "BG": ["BackgroundTasks"],
    "CB": ["CoreBluetooth"], "CI": ["CoreImage"], "CK": ["CloudKit"],
    "CL": ["CoreLocation", "MapKit", "CoreLocationUI"], "CM": ["CoreMotion", "CoreMedia", "AVFoundation", "AVKit"],
    "CN": ["Contacts", "ContactsUI"], "CS": ["CoreSpotlight"], "CT": ["CoreTelephony"], "CX": ["CallKit"],
    "EK": ["EventKit", "EventKitUI"], "GC": ["GameController"], "GK": ["GameKit", "GameplayKit"], "GLK": ["GLKit"],
    "HK": ["HealthKit", "HealthKitUI"], "HM": ["HomeKit"], "IN": ["Intents", "IntentsUI"],
    "LA": ["LocalAuthentication"], "LP": ["LinkPresentation"], "MC": ["MultipeerConnectivity"], "MF": ["MessageUI"],
    "MK": ["MapKit"], "ML": ["CoreML", "Vision"], "MP": ["MediaPlayer"], "MS": ["Messages"],
    "MTK": ["MetalKit"], "MTL": ["Metal", "MetalKit"], "NE": ["NetworkExtension"], "NFC": ["CoreNFC"],
    "NL": ["NaturalLanguage"], "NW": ["Network"], "OS": ["os", "OSLog"], "PDF": ["PDFKit"],
    "PH": ["PhotosUI", "Photos"], "PK": ["PassKit", "PencilKit", "PushKit"],
    "QL": ["QuickLook", "QuickLookThumbnailing"],
    "RP": ["ReplayKit"], "SC": ["SystemConfiguration"], "SCN": ["SceneKit", "ARKit"],
    "SF": ["SafariServices", "Speech"],
    "SK": ["StoreKit", "SpriteKit", "ARKit"], "SL": ["Social"], "UN": ["UserNotifications", "UserNotificationsUI"],
    "VN": ["Vision", "VisionKit"], "WC": ["WatchConnectivity"], "WK": ["WebKit"],
  ]
  /// Beginnings of names of Core Data, which has no prefix of its own.
  private static let coreData = [
    "NSManaged", "NSFetch", "NSPersistent", "NSEntityDescription", "NSMergePolicy", "NSBatch", "NSAttributeDescription",
  ]

  /// All frameworks of the list.
  package static let all = Set(modules.values.flatMap(\.self) + ["CoreData"])

  /// Returns the modules that may have a name of iOS; `nil` for a name without a known prefix.
  package static func modules(of name: String) -> [String]? {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    if coreData.contains(where: name.hasPrefix) { return ["CoreData"] }
    guard name.count > capitals.count, capitals.count > 2 else { return nil }
    let prefixes = [capitals.dropLast(), capitals.prefix(3), capitals.prefix(2)]
    return prefixes.lazy.compactMap { modules[String($0)] }.first
  }

  /// Returns the module of those that a file imports because of which a compiler's message is an error; `nil` if there is
  /// another reason, or it may be one of several.
  ///
  /// A name with a framework's prefix is that framework's; any other missing name may be of a third party's module. A
  /// message that does not say that something is missing is not about a module.
  package static func cause(of text: String, among imports: [String]) -> String? {
    let words = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    for word in words.prefix(2) {
      if let owner = modules(of: word)?.first(where: imports.contains) { return owner }
    }
    let isAboutAName = ["cannot find", "has no member", "no type named"].contains(where: text.contains)
    guard isAboutAName, PlatformGap.name(in: text) == nil else { return nil }
    let others = imports.filter { !all.contains($0) }
    if let module = nearest(to: words, among: others) ?? abbreviated(by: words, among: others) { return module }
    // A variable that is not found is rather a member of a class that is not here than a module's own.
    let isVariable = text.hasPrefix("cannot find") && words.first?.first?.isLowercase == true
    return others.count == 1 && !isVariable ? others[0] : nil
  }

  /// Returns the only module whose name begins as one of the words does; `nil` if there is none or several.
  private static func nearest(to words: [String], among modules: [String]) -> String? {
    func likeness(_ module: String) -> Int {
      words.map { zip($0.lowercased(), module.lowercased()).prefix { $0 == $1 }.count }.max() ?? 0
    }
    let scores = modules.map(likeness)
    guard let best = scores.max(), best > 3, scores.count(where: { $0 == best }) == 1 else { return nil }
    return scores.firstIndex(of: best).map { modules[$0] }
  }

  /// Returns the module, of several the shortest, whose name a word abbreviates, as `snp` does SnapKit, `sd_setImage` SDWebImage and
  /// `GADBannerView` GoogleMobileAds; `nil` if there is none, or several of one length.
  private static func abbreviated(by words: [String], among modules: [String]) -> String? {
    for word in words {
      let capitals = word.prefix { $0.isUppercase && $0.isASCII }
      let letters =
        if let end = word.firstIndex(of: "_") { word[..<end] } else if capitals.count > 2 { capitals.dropLast() } else {
          word[...]
        }
      guard (2...5).contains(letters.count) else { continue }
      let found = modules.filter { isAbbreviation(letters.lowercased(), of: $0.lowercased()) }
      let shortest = found.map(\.count).min()
      let choices = found.filter { $0.count == shortest }
      if choices.count == 1 { return choices[0] }
    }
    return nil
  }

  /// Returns whether letters are in a name in their order, the first of them at its beginning.
  private static func isAbbreviation(_ letters: String, of name: String) -> Bool {
    guard letters.first == name.first else { return false }
    var rest = letters[...]
    for letter in name where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
