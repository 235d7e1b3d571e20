import Foundation
import SourceAdapter
import TestSupport
import Testing

/// The names that the adapter knows of Apple's frameworks: each of them is replaced, imported or left out, and a name
/// that only begins like it is not.
struct KnownNameTests {
  // MARK: Imports

  @Test(arguments: [
    ("Combine", "TesseraPublishers"), ("CoreGraphics", "UIKit"), ("QuartzCore", "UIKit"), ("CoreAnimation", "UIKit"),
    ("CoreText", "UIKit"), ("Symbols", "UIKit"), ("ObjectiveC", "UIKit"), ("DeveloperToolsSupport", "UIKit"),
    ("Darwin", "Foundation"), ("CoreFoundation", "Foundation"), ("os", "TesseraRuntime"), ("OSLog", "TesseraRuntime"),
    ("UniformTypeIdentifiers", "UIKit"), ("MobileCoreServices", "UIKit"), ("SnapshotTesting", "TesseraTesting"),
    ("InlineSnapshotTesting", "TesseraTesting"), ("Foundation", "Foundation"), ("UIKit", "UIKit"),
    ("CombineX", "CombineX"),
  ])
  func modulesHaveOtherNames(module: String, replacement: String) {
    expectEqual(adapted("import \(module)").trimmingCharacters(in: .whitespaces), "import \(replacement)")
    let type = adapted("import \(module)\nlet a: \(module).Kind?").split(separator: "\n").last
    expectEqual(type?.filter { $0 != " " }, "leta:\(replacement).Kind?")
  }

  /// UIKit and Foundation export these modules on iOS, so that a file may name them without importing them.
  @Test(arguments: ["CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore"])
  func exportedModulesAreSeen(module: String) {
    for kit in ["UIKit", "Foundation"] {
      expectFalse(adapted("import \(kit)\nlet a: \(module).Kind?").contains(module))
    }
    expectContains(adapted("let a: \(module).Kind?"), module)
    expectContains(adapted("import UIKit\nenum \(module) {}\nlet a: \(module).Kind?"), "let a: \(module).Kind?")
  }

  @Test func othersAreNotSeen() {
    for module in ["Combine", "os", "UniformTypeIdentifiers"] {
      expectContains(adapted("import UIKit\nlet a: \(module).Kind?"), module)
    }
  }

  private func imports(_ module: String, for name: String, in header: String = "import Foundation") -> [Bool] {
    [name, name + "s"].map { name in
      addedImports("\(header)\nlet a: [\(name)] = []").split(separator: "; ").contains { $0 == "import \(module)" }
    }
  }

  /// The types that swift-corelibs-foundation has in a module of its own.
  @Test(arguments: [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics", "URLRequest",
    "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage",
  ])
  func typesOfRequestsAreImported(name: String) {
    expectEqual(imports("FoundationNetworking", for: name), [true, name.hasPrefix("HTTPCookie")])
  }

  /// The names that Foundation, Darwin or the Objective-C runtime have on iOS, and UIKit here.
  @Test(arguments: [
    "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "NSUserActivity",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "CFArray", "CFString",
    "CFDictionary", "LocalizedStringResource", "CACurrentMediaTime", "Selector", "NSSelectorFromString",
    "NSStringFromSelector", "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_AssociationPolicy",
    "objc_sync_enter", "objc_sync_exit", "NSItemProvider", "MeasurementFormatter", "ListFormatter",
    "RelativeDateTimeFormatter", "DateComponentsFormatter", "NSDataDetector", "UndoManager",
    "documentsDirectory", "cachesDirectory", "applicationSupportDirectory", "temporaryDirectory",
    "notifications", "localized",
  ])
  func namesOfUIKitAreImported(name: String) {
    expectEqual(imports("UIKit", for: name), [true, false])
    expectEqual(imports("UIKit", for: name, in: "import UIKit"), [false, false])
  }

  @Test(arguments: [
    "Observable", "ObservationIgnored", "ObservationTracked", "ObservationRegistrar",
    "withObservationTracking", "Observations",
  ])
  func namesOfObservationAreImported(name: String) {
    // “Observations” is a name of its own.
    expectEqual(imports("Observation", for: name), [true, false])
    expectEqual(imports("Observation", for: name, in: "import Observation"), [false, false])
  }

  @Test func otherNamesHaveTheirModules() {
    for name in ["XMLParser", "XMLParserDelegate"] { expectEqual(imports("FoundationXML", for: name), [true, false]) }
    for name in ["dataTaskPublisher", "DataTaskPublisher"] {
      expectEqual(imports("TesseraCombine", for: name), [true, false])
    }
    expectEqual(
      adapted("import class Foundation.NSURLSession").trimmingCharacters(in: .whitespaces), "import       Foundation")
    expectContains(addedImports("import class Foundation.URLSession"), "import FoundationNetworking")
    expectContains(addedImports("import Foundation.NSURLSession"), "import FoundationNetworking")
    expectFalse(addedImports("import class Foundation.NSString").contains("FoundationNetworking"))
    for module in ["XCTest", "Testing"] { expectContains(addedImports("import \(module)"), "import UIKit;") }
  }

  // MARK: Members and methods

  @Test(arguments: [
    "intValue", "integerValue", "int32Value", "int64Value", "uintValue", "doubleValue", "floatValue",
    "boolValue", "stringValue", "count", "length", "description", "debugDescription", "hash", "cgRectValue",
    "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue", "rangeValue", "allKeys",
    "allValues", "firstObject", "lastObject", "object", "value", "setValue", "isEqual", "isKind", "isMember",
    "responds", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "components", "timeIntervalSince1970",
    "timeIntervalSinceNow", "absoluteString", "tag", "title", "currentTitle", "titleLabel", "text", "isOn",
    "selectedSegmentIndex", "titleForSegment", "state", "view", "location", "translation", "velocity", "scale",
    "rotation", "numberOfTouches", "isEnabled", "isSelected", "isHidden", "isHighlighted", "frame", "bounds",
    "center", "superview", "window", "date", "currentPage", "image", "selectedIndex",
    "accessibilityIdentifier", "restorationIdentifier", "backgroundColor", "alpha", "convert",
    "removeFromSuperview", "resignFirstResponder", "becomeFirstResponder", "placeholder", "titleColor",
    "layer", "performSelector",
  ])
  func membersOfObjectsAreKnown(name: String) {
    expectEqual(
      adapted("func f(s: AnyObject) { g(s.\(name)) }"), "func f(s: AnyObject) { g(tesseraObject(s).\(name)) }")
    let other = "func f(s: AnyObject) { g(s.\(name)X) }"
    expectEqual(adapted(other), other)
  }

  /// An assignment to a member is left as it is, and a comparison is not one.
  @Test func changedMembersStay() {
    for operation in ["=", "+=", "-=", "*=", "/=", "|="] {
      let change = "func f(s: AnyObject) { s.tag \(operation) 1 }"
      expectEqual(adapted(change), change)
    }
    for operation in ["==", "!=", "<=", ">=", "<", "+"] {
      expectContains(adapted("func f(s: AnyObject) { g(s.tag \(operation) 1) }"), "tesseraObject(s).tag")
    }
    let shared = "func f(s: AnyObject) { g(&s.frame.size) }"
    expectEqual(adapted(shared), shared)
    expectContains(adapted("func f(s: AnyObject) { a = s.tag }"), "tesseraObject(s).tag")
  }

  @Test(arguments: [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "viewForZooming", "numberOfSections", "indexTitles", "sectionIndexTitles", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
    "textFieldShouldReturn", "textFieldDidChangeSelection", "textViewShouldBeginEditing",
    "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked",
    "gestureRecognizerShouldBegin", "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidAttemptToDismiss",
    "collectionViewDidEndMultipleSelectionInteraction", "tableViewDidEndMultipleSelectionInteraction",
    "applicationDidBecomeActive", "applicationDidFinishLaunching", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneDidDisconnect", "navigationControllerSupportedInterfaceOrientations", "willPresentSearchController",
    "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
    "adaptivePresentationStyle", "fontPickerViewControllerDidCancel", "colorPickerViewControllerDidFinish",
    "colorPickerViewControllerDidSelectColor", "collectionViewShouldSpringLoadItemAt", "animationEnded",
  ])
  func optionalMethodsWithoutLabelsAreKnown(name: String) {
    expectEqual(adapted("func f() { d?.\(name)?(a) }"), "func f() { d?.\(name) (a) }")
    expectEqual(adapted("func f() { d!.\(name)!(a) }"), "func f() { d!.\(name) (a) }")
    let closure = "func f() { d?.\(name)X?(a) }"
    expectEqual(adapted(closure), closure)
  }

  // MARK: Attributes and conditions

  @Test(arguments: [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSCopying", "GKInspectable",
  ])
  func attributesOfObjectiveCAreRemoved(name: String) {
    let text = "class A { @\(name) var a = 1 }"
    expectEqual(adapted(text), text.replacing("@\(name)", with: String(repeating: " ", count: name.count + 1)))
    let other = "class A { @\(name)X var a = 1 }"
    expectEqual(adapted(other), other)
  }

  /// A condition has the value that it has on iOS in the simulator.
  @Test func conditionsAreThoseOfTheSimulator() {
    func value(_ condition: String) -> String? {
      adapted("#if \(condition)\n#endif").split(separator: "\n").first.map {
        $0.dropFirst(4).trimmingCharacters(in: .whitespaces)
      }
    }
    let present = [
      "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Combine", "Dispatch", "ObjectiveC", "CoreFoundation", "os",
      "OSLog", "FoundationNetworking", "Darwin", "UniformTypeIdentifiers", "MobileCoreServices",
    ]
    for module in present { expectEqual(value("canImport(\(module))"), "true") }
    let absent = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "SwiftUI", "Glibc", "Musl", "WinSDK", "Android"]
    for module in absent { expectEqual(value("canImport(\(module))"), "false") }
    expectEqual(value("canImport(Alamofire)"), "canImport(Alamofire)")
    expectEqual(["iOS", "macOS", "tvOS", "Linux"].map { value("os(\($0))") }, ["true", "false", "false", "false"])
    expectEqual(["simulator", "macCatalyst"].map { value("targetEnvironment(\($0))") }, ["true", "false"])
    expectEqual(["_ObjC", "_Native"].map { value("_runtime(\($0))") }, ["true", "false"])
    expectEqual(value("arch(arm64)"), "arch(arm64)")
  }

  // MARK: Objects of Foundation

  /// Classes that are made without arguments on iOS, and need some here.
  @Test(arguments: [
    ("NSAttributedString", "string: \"\""), ("NSMutableAttributedString", "string: \"\""),
    ("URLSession", "configuration: .default"), ("XMLParser", "data: Data()"),
    ("URLCache", "memoryCapacity: 0, diskCapacity: 0, diskPath: nil"),
    ("URLCredential", "user: \"\", password: \"\", persistence: .none"),
    ("URLProtectionSpace", "host: \"\", port: 0, protocol: nil, realm: nil, authenticationMethod: nil"),
    ("NSURLRequest", "url: URL(fileURLWithPath: \"/\")"), ("NSMutableURLRequest", "url: URL(fileURLWithPath: \"/\")"),
    (
      "URLResponse", "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil"
    ),
    (
      "CachedURLResponse",
      "response: URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, "
        + "textEncodingName: nil), data: Data()"
    ),
  ])
  func objectsAreMadeWithArguments(name: String, arguments: String) {
    expectEqual(adapted("let a = \(name)()"), "let a = \(name)(\(arguments))")
    expectEqual(adapted("let a = \(name).init()"), "let a = \(name).init(\(arguments))")
    expectEqual(adapted("let a = Foundation.\(name)()"), "let a = Foundation.\(name)(\(arguments))")
    expectEqual(adapted("let a: \(name) = .init()"), "let a: \(name) = .init(\(arguments))")
    expectEqual(adapted("func f(a: \(name) = .init()) {}"), "func f(a: \(name) = .init(\(arguments))) {}")
    for other in ["let a = \(name)(b)", "let a = Other.\(name)()", "let a = \(name) { b }"] {
      expectEqual(adapted(other), other)
    }
    let own = "class \(name) {}\nlet a = \(name)()"
    expectEqual(adapted(own), own)
  }

  @Test func responsesOfServersAreUnwrapped() {
    expectEqual(
      adapted("let a = HTTPURLResponse()"),
      "let a = HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!"
    )
  }

  @Test func literalsAreCalls() {
    for (literal, function) in [
      ("imageLiteral(resourceName: \"a\")", "tesseraImage"), ("fileLiteral(resourceName: \"a\")", "tesseraFile"),
      ("colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "tesseraColor"),
    ] {
      let arguments = literal.drop { $0 != "(" }
      expectEqual(
        adapted("let a = #\(literal)").filter { $0 != " " }, "leta=\(function)\(arguments)".filter { $0 != " " })
    }
    expectEqual(adapted("let a = #otherLiteral(a: 1)"), "let a = #otherLiteral(a: 1)")
  }

  // MARK: Tests

  /// Declarations of XCTest that its version for Linux lacks.
  @Test(arguments: [
    "XCTAttachment", "XCTActivity", "XCTContext", "XCTIssue", "XCTIssueReference", "XCTSourceCodeContext",
    "XCTSourceCodeLocation", "XCTExpectFailure", "XCTExpectedFailure", "XCTKVOExpectation", "XCTMetric",
    "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTMeasureOptions",
    "continueAfterFailure", "executionTimeAllowance", "invocation", "keyValueObservingExpectation",
  ])
  func declarationsOfXCTestAreImported(name: String) {
    expectEqual(imports("TesseraTesting", for: name, in: "import XCTest"), [true, false])
    expectEqual(imports("TesseraTesting", for: name), [false, false])
  }

  @Test(arguments: [
    ("measure(metrics: m) {}", true), ("measure(options: o) {}", true), ("measure {}", false),
    ("wait(for: a)", true), ("wait(for: a, timeout: 1)", false), ("wait(1)", false),
    ("await fulfillment(of: a)", true), ("await fulfillment(of: a, timeout: 1)", false), ("record(issue)", true),
    ("record(a: issue)", false), ("record(issue, b)", false), ("setUp(completion: c)", true), ("setUp()", false),
    ("tearDown(completion: c)", true), ("self.wait(for: a)", true), ("tearDown()", false),
  ])
  func callsOfXCTestAreImported(call: String, isImported: Bool) {
    let text = "import XCTest\nclass A: XCTestCase { func testA() async { \(call) } }"
    expectEqual(addedImports(text).contains("TesseraTesting"), isImported)
    expectFalse(addedImports("func a() async { \(call) }").contains("TesseraTesting"))
  }

  @Test func methodsOfTestCasesOverrideNothing() {
    let text = """
      import XCTest
      class A: XCTestCase {
        override func record(_ issue: XCTIssue) {}
        override func setUp(completion: @escaping (Error?) -> Void) {}
        override func tearDown(completion: @escaping (Error?) -> Void) {}
        override func setUp() {}
      }
      """
    let protocols = ", TesseraIssueRecording, TesseraCompletingSetUp, TesseraCompletingTearDown"
    var lines = text.replacing(": XCTestCase", with: ": XCTestCase\(protocols)").split(separator: "\n").map(String.init)
    for line in 2...4 { lines[line] = lines[line].replacing("override", with: "        ") }
    expectEqual(adapted(text), lines.joined(separator: "\n"))
  }

  // MARK: Overrides

  @Test func methodsOfKeyValueCodingOverrideNothing() {
    let methods: [(String, String, String?)] = [
      ("func setValue(_ v: Any?, forKey k: String)", "setValue(v, forKey: k)", "tesseraSetValue"),
      ("func setValue(_ v: Any?, forUndefinedKey k: String)", "setValue(v, forUndefinedKey: k)", "tesseraSetValue"),
      ("func value(forKey k: String) -> Any?", "value(forKey: k)", "tesseraValue"),
      ("func value(forUndefinedKey k: String) -> Any?", "value(forUndefinedKey: k)", "tesseraValue"),
      ("func setValuesForKeys(_ k: [String: Any])", "setValuesForKeys(k)", "tesseraSetValuesForKeys"),
      (
        "class func automaticallyNotifiesObservers(forKey k: String) -> Bool",
        "automaticallyNotifiesObservers(forKey: k)", nil
      ),
      (
        "class func keyPathsForValuesAffectingValue(forKey k: String) -> Set<String>",
        "keyPathsForValuesAffectingValue(forKey: k)", nil
      ),
    ]
    for (declaration, call, function) in methods {
      let own = function.map { $0 + call.drop { $0 != "(" } } ?? call
      expectEqual(
        adapted("class A: NSObject { override \(declaration) { super.\(call) } }"),
        "class A: NSObject {          \(declaration) { super.\(own) } }")
    }
    for base in ["CALayer", "CAShapeLayer"] {
      let layer = "class A: \(base) { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }"
      expectEqual(adapted(layer), layer, "layers have the method themselves")
    }
    let link = "class A: CADisplayLink { override func value(forKey k: String) -> Any? { nil } }"
    expectNotEqual(adapted(link), link)
  }

  /// Members that UIKit declares `dynamic` are replaced; others are renamed.
  @Test func extensionsReplaceMembers() {
    let touches = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"].map {
      ("func \($0)(_ t: S, with e: E?) {}", "\($0)(_:with:)")
    }
    let awake = ("func awakeFromNib() {}", "awakeFromNib()")
    let layout = ("func layoutSubviews() {}", "layoutSubviews()")
    let size = ("var intrinsicContentSize: CGSize { .zero }", "intrinsicContentSize")
    let action = (
      "func canPerformAction(_ a: S, withSender s: Any?) -> Bool { true }", "canPerformAction(_:withSender:)"
    )
    let pages = [
      ("func viewDidLoad() {}", "viewDidLoad()"), ("func viewWillAppear(_ a: Bool) {}", "viewWillAppear(_:)"),
      ("func viewDidAppear(_ a: Bool) {}", "viewDidAppear(_:)"),
      ("func viewWillLayoutSubviews() {}", "viewWillLayoutSubviews()"),
      ("func viewDidLayoutSubviews() {}", "viewDidLayoutSubviews()"),
      ("func traitCollectionDidChange(_ t: T?) {}", "traitCollectionDidChange(_:)"), touches[0],
    ]
    let properties = [
      "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle", "childForStatusBarHidden",
      "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    ].map { ("var \($0): Int { 1 }", $0) }
    let alert = [4, 5, 0].map { properties[$0] } + [pages[2]]
    let motion = ("func motionEnded(_ m: M, with e: E?) {}", "motionEnded(_:with:)")
    let known: [(String, [(String, String)])] = [
      ("UINavigationController", pages + properties), ("UITabBarController", pages + properties),
      ("UIAlertController", alert), ("UIViewController", [awake, touches[0], motion]), ("UIView", [awake, touches[0]]),
      ("UIScrollView", touches), ("UITextField", [awake, action, layout, size]),
      ("UITextView", [awake, action, layout]),
      ("UILabel", [awake, size]), ("UIButton", [awake, layout, size]), ("UIImageView", [awake, size]),
    ]
    for (owner, members) in known {
      for (declaration, name) in members {
        let text = adapted("extension \(owner) { open override \(declaration) }")
        let renamed = declaration.replacing(
          " \(name.prefix { $0 != "(" })", with: " tessera_\(name.prefix { $0 != "(" })")
        expectEqual(
          text, "extension \(owner) { @_dynamicReplacement(for: \(name))               \(renamed) }", "\(owner)")
      }
      let other = adapted("extension \(owner) { open override func other() {} }")
      expectEqual(other, "extension \(owner) {               func tessera_other() {} }")
    }
  }
}
