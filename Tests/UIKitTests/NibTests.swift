import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

@MainActor struct NibTests {
  private let device = TestDevice.phone()

  @Test func propertiesOfViewsAreRead() throws {
    let view = try #require(
      NibText.view(
        """
        <view tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="scaleAspectFit" id="v">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """))
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
    #expect((view.tag, view.alpha, view.isHidden, view.clipsToBounds) == (7, 0.5, true, true))
    expectEqual(view.contentMode, .scaleAspectFit)
    expectEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func aLabelHasTextFontAndColor() throws {
    let label = try #require(
      NibText.view(
        """
        <label userInteractionEnabled="NO" textAlignment="center" numberOfLines="3" lineBreakMode="wordWrap" id="l">
        <string key="text">Two
        lines</string>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" systemColor="systemRedColor"/>
        </label>
        """, as: UILabel.self))
    expectEqual(label.text, "Two\nlines")
    expectEqual(label.font, .systemFont(ofSize: 21, weight: .semibold))
    expectEqual(label.textColor, .systemRed)
    #expect((label.textAlignment, label.numberOfLines, label.lineBreakMode) == (.center, 3, .byWordWrapping))
    expectFalse(label.isUserInteractionEnabled)
  }

  @Test func initializersOutletsValuesAndAwakeningFollowUIKitsOrder() throws {
    NibProbe.register()
    NibProbe.calls = []
    _ = NibText.view(
      """
      <view id="p" customClass="NibProbe" customModule="Anything">
      <rect key="frame" x="0" y="0" width="50" height="10"/>
      <subviews><label text="Hello" id="l"/><label text="Other" id="m"/></subviews>
      <connections>
      <outlet property="label" destination="l" id="o"/>
      <outletCollection property="parts" destination="l" id="o1"/>
      <outletCollection property="parts" destination="m" id="o2"/>
      </connections>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="amount"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      </view>
      """)
    expectEqual(NibProbe.calls, ["init 50.0 2 true", "awake Hello 2 2.5"])
  }

  @Test func layoutsAwakeToo() throws {
    MethodTable.shared.add(NibLayoutProbe.self)
    let list = try #require(
      NibText.view(
        """
        <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" customClass="NibLayoutProbe"
        minimumLineSpacing="7" id="l"/></collectionView>
        """, as: UICollectionView.self))
    let layout = try #require(list.collectionViewLayout as? NibLayoutProbe)
    expectEqual([layout.spacingAtAwakening, layout.minimumLineSpacing], [7, 12])
  }

  @Test func constraintsWithAllKindsOfItemsAreActivated() throws {
    device.becomeCurrent()
    let view = try #require(
      NibText.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="c1"/>
        </constraints></view></subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="10" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="45" priority="900" identifier="foot" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" placeholder="YES" constant="999" id="c5"/>
        </constraints></view>
        """))
    view.layoutIfNeeded()
    expectEqual(view.subviews[0].frame, CGRect(x: 10, y: 5, width: 100, height: 50))
    let foot = view.constraints.first { $0.identifier == "foot" }
    expectEqual(foot?.priority.rawValue, 900)
    expectEqual(view.constraints.count, 3)
  }

  /// Constraints that UIKit refuses in code are left out, with a warning, instead of ending the program.
  @Test(arguments: [
    #"firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" multiplier="0""#,
    #"firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="left""#,
    #"firstItem="a" firstAttribute="rightMargin" secondItem="v" secondAttribute="trailing""#,
    #"firstItem="a" firstAttribute="top""#,
    #"firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="width""#,
  ])
  func impossibleConstraintsAreLeftOut(constraint: String) throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints><constraint \(constraint) id="c1"/></constraints></view>
        """))
    expectEmpty(view.constraints)
    expectEqual(view.subviews.count, 1)
  }

  @Test func controlsStacksAndBarsAreRead() throws {
    let stack = try #require(
      NibText.view(
        """
        <stackView axis="vertical" spacing="6" alignment="center" id="s"><subviews>
        <button buttonType="system" id="b"><state key="normal" title="Buy"/></button>
        <slider minValue="1" maxValue="5" value="2" id="sl"/>
        <segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <switch on="YES" id="sw"/><textField borderStyle="roundedRect" placeholder="Name" id="t">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
        <pageControl numberOfPages="4" currentPage="2" id="p"/>
        </subviews></stackView>
        """, as: UIStackView.self))
    #expect((stack.axis, stack.spacing, stack.alignment) == (.vertical, 6, .center))
    expectEqual(stack.arrangedSubviews.count, 6)
    let button = stack.arrangedSubviews[0] as? UIButton
    expectEqual(button?.title(for: .normal), "Buy")
    expectEqual(button?.buttonType, .system)
    expectEqual((stack.arrangedSubviews[1] as? UISlider)?.value, 2)
    expectEqual((stack.arrangedSubviews[2] as? UISegmentedControl)?.selectedSegmentIndex, 1)
    expectEqual((stack.arrangedSubviews[3] as? UISwitch)?.isOn, true)
    let field = stack.arrangedSubviews[4] as? UITextField
    expectEqual(field?.keyboardType, .emailAddress)
    expectEqual(field?.isSecureTextEntry, true)
    expectEqual(field?.borderStyle, .roundedRect)
    expectEqual((stack.arrangedSubviews[5] as? UIPageControl)?.currentPage, 2)
  }

  @Test func pickersMenusAndAccessibilityAreRead() throws {
    let stack = try #require(
      NibText.view(
        """
        <stackView id="s"><subviews>
        <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="d"><date key="date" timeIntervalSinceReferenceDate="700000000"/>
        <locale key="locale" localeIdentifier="de_DE"/></datePicker>
        <button id="b" showsMenuAsPrimaryAction="YES"><menu key="menu" id="m"><children><action title="One" id="m1"/>
        <menu title="More" id="m2"><children><action title="Two" id="m3"/></children></menu></children></menu>
        <accessibility key="accessibilityConfiguration" hint="Opens" label="Open"><accessibilityTraits key="traits" button="YES" header="YES"/></accessibility></button>
        <label id="l"><attributedString key="attributedText"><fragment content="A"><attributes><font key="NSFont" metaFont="systemBold" size="28"/></attributes></fragment></attributedString></label>
        </subviews></stackView>
        """, as: UIStackView.self))
    let picker = try #require(stack.arrangedSubviews[0] as? UIDatePicker)
    #expect((picker.datePickerMode, picker.minuteInterval, picker.datePickerStyle) == (.date, 5, .wheels))
    expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 700_000_000))
    expectEqual(picker.locale?.identifier, "de_DE")
    let button = try #require(stack.arrangedSubviews[1] as? UIButton)
    expectEqual(button.menu?.children.map(\.title), ["One", "More"])
    expectEqual(button.accessibilityTraits, [.button, .header])
    let text = (stack.arrangedSubviews[2] as? UILabel)?.attributedText
    expectEqual(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 28))
  }

  @Test func appearancesOfBarsAreRead() throws {
    let bar = try #require(
      NibText.view(
        """
        <navigationBar id="n"><navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemIndigoColor"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes></navigationBarAppearance>
        <textAttributes key="largeTitleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="40"/></textAttributes></navigationBar>
        """, as: UINavigationBar.self))
    expectEqual(bar.standardAppearance.backgroundColor, .systemIndigo)
    expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .systemRed)
    expectEqual(bar.largeTitleTextAttributes?[.font] as? UIFont, .boldSystemFont(ofSize: 40))
  }

  @Test func unknownElementsAndClassesLeaveTheRest() throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><subviews><hologram id="h"/><label text="Stays" id="l" customClass="NobodyKnows"/></subviews></view>
        """))
    expectEqual(view.subviews.count, 1)
    expectEqual((view.subviews.first as? UILabel)?.text, "Stays")
  }

  @Test func damagedFilesKeepTheirBeginning() {
    let whole = NibText.document("<label text=\"First\" id=\"a\"/><label text=\"Second\" id=\"b\"/>")
    let cut = whole.prefix(upTo: whole.range(of: "Second")!.lowerBound)
    let objects = UINib(data: Data(cut.utf8), bundle: nil).instantiate(withOwner: nil)
    expectEqual(objects.compactMap { ($0 as? UILabel)?.text }, ["First"])
    expectEmpty(UINib(data: Data(), bundle: nil).instantiate(withOwner: nil))
    expectEmpty(UINib(data: Data([0xFF, 0xFE, 0, 1]), bundle: nil).instantiate(withOwner: nil))
  }

  @Test func entitiesAreNeverExpandedOrFollowed() {
    let text = NibText.document("<label id=\"a\"><string key=\"text\">A&big;&file;B</string></label>")
      .replacing(
        "<document",
        with:
          "<!DOCTYPE d [<!ENTITY big \"\(String(repeating: "x", count: 99))\"><!ENTITY file SYSTEM \"file:///etc/passwd\">]><document",
        maxReplacements: 1)
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    expectEqual((objects.first as? UILabel)?.text, "AB")
  }

  @Test func textBehindAnUnknownEntityIsKept() {
    let text = NibText.document(
      "<label id=\"a\"><string key=\"text\">A&nbsp;B</string></label><label id=\"b\" text=\"C&nbsp;D &amp; E\"/>")
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    expectEqual(objects.map { ($0 as? UILabel)?.text }, ["AB", "CD & E"])
  }

  @Test func deepFilesAreCut() {
    let depth = 3000
    let text =
      String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
    expectEqual(NibText.nib(text).instantiate(withOwner: nil).count, 1)
  }

  private final class OneCell: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
  }

  /// A cell's own identifier is the one for which its nib is registered, or none.
  @Test(arguments: ["reuseIdentifier=\"c\"", "reuseIdentifier=\"\"", ""])
  func aRegisteredNibMakesCells(identifier: String) {
    let list = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: UICollectionViewFlowLayout())
    let rows = OneCell()
    list.register(
      NibText.nib("<collectionViewCell tag=\"7\" \(identifier) id=\"cell\"/>"), forCellWithReuseIdentifier: "c")
    list.dataSource = rows
    device.window.addSubview(list)
    device.frame()
    expectEqual(list.visibleCells.map(\.tag), [7])
    expectEqual(list.visibleCells.map(\.reuseIdentifier), ["c"])
  }

  @Test func nibCellHasItsConstraintsOnTheContentView() throws {
    device.becomeCurrent()
    let nib = NibText.nib(
      """
      <collectionViewCell reuseIdentifier="c" id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><label text="In a cell" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews></view>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="cell" secondAttribute="leading" constant="3" id="k"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="cell" secondAttribute="top" constant="4" id="k2"/></constraints>
      </collectionViewCell>
      """)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? UICollectionViewCell)
    expectEqual(cell.reuseIdentifier, "c")
    cell.layoutIfNeeded()
    // A frame is derived from its center, so the last bits differ.
    let origin = try #require(cell.contentView.subviews.first).frame.origin
    expectLess(abs(origin.x - 3), 1e-9)
    expectLess(abs(origin.y - 4), 1e-9)
    expectEqual(cell.contentView.constraints.count, 2)
  }
}
