import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The sheet that shares items: which services it offers, and the order of calls when one is chosen.
@MainActor
@Suite(.serialized) struct SharingTests {
  @MainActor
  private final class Log { var lines: [String] = [] }

  private final class Service: UIActivity {
    let log: Log
    let name: String
    var accepts = true
    var succeeds = true
    var page: UIViewController?

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    override var activityType: ActivityType? { ActivityType("test.\(name)") }
    override var activityTitle: String? { name }
    override var activityViewController: UIViewController? { page }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      log.lines.append("can \(name) \(activityItems)")
      return accepts
    }
    override func prepare(withActivityItems activityItems: [Any]) { log.lines.append("prepare \(activityItems)") }
    override func perform() {
      log.lines.append("perform")
      activityDidFinish(succeeds)
    }
  }

  /// An item that is only a word before it is shared.
  private final class Later: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "word" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { type.map { "text for \($0.rawValue)" } }
  }

  @MainActor
  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let base = UIViewController()
    let log = Log()
    let sheet: UIActivityViewController
    let service: Service?

    init(_ items: [Any], _ services: (Log) -> [Service] = { _ in [] }, excluding: [UIActivity.ActivityType]? = nil) {
      let services = services(log)
      service = services.first
      sheet = UIActivityViewController(activityItems: items, applicationActivities: services)
      sheet.excludedActivityTypes = excluding
      sheet.completionWithItemsHandler = { [log] type, completed, items, error in
        log.lines.append("done \(type?.rawValue ?? "-") \(completed) \(items == nil) \(error == nil)")
      }
      window.rootViewController = base
      step()
      base.present(sheet, animated: true)
      run(for: 1)
    }

    var buttons: [UIButton] { Self.all(in: sheet.view) }
    var labels: [String] { Self.all(in: sheet.view).compactMap { (label: UILabel) in label.text } }

    static func all<View: UIView>(in view: UIView) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(in: $0) }
    }

    func tap(_ button: UIButton) {
      tap(button.convert(button.bounds.center, to: window))
      run(for: 1)
    }

    func choose(_ title: String) { buttons.first { $0.configuration?.title == title }.map { tap($0) } }
    var offered: [String] { buttons.compactMap { $0.configuration?.title } }
  }

  @Test func aServiceIsPreparedPerformedAndReported() {
    for succeeds in [true, false] {
      let phone = Phone(
        [Later()],
        { log in
          let service = Service("post", log)
          service.succeeds = succeeds
          return [service]
        })
      expectEqual(phone.offered, ["Copy", "post"])
      expectEqual(phone.labels.first, "word")
      expectEqual(phone.log.lines, [#"can post ["word"]"#])
      phone.choose("post")
      expectEqual(
        phone.log.lines.dropFirst(),
        [#"prepare ["text for test.post"]"#, "perform", "done test.post \(succeeds) true true"])
      expectNil(phone.base.presentedViewController)
    }
  }

  @Test func aServiceMayHaveAController() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    let phone = Phone(
      [1],
      { log in
        let service = Service("page", log)
        service.page = page
        return [service]
      })
    expectEqual(phone.labels.first, "1 Item")
    expectEqual(phone.offered, ["page"], "a number cannot be copied")
    phone.choose("page")
    expectIdentical(phone.sheet.presentedViewController, page)
    expectEqual(phone.log.lines, ["can page [1]", "prepare [1]"])
    phone.service?.activityDidFinish(true)
    phone.run(for: 1)
    expectEqual(phone.log.lines.last, "done test.page true true true")
    expectNil(phone.base.presentedViewController)
  }

  @Test func excludedAndUnsuitableServicesAreAbsent() {
    let services: (Log) -> [Service] = { log in
      let services = ["a", "b", "c"].map { Service($0, log) }
      services[1].accepts = false
      return services
    }
    expectEqual(Phone(["x", 2], services).offered, ["Copy", "a", "c"])
    let some = Phone([1, 2], services, excluding: [.copyToPasteboard, .init("test.a")])
    expectEqual(some.offered, ["c"])
    expectEqual(some.labels.first, "2 Items")
  }

  @Test func copyingFillsThePasteboard() throws {
    defer { UIPasteboard.general.items = [] }
    let link = try #require(URL(string: "https://example.com"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    for (items, title) in [(["a", "b", link], "a"), ([link, picture], "https://example.com"), ([picture], "1 Item")]
      as [([Any], String)]
    {
      let phone = Phone(items)
      expectEqual(phone.labels.first, title)
      phone.choose("Copy")
      expectEqual(phone.log.lines, ["done com.apple.UIKit.activity.CopyToPasteboard true true true"])
      let pasteboard = UIPasteboard.general
      if items.first is String {
        expectEqual(pasteboard.strings, ["a", "b"])
      } else if items.first is URL {
        expectEqual(pasteboard.urls, [link])
      } else {
        expectEqual(pasteboard.images?.map(\.size), [picture.size])
      }
    }
  }

  @Test func closingReportsThatNothingWasChosen() throws {
    let phone = Phone(["x"])
    let close = try #require(phone.buttons.first { $0.configuration?.title == nil })
    phone.tap(close)
    expectEqual(phone.log.lines, ["done - false true true"])
    expectNil(phone.base.presentedViewController)
    expectEqual(phone.sheet.sheetPresentationController?.detents.count, 2)
  }

  /// The header: 20 points below the sheet's edge, 16 from the sides, a picture of 40 points.
  @Test func theHeaderShowsThePicture() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 20)).image { _ in }
    let phone = Phone([picture, "caption"])
    expectEqual(phone.labels.first, "caption")
    let image: UIImageView = try #require(Phone.all(in: phone.sheet.view).first { $0.image === picture })
    expectEqual(image.bounds.size, CGSize(width: 40, height: 40))
    expectEqual(image.contentMode, .scaleAspectFill)
    expectTrue(image.clipsToBounds)
    let row = try #require(phone.buttons.last)
    let frame = row.convert(row.bounds, to: phone.sheet.view)
    expectEqual([frame.minX, frame.maxX], [16, phone.sheet.view.bounds.width - 16])
  }
}
