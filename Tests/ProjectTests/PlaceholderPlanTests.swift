import Testing

@testable import Projects

/// Placeholders for types that the compiler does not find, and the remarks about them.
struct PlaceholderPlanTests {
  private func error(_ text: String, line: Int = 1, file: String = "/p/A.swift") -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: 5, severity: .error, text: text)
  }

  private func report(imports: [String], placeholders: [AdapterReport.Placeholder] = []) -> AdapterReport {
    AdapterReport(
      version: 1, files: [.init(path: "/p/A.swift", adapted: "/o/A.swift", imports: imports)], screens: [],
      placeholders: placeholders)
  }

  @Test func typesOfIOSAndOfAbsentModulesMayBeReplaced() {
    var plan = PlaceholderPlan()
    let messages = [
      error("cannot find type 'MKMapView' in scope"), error("cannot find 'BannerView' in scope"),
      error("cannot find 'title' in scope"), error("value of type 'A' has no member 'B'"),
      error("cannot find type 'Elsewhere' in scope", file: "/p/B.swift"),
    ]
    let report = report(imports: ["UIKit", "Banners"])
    let isNew = plan.add(messages, report: report, absent: ["Banners"])
    #expect(isNew)
    #expect(plan.names == ["MKMapView", "BannerView"])
    let isNewAgain = plan.add(messages, report: report, absent: ["Banners"])
    #expect(!isNewAgain)
    var other = PlaceholderPlan()
    _ = other.add(messages, report: report, absent: [])
    #expect(other.names == ["MKMapView"], "a mistake in a file that imports nothing absent is the user's own")
  }

  @Test func eachPlaceholderIsNamedOnceWithItsModule() {
    var plan = PlaceholderPlan()
    let messages = [
      error("cannot find type 'MKMapView' in scope", line: 3), error("cannot find 'MKMapView' in scope", line: 4),
      error("cannot find 'BannerView' in scope", line: 5), error("cannot find type 'SwipeCell' in scope", line: 9),
    ]
    _ = plan.add(messages, report: report(imports: ["MapKit", "Banners.Core"]), absent: ["Banners"])
    #expect(plan.isStarted && plan.notes.isEmpty)
    let made = report(
      imports: [],
      placeholders: [
        .init(name: "BannerView", base: "UIView"), .init(name: "SwipeCell", base: "UITableViewCell"),
        .init(name: "MKMapView", base: "UIView", module: "MapKit"),
      ])
    let takesNew = plan.take(made)
    #expect(takesNew)
    let takesSame = plan.take(made)
    #expect(!takesSame)
    #expect(
      plan.notes == [
        "/p/A.swift:5:5: BannerView of Banners is not here: a placeholder stands in its place",
        "/p/A.swift:9:5: SwipeCell of Banners is not here: a UITableViewCell stands in its place",
        "/p/A.swift:3:5: MKMapView is not part of Tessera: a placeholder stands in its place",
      ])
  }

  @Test func placeholdersOfPackagesAreThoseOfTheTargetAsWell() {
    var plan = PlaceholderPlan(ofPackages: ["WKWebView"])
    #expect(plan.names == ["WKWebView"] && !plan.isStarted)
    let made = report(imports: [], placeholders: [.init(name: "MKMapView", base: "UIView", module: "MapKit")])
    _ = plan.take(made)
    #expect(plan.replaced == ["MKMapView", "WKWebView"])
    #expect(plan.notes.isEmpty, "the remarks of packages name them")
  }

  @Test(arguments: [
    ("value of type 'UIImageView' has no member 'kf'", "Kingfisher"),
    ("value of type 'UIImageView' has no member 'sd_setImage'", "SDWebImage"),
    ("cannot find 'GADBannerView' in scope", "GoogleMobileAds"), ("cannot find 'GMSMapView' in scope", "GoogleMaps"),
    ("value of type 'UIView' has no member 'pin'", "PinLayout"), ("value of type 'UIView' has no member 'halo'", nil),
  ]) func abbreviationsNameTheirModule(text: String, module: String?) {
    let imports = ["GoogleMaps", "GoogleMobileAds", "Kingfisher", "PinLayout", "SDWebImage", "SnapKit"]
    #expect(AppleFrameworks.cause(of: text, among: imports) == module)
  }

  @Test(arguments: [
    ("cannot find type 'WKWebView' in scope", "WebKit"),
    ("value of type 'WKWebView' has no member 'load'", "WebKit"),
    ("cannot find 'AVPlayer' in scope", "AVFoundation"), ("cannot find type 'SnapshotView' in scope", "SnapKit"),
    ("cannot find 'Row' in scope", "SnapKit"), ("value of type 'UIView' has no member 'halo'", "SnapKit"),
    ("cannot find 'mapType' in scope", nil), ("cannot find 'CFRunLoopStop' in scope", nil),
    ("cannot override with a stored property 'collectionView'", nil), ("cannot find 'CLLocation' in scope", nil),
    ("value of type 'UIView' has no member 'accessibilityCustomRotors'", nil),
    ("generic parameter 'T' could not be inferred", nil),
  ]) func onlyTheModuleThatIsTheCauseIsNamed(text: String, module: String?) {
    #expect(AppleFrameworks.cause(of: text, among: ["AVFoundation", "SnapKit", "WebKit"]) == module)
    let others = ["AVFoundation", "Kingfisher", "SnapKit", "WebKit"]
    let isSure = module == nil || module != "SnapKit" || text.contains("Snap")
    #expect(AppleFrameworks.cause(of: text, among: others) == (isSure ? module : nil))
  }
}
