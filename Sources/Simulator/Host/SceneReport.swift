package import Foundation
import Geometry
package import PlainText
import UIKitCore

/// The state of a scene's collection views, as one line of JSON per frame.
@MainActor
package struct SceneReport {
  private let reports: [ScrollReport]

  /// Creates the report of a host's latest frame.
  package init(of host: SceneHost) {
    var reports: [ScrollReport] = []
    Self.collect(from: host.root.window, into: &reports)
    self.reports = reports
  }

  /// Collects the reports depth first, parents before children, in painting order.
  private static func collect(from view: UIView, into reports: inout [ScrollReport]) {
    if let reporting = view as? any ScrollReporting { reports.append(reporting.scrollReport) }
    for child in view.subviews { collect(from: child, into: &reports) }
  }

  /// - Parameters:
  ///   - image: The file that shows the frame; `nil` if none was written.
  package func json(frame: Int, time: TimeInterval, image: String?) -> JSONText {
    .object([
      ("frame", .integer(frame)),
      // Six decimals, because frame times are multiples of a third of a millisecond.
      ("time", .decimal(time, places: 6)),
      ("image", image.map(JSONText.string) ?? .null),
      ("collectionViews", .array(reports.map(\.json))),
    ])
  }
}

extension ScrollReport {
  fileprivate var json: JSONText {
    .object([
      ("offset", .point(contentOffset)),
      ("sections", .array(sections.map(\.json))),
      ("items", .array(items.map(\.json))),
    ])
  }
}

extension SectionReport {
  fileprivate var json: JSONText {
    .object([
      ("section", .integer(section)), ("offset", .point(offset)), ("page", page.map(JSONText.integer) ?? .null),
    ])
  }
}

extension ItemReport {
  fileprivate var json: JSONText {
    .object([
      ("indexPath", .array(indexPath.map(JSONText.integer))),
      ("kind", kind.map(JSONText.string) ?? .null),
      ("frame", .rect(frame)),
      ("transform", .transform(transform)),
      ("alpha", .number(alpha)),
      ("hidden", .bool(isHidden)),
    ])
  }
}
