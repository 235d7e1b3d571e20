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
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  @Test func appStartsWithItsMainStoryboard() throws {
    try folder.write(
      """
      import \(kit)
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
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
    #expect(result.output.contains("Hello true\n"))
    #expect(result.output.contains("awake From a nib 3\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/app.png")))
  }
}
