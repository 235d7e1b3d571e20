/// A network in range.
struct WiFiNetwork: Hashable {
  let name: String
  var isSecure = true

  /// The network that the phone knows.
  static let home = WiFiNetwork(name: "우리집_5G")

  static let all = [
    "AndroidAP_4471", "BlueDoor Guest", "Café Mangwon", "corner-bakery", "dalkom", "FRITZ!Box 7590", "HANA_2F",
    "iptime", "KT_GiGA_5G_A7C2", "Linksys00042", "Mapo Library", "NETGEAR-84", "olleh_WiFi", "Printer-3F", "SK_WiFi",
    "서연이네", "세탁소", "치과_대기실",
  ].enumerated().map { WiFiNetwork(name: $1, isSecure: $0 % 3 != 1) }
}

/// Networks that appear and disappear, in the same order in every run.
struct WiFiNeighborhood {
  private(set) var networks = Array(WiFiNetwork.all.prefix(9))
  private var state: UInt32 = 2_026

  /// Removes one or two networks and adds one or two.
  mutating func change() {
    for _ in 0...next(below: 2) where networks.count > 4 { networks.remove(at: next(below: networks.count)) }
    for _ in 0...next(below: 2) {
      let away = WiFiNetwork.all.filter { !networks.contains($0) }
      if !away.isEmpty { networks.append(away[next(below: away.count)]) }
    }
    networks.sort { $0.name < $1.name }
  }

  /// Returns a pseudorandom number.
  private mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}
