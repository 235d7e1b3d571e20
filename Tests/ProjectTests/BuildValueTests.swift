import TestSupport
import Testing

@testable import Projects

struct BuildValues {
  private func report(_ screens: [AdapterReport.Screen], app: String? = nil) -> AdapterReport {
    AdapterReport(
      version: 1, files: [], screens: screens,
      entry: app.map { AdapterReport.Entry(type: $0, attribute: "@main") },
      delegates: AdapterReport.Delegates(application: app))
  }

  private func screen(_ name: String, _ kind: String = "layout") -> AdapterReport.Screen {
    AdapterReport.Screen(name: name, kind: kind, file: "/p/A.swift", line: 3, make: "make")
  }

  private func record(_ report: AdapterReport) -> BuildRecord {
    BuildRecord(name: "P", library: "l", bundle: "b", report: report, root: "/p")
  }

  @Test func screensHaveDistinctPlainNames() {
    let record = record(report([screen("Grid.make(columns:)"), screen("Grid.make(_:)"), screen("가"), screen("app")]))
    #expect(record.names == ["Grid-make-columns", "Grid-make", "screen", "app"])
    let doubles = self.record(report([screen("a b"), screen("a-b"), screen("a.b"), screen("app")], app: "Delegate"))
    #expect(doubles.names == ["app", "a-b", "a-b-2", "a-b-3", "app-2"])
    #expect(record.screens[0].summary == "A.swift:3")
  }

  @Test func defaultScreenIsTheAppOrOnlyController() {
    #expect(record(report([screen("X", "viewController"), screen("Y", "cell")])).standardName == "X")
    #expect(record(report([screen("X", "viewController"), screen("Y", "tableViewController")])).standardName == nil)
    #expect(record(report([screen("X", "viewController")], app: "D")).standardName == "app")
    #expect(record(report([screen("X", "viewController"), screen("Page", "preview")])).standardName == "Page")
    #expect(record(report([screen("L")])).standardName == "L")
  }

  @Test func anAppThatChoosesItsDelegateIsAScreen() {
    var report = report([screen("X", "viewController")])
    report.files = [AdapterReport.File(path: "/p/main.swift", adapted: "/c/main.swift", script: true, columns: [])]
    expectEqual(record(report).names, ["X"])
    report.entry = AdapterReport.Entry(type: nil, attribute: "UIApplicationMain()")
    expectEqual(record(report).names, ["app", "X"])
    expectTrue(record(report).hasScript)
  }

  /// Names in backticks may consist of any characters.
  @Test func onlyTheTestItselfMatchesItsPattern() throws {
    func number(_ suite: String, _ name: String) throws -> Regex<AnyRegexOutput> {
      var record = record(report([]))
      record.tests = [
        AdapterReport.Test(suite: suite, name: name, form: "function", isAsync: false, file: "", line: 1, lastLine: 1)
      ]
      let text = EntrySource.text(for: record, appDelegate: nil)
      let literal = try #require(text.firstMatch(of: /function: "(.*?)"\)/)).1
      return try Regex(String(literal).replacing("\\\\", with: "\\"))
    }
    let odd = try number("Shop.Cart", "`total is 0. Really? [a|b] (1+1) {$^*}`()")
    expectTrue("App.Shop/Cart/`total is 0. Really? [a|b] (1+1) {$^*}`()/A.swift:1:2".contains(odd))
    expectFalse("App.Shop/Cart/`other`()/A.swift:1:2".contains(odd))
    let inner = try number("`the cart. Empty`.Inner", "adds(_:to:)")
    expectTrue("App.`the cart. Empty`/Inner/adds(_:to:)/A.swift:1:2".contains(inner))
    expectFalse("App.`the cart. Empty`/Inner/addsMore()/A.swift:1:2".contains(inner))
  }

  @Test func screensAreFoundByAnyOfTheirNames() {
    let record = record(report([screen("Grid.make(columns:)"), screen("Main Page", "preview")]))
    for word in ["Grid-make-columns", "Grid.make(columns:)", "grid.make"] {
      #expect(record.screenName(for: word) == "Grid-make-columns")
    }
    #expect(record.screenName(for: "main page") == "Main-Page")
    #expect(record.screenName(for: "other") == nil)
  }

  @Test func messagesGetTheUsersColumns() {
    let report = AdapterReport(
      version: 1,
      files: [AdapterReport.File(path: "/p/A.swift", adapted: "/c/A.swift", columns: [[4, 10, 6], [4, 30, -2]])],
      screens: [])
    let output = """
      /p/A.swift:4:20: error: cannot find 'x' in scope
        x
      /p/A.swift:4:20: error: cannot find 'x' in scope
      /p/A.swift:4:31: warning: a: b
      /p/A.swift:5:20: note: here
      <unknown>:0: error: fatal
      """
    let messages = CompilerMessage.all(in: output, columns: report)
    #expect(messages.map(\.column) == [14, 33, 20])
    #expect(messages.map(\.severity) == [.error, .warning, .note])
    #expect(messages[1].text == "a: b")
  }

  @Test func keysDependOnContentAndItsDivision() {
    func key(_ texts: [String]) -> String {
      var key = ContentKey()
      for text in texts { key.add(text) }
      return key.text
    }
    #expect(key(["ab", "c"]) == key(["ab", "c"]))
    #expect(key(["ab", "c"]) != key(["a", "bc"]))
    #expect(Set([key([]), key([""]), key(["", ""]), key(["a"])]).count == 4)
    #expect(key(["a"]).count == 32)
  }

  @Test func theEntryNamesScreensAsLiterals() {
    let record = record(report([screen("a\"\\(b)\n", "preview")]))
    let text = EntrySource.text(for: record, appDelegate: "App.Delegate")
    #expect(text.contains("LoadedScreens.add(\"a-b\") { make() }"))
    #expect(text.contains("LoadedScreens.add(app: App.Delegate.self, named: \"app\")"))
  }

  @Test(arguments: ProjectTemplate.allCases)
  func templatesImportNothingButUIKit(template: ProjectTemplate) {
    for file in template.files(name: "Shop", tessera: "/t") where file.path.hasSuffix(".swift") {
      #expect(!file.text.contains("canImport"))
      if file.path.hasPrefix("Sources/") { #expect(file.text.hasPrefix("import UIKit\n")) }
    }
  }

  @Test(arguments: [
    ("cannot find 'UIMenuSystem' in scope", "UIMenuSystem"), ("cannot find type 'MTKView' in scope", "MTKView"),
    ("'MeasurementFormatter' is unavailable: Not supported in swift-corelibs-foundation", "MeasurementFormatter"),
    ("value of type 'UITextView' has no member 'textLayoutManager'", "UITextView.textLayoutManager"),
    ("value of type 'NSMutableParagraphStyle' has no member 'tabStops'", "NSMutableParagraphStyle.tabStops"),
    ("cannot find 'class_getInstanceMethod' in scope", "class_getInstanceMethod"),
    ("cannot find 'separatorEffect' in scope", "separatorEffect"), ("cannot find 'mode' in scope", nil),
    ("value of type 'RoundButton' has no member 'textItemTag'", "RoundButton.textItemTag"),
    ("value of type 'Row' has no member 'badge'", nil),
    ("cannot find 'property_nmae' in scope", nil), ("cannot find 'Detail' in scope", nil),
    ("cannot find 'UI' in scope", nil), ("cannot find 'NSFW' in scope", nil),
    ("value of type 'UILabel' has no member 'txet'", nil), ("value of type 'Row' has no member 'tabs'", nil),
    ("value of type 'CGContext' has no member 'resetClip'", "CGContext.resetClip"),
    ("expected '}' in class", nil), ("", nil),
  ]) func aGapIsAnAbsentNameOfIOS(message: String, name: String?) {
    #expect(PlatformGap.name(in: message) == name)
  }

  @Test(arguments: [
    ("UIView", true), ("CALayer", true), ("NSView", false), ("SCNView", false), ("CGPoint", false), ("UI", false),
    ("UIURL", false), ("", false),
  ]) func namesOfUIKitHaveItsPrefixes(name: String, isOfUIKit: Bool) {
    #expect(PlatformGap.isOfUIKit(name) == isOfUIKit)
  }

  @Test func historyTellsMistakesFromGaps() {
    func error(_ text: String, _ file: String = "/p/A.swift") -> CompilerMessage {
      CompilerMessage(file: file, line: 1, column: 1, severity: .error, text: text)
    }
    let old = error("value of type 'UIView' has no member 'halo'")
    let history = BuildHistory(files: ["/p/A.swift"], messages: [old], tools: "1")
    let new = error("cannot find 'titel' in scope")
    let gap = error("cannot find type 'UICloudSharingController' in scope")
    let elsewhere = error("cannot find 'titel' in scope", "/p/New.swift")
    #expect(history.mistakes(in: [old, gap, new, elsewhere], tools: "1") == [new])
    #expect(history.mistakes(in: [new], tools: "2").isEmpty, "another compiler may find other errors")
    // The type of `.popup` is unknown because the property is.
    let value = error("cannot infer contextual base in reference to member 'popup'")
    #expect(history.mistakes(in: [gap, value], tools: "1").isEmpty)
    #expect(history.mistakes(in: [value], tools: "1") == [value])
    let mask = error("reference to member 'layerLeftEdge' cannot be resolved without a contextual type")
    #expect(history.mistakes(in: [mask, gap], tools: "1").isEmpty)
    #expect(history.mistakes(in: [error("'nil' requires a contextual type"), gap], tools: "1").isEmpty)
    #expect(history.contains([old], tools: "1"))
    #expect(!history.contains([old, new], tools: "1") && !history.contains([old], tools: "2"))
    #expect(!history.contains([], tools: "1"), "a failure without a message is not known")
  }
}
