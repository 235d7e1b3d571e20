/// The plain values of Apple's frameworks that are not here and that models store, such as coordinates.
///
/// They have the members that hold data, so that an app's models and screens remain whole.
enum FrameworkValues {
  /// The values of one module.
  private struct Group {
    var module: String
    /// The names of the declarations that `source` begins, which errors may name.
    var names: Set<String>
    /// The module whose values these contain.
    var needed: String?
    var source: String
  }

  private static let groups = [
    Group(
      module: "CoreLocation",
      names: [
        "CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "CLLocationCoordinate2DIsValid", "CLLocationDegrees",
        "CLLocationDistance", "CLLocationAccuracy", "CLLocationSpeed", "CLLocationDirection",
      ],
      source: """
        public typealias CLLocationDegrees = Double
        public typealias CLLocationDistance = Double
        public typealias CLLocationAccuracy = Double
        public typealias CLLocationSpeed = Double
        public typealias CLLocationDirection = Double
        public struct CLLocationCoordinate2D: Sendable {
          public var latitude: CLLocationDegrees
          public var longitude: CLLocationDegrees
          public init() { (latitude, longitude) = (0, 0) }
          public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
            (self.latitude, self.longitude) = (latitude, longitude)
          }
        }
        public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
        public func CLLocationCoordinate2DMake(
          _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
        ) -> CLLocationCoordinate2D {
          CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
          abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
        }
        """),
    Group(
      module: "MapKit", names: ["MKCoordinateSpan", "MKCoordinateRegion"], needed: "CoreLocation",
      source: """
        public struct MKCoordinateSpan: Sendable {
          public var latitudeDelta: CLLocationDegrees
          public var longitudeDelta: CLLocationDegrees
          public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
          public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
            (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
          }
        }
        public struct MKCoordinateRegion: Sendable {
          public var center: CLLocationCoordinate2D
          public var span: MKCoordinateSpan
          public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
          public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
            (self.center, self.span) = (center, span)
          }
        }
        """),
  ]

  /// Returns the values that take the places of missing types, with the others of their modules and those that they
  /// contain.
  static func placeholders(for missing: Set<String>) -> [Placeholder] {
    let named = groups.filter { !$0.names.isDisjoint(with: missing) }
    let modules = Set(named.map(\.module)).union(named.compactMap(\.needed))
    return groups.filter { modules.contains($0.module) }.flatMap { group in
      group.names.sorted().map { Placeholder(name: $0, base: .value, module: group.module) }
    }
  }

  /// Returns the declarations of values, those of each module together.
  static func source(of placeholders: [Placeholder]) -> [String] {
    let modules = Set(placeholders.filter { $0.base == .value }.compactMap(\.module))
    return groups.filter { modules.contains($0.module) }.map(\.source)
  }
}
