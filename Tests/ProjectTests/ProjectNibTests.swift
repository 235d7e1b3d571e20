import Foundation
import TestSupport
import Testing

/// Projects with Interface Builder's files, shown by the tool that was built with these tests.
@Suite(.serialized) struct ProjectNibs {
  private let folder = TemporaryFolder()
  private let kit = "UIKit"

  private func snapshot() throws -> Subprocess.Result {
    try Subprocess.tessera(
      "snapshot", folder.path("app"), "--out", folder.path("out"),
      environment: ["XDG_CACHE_HOME": folder.toolCache()])
  }

  /// A view that is not here has a placeholder in code, which the nib file makes as well, so that the outlet is connected.
  @Test func outletsOfViewsThatAreNotHereAreConnected() throws {
    try folder.write(
      """
      import \(kit)
      import \("MapKit")
      import \("Absent")
      class Page: UIViewController {
        @IBOutlet var map: MKMapView!
        @IBOutlet private weak var chart: AbsentChart!
        override func viewDidLoad() {
          super.viewDidLoad()
          map.showsUserLocation = true
          chart.animate()
          print(type(of: map!), map.frame, type(of: chart!), chart.frame)
        }
      }
      """, to: "app/Page.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="view" destination="v" id="o0"/><outlet property="map" destination="m" id="o1"/>
      <outlet property="chart" destination="c" id="o2"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <mapView id="m"><rect key="frame" x="10" y="20" width="100" height="50"/></mapView>
      <view id="c" customClass="AbsentChart" customModule="Absent">
      <rect key="frame" x="10" y="80" width="90" height="40"/></view></subviews></view></objects></document>
      """, to: "app/Page.xib")
    let result = try snapshot()
    #expect(result.code == 0, "\(result.errors)")
    let shown = "MKMapView (10.0, 20.0, 100.0, 50.0) AbsentChart (10.0, 80.0, 90.0, 40.0)"
    #expect(result.output.contains(shown), "\(result.output) \(result.errors)")
    #expect(!result.errors.contains("Unknown class") && !result.errors.contains("is not available"), "\(result.errors)")
  }

  @Test func appStartsWithItsMainStoryboard() throws {
    try folder.write(
      """
      import \(kit)
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched", window?.rootViewController?.isViewLoaded ?? true)
          return true
        }
      }
      class Cell: UICollectionViewCell {
        @IBOutlet private weak var name: UILabel!
        @IBInspectable var level: Int = 0
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func awakeFromNib() { print("awake", name.text ?? "", level) }
      }
      class Page: UIViewController, UICollectionViewDataSource {
        @IBOutlet var list: UICollectionView!
        override func viewDidLoad() {
          print(NSLocalizedString("greeting", comment: ""), Bundle.main.path(forResource: "Cell", ofType: "xib") != nil)
          list.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "Cell")
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
      }
      """, to: "app/App.swift")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"greeting":{"localizations":{"en":{"stringUnit":{"value":"Hello"}}}}}}"#,
      to: "app/Localizable.xcstrings")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell reuseIdentifier="Cell" id="c" customClass="Cell" customModule="Elsewhere">
      <view key="contentView"><subviews><label text="From a nib" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
      <connections><outlet property="name" destination="l" id="o"/></connections>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </collectionViewCell></objects></document>
      """, to: "app/Cell.xib")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p"><scenes><scene sceneID="s"><objects>
      <viewController id="p" customClass="Page" customModule="Elsewhere" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>
      <collectionView id="l"><rect key="frame" x="0" y="100" width="300" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="100" height="40"/></collectionViewFlowLayout>
      <connections><outlet property="dataSource" destination="p" id="o1"/></connections></collectionView>
      </subviews></view>
      <connections><outlet property="list" destination="l" id="o2"/></connections>
      </viewController></objects></scene></scenes></document>
      """, to: "app/Main.storyboard")
    let result = try snapshot()
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("launched false\nHello true\n"), "views load after the launch: \(result.output)")
    #expect(result.output.contains("awake From a nib 3\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/app.png")))
  }

  /// iOS ends an app whose nib file has an outlet that its class lacks. Here the rest of the screen appears, and the exit
  /// code says so. Catalogs of one name are all read.
  @Test func anOutletThatTheClassLacksIsNamedAndTheRestAppears() throws {
    try folder.write(
      """
      import \(kit)
      class Page: UIViewController {
        @IBOutlet var name: UILabel!
        @IBOutlet var button: UIButton?
        override func viewDidLoad() {
          print("loaded", name.text ?? "", button == nil, Bundle(for: Page.self) === Bundle.main)
          print("colors", UIColor(named: "One") != nil, UIColor(named: "Two") != nil, UIColor(named: "Three") != nil)
        }
      }
      """, to: "app/Page.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="gone" destination="l" id="o1"/>
      <outlet property="button" destination="l" id="o2"/>
      <outlet property="name" destination="l" id="o3"/></connections></placeholder>
      <view id="v"><subviews><button id="b"><connections>
      <action selector="missing:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
      <label text="From a nib" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/><hologram key="light"/></label></subviews></view>
      </objects></document>
      """, to: "app/Page.xib")
    for (name, path) in [("One", "A/Colors"), ("Two", "B/Colors")] {
      let color = #"{"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
      try folder.write(
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}}]}"#,
        to: "app/\(path).xcassets/\(name).colorset/Contents.json")
    }
    let result = try snapshot()
    #expect(result.output.contains("loaded From a nib true true\n"), "\(result.output)\(result.errors)")
    #expect(result.output.contains("colors true true false\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/Page.png")))
    #expect(result.code == 70, "\(result.errors)")
    let file = folder.path("app/Page.xib")
    let messages = [
      ":3: error: [<app.Page> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone.",
      ":4: warning: the outlet button of app.Page has a type that a UILabel is not of, so it is nil",
      ":2: error: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Page\" nib but the view outlet was not set.",
      ":7: warning: app.Page has no @IBAction missing:",
      ":8: warning: <hologram key=\"light\"> of label is unknown, so it is left out",
    ]
    for message in messages { #expect(result.errors.contains(file + message), "\(message)\n\(result.errors)") }
    #expect(result.errors.contains("UIColor(named: \"Three\") found no color set of this name: "))
    #expect(result.errors.contains("tessera: 2 errors were reported that end the app on iOS"))
  }
}
