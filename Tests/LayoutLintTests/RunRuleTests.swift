import Foundation
import Geometry
import LayoutLint
import LayoutSolver
import Testing

struct RunLintRules {
  private let estimated = row(
    .estimated(44), item(.fractionalWidth(0.5), .estimated(44)), item(.fractionalWidth(0.5), .estimated(44)))
  private let element = RunObservations.Element(
    section: 0, name: "0.2", frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  private func observed(_ section: SectionSpec? = nil, _ change: @escaping (inout RunObservations) -> Void)
    -> LintedView
  {
    view(section ?? cards(width: 320, .groupPaging)) { change(&$0.run) }
  }

  @Test func aDelegateThatIsNeverCalledIsTL02() {
    #expect(codes(observed { $0.delegateFollowsScrolling = true }) == ["TL02"])
    #expect(codes(observed { _ in }) == [])
  }

  @Test func aDelegateOfScrollingContentIsClean() {
    let rows = SectionSpec(group: row(.absolute(100), item(.fractionalWidth(1), .fractionalHeight(1))))
    #expect(codes(observed(rows) { $0.delegateFollowsScrolling = true }) == [])
  }

  @Test func unevenCellsOfARowAreTL04() throws {
    let faulty = view(estimated, items: 4, heights: [0: 44, 1: 50, 2: 44, 3: 44])
    let found = try #require(Linter().findings(in: [faulty]).first)
    #expect(found.rule.id == "TL04")
    #expect(found.reason.contains("from 44 to 50"))
    #expect(codes(view(estimated, items: 4, heights: [0: 50, 1: 50, 2: 40, 3: 40])) == [])
    let uniform = row(
      .estimated(44), item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
    #expect(codes(view(uniform, items: 4, heights: [0: 44, 1: 50, 2: 44, 3: 44])) == [])
  }

  @Test func aWrongEstimateIsTL09() throws {
    let single = row(.estimated(44), item(.fractionalWidth(1), .estimated(44)))
    let found = try #require(Linter().findings(in: [view(single, heights: [0: 60, 1: 120, 2: 200])]).first)
    #expect(found.rule.id == "TL09")
    #expect(found.element == "item 0.2")
    #expect(found.fix.contains("smaller than .estimated(120)"))
    #expect(codes(view(single, heights: [0: 60, 1: 80])) == [])
  }

  @Test(arguments: [
    ("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( a (at 0 and 2) )}", "TL05"),
    ("insert or append 1 section identifier that already exist in the snapshot", "TL05"),
    ("Invalid section definition. Please specify a valid section definition", "TL08"),
    ("Index out of range", nil),
  ]) func errorsThatEndAnAppAreFindings(message: String, id: String?) {
    let found = Linter().finding(ofError: message)
    #expect(found?.rule.id == id)
    #expect(found.map(\.reason) ?? message == message)
    var linter = Linter()
    let isKnown = id.map { linter.setLevel(.off, of: $0) } ?? true
    #expect(isKnown)
    #expect(linter.finding(ofError: message) == nil)
  }

  @Test func aChangedScrollViewIsTL23() {
    let changed = observed { $0.privateProperties = [0: ["bounces": "orthogonalScrollingProperties.bounce"]] }
    #expect(codes(changed) == ["TL23"])
    #expect(codes(observed { $0.privateProperties = [:] }) == [])
  }

  @Test func aHandlerOnEstimatesIsTL06() {
    let element = element
    let faulty = observed { $0.changedEstimates = [element] }
    #expect(codes(faulty) == ["TL06"])
  }

  @Test func aCulledItemIsTL07() {
    let element = element
    let faulty = observed { $0.culled = [element] }
    #expect(codes(faulty) == ["TL07"])
  }

  @Test func aPageWarningIsTL01() { #expect(codes(observed { $0.pageWarnings = [0: "wrong"] }) == ["TL01"]) }

  @Test func anUnusedKindIsTL14() {
    #expect(codes(observed { ($0.registeredKinds, $0.usedKinds) = (["header", "foter"], ["header"]) }) == ["TL14"])
    #expect(codes(observed { ($0.registeredKinds, $0.usedKinds) = (["header"], ["header", "badge"]) }) == [])
  }

  @Test func aClassIdentifierIsTL16() { #expect(codes(observed { $0.identifierClasses = ["Photo"] }) == ["TL16"]) }

  @Test func motionInSpiteOfTheSettingIsTL18() { #expect(codes(observed { $0.unreducedMotion = [0] }) == ["TL18"]) }

  @Test func levelsCanBeChosen() {
    let faulty = view(row(.estimated(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    var linter = Linter()
    var known = linter.setLevel(.off, of: "tl03")
    #expect(known)
    #expect(linter.findings(in: [faulty]) == [])
    known = linter.setLevel(.warning, of: "TL03")
    #expect(known)
    #expect(linter.findings(in: [faulty]).map(\.level) == [.warning])
    known = linter.setLevel(.error, of: "TL99")
    #expect(!known)
  }

  @Test func identifiersAreUniqueAndOrdered() {
    let ids = LintRule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
  }
}

struct ScreenLintRules {
  private func screen(_ change: (inout LintedScreen) -> Void) -> LintedScreen {
    var screen = LintedScreen()
    change(&screen)
    return screen
  }

  private func text(
    _ gray: CGFloat, size: CGFloat = 17, isBold: Bool = false, isCut: Bool = false, isCutLarge: Bool? = nil
  ) -> LintedScreen {
    let white = LintColor(red: 1, green: 1, blue: 1)
    let color = LintColor(red: gray, green: gray, blue: gray)
    return screen {
      $0.texts = [
        ScreenText(
          text: "Title", frame: .zero, pointSize: size, isBold: isBold, color: color, background: white, isCut: isCut,
          isCutAtLargestSize: isCutLarge)
      ]
    }
  }

  /// The colors are those of the WCAG's own documents: #767676 is the lightest gray that passes on white.
  @Test func lowContrastIsTL22() {
    #expect(codes(text(0x77 / 255)) == ["TL22"])
    #expect(codes(text(0x76 / 255)) == [])
    #expect(codes(text(0x94 / 255, size: 24)) == [])
    #expect(codes(text(0x95 / 255, size: 24)) == ["TL22"])
    #expect(codes(text(0x94 / 255, size: 19, isBold: true)) == [])
  }

  @Test func contrastHasItsExtremes() {
    let (black, white) = (LintColor(red: 0, green: 0, blue: 0), LintColor(red: 1, green: 1, blue: 1))
    #expect(abs(black.contrast(to: white) - 21) < 1e-9)
    #expect(black.contrast(to: black) == 1)
    #expect(
      LintColor(red: .nan, green: 0, blue: 0, alpha: 0.5).over(white) == LintColor(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func textThatIsCutOnlyAtTheLargestSizeIsTL19() {
    #expect(codes(text(0, isCutLarge: true)) == ["TL19"])
    #expect(codes(text(0, isCut: true, isCutLarge: true)) == [])
    #expect(codes(text(0, isCutLarge: false)) == [])
  }

  @Test func smallTargetsAreTL20() {
    func target(_ width: CGFloat, _ height: CGFloat, isSystem: Bool = false) -> LintedScreen {
      screen {
        $0.targets = [
          TouchTarget(
            name: "UIButton", label: "Buy", frame: .zero, reach: CGSize(width: width, height: height),
            hasSystemSize: isSystem)
        ]
      }
    }
    #expect(codes(target(43, 60)) == ["TL20"])
    #expect(codes(target(44, 44)) == [])
    #expect(codes(target(51, 31, isSystem: true)) == [])
  }

  @Test(arguments: [nil, "", " "]) func targetsWithoutLabelsAreTL21(label: String?) {
    let reach = CGSize(width: 44, height: 44)
    let target = TouchTarget(name: "UIButton", label: label, frame: .zero, reach: reach)
    #expect(codes(screen { $0.targets = [target] }) == ["TL21"])
  }

  @Test func closuresThatKeepTheScreenAreTL17() {
    #expect(codes(screen { $0.retainingClosures = ["section provider"] }) == ["TL17"])
  }
}
