import Foundation
import TestSupport
import Testing

/// Screens of a storyboard as `tessera test` shows each of them.
struct StoryboardScreenTests {
  private let folder = TemporaryFolder()
  private let kit = "UIKit"

  private func test(_ options: String...) throws -> Subprocess.Result {
    try Subprocess.tessera(
      arguments: ["test", folder.path("app"), "--output", folder.path("results")] + options,
      environment: ["XDG_CACHE_HOME": folder.toolCache()])
  }

  private func write() throws {
    try folder.write(
      """
      import \(kit)
      class Page: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "shown"
        }
      }
      class Detail: UIViewController {
        var name: String!
        override func viewDidLoad() {
          super.viewDidLoad()
          title = name.uppercased()
        }
      }
      class Plain: UIViewController {}
      """, to: "app/Page.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="s1"><objects><viewController id="p" customClass="Page" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="l"><rect key="frame" x="10" y="100" width="100" height="20"/></label></subviews></view>
      <connections><outlet property="label" destination="l" id="o"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d" customClass="Detail" sceneMemberID="viewController">
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """, to: "app/Main.storyboard")
  }

  /// A controller that is made from its scene has its outlets. One that traps without its data is skipped, unless `-g` names
  /// it.
  @Test func controllersAreMadeFromTheirScenes() throws {
    try write()
    let all = try test("--update", "missing", "--reporter", "list,junit")
    #expect(all.code == 0, "\(all.output)\(all.errors)")
    #expect(all.output.contains("3 of 3 tests passed"), "\(all.output)")
    #expect(all.output.contains("skipped"), "\(all.output)")
    #expect(all.output.contains("it cannot be shown alone, without what other screens give it"), "\(all.output)")
    #expect(all.output.contains("in Detail.viewDidLoad()"), "\(all.output)")
    let junit = try String(contentsOfFile: folder.path("results/results.xml"), encoding: .utf8)
    #expect(junit.contains("<skipped message="), "\(junit)")
    let layout = folder.path("app/__Snapshots__/screens/Page.layout.txt")
    #expect(FileManager.default.fileExists(atPath: layout))
    let wanted = try test("-g", "Detail")
    #expect(wanted.code == 1, "\(wanted.output)")
    // A screen that could once be shown must still be.
    let goldens = folder.path("app/__Snapshots__/screens")
    try FileManager.default.copyItem(atPath: "\(goldens)/Page.png", toPath: "\(goldens)/Detail.png")
    let again = try test("--update", "none")
    #expect(again.code == 1 && again.output.contains("FAILED"), "\(again.output)")
  }
}
