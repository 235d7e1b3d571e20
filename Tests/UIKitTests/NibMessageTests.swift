import Foundation
import TestSupport
import Testing
import UIKit

/// Messages about nib files that Interface Builder would not write.
struct NibMessageTests {
  /// XML declares five entities. Others are reported once each, with the first line, and the text around them is kept.
  @Test func undeclaredEntitiesAreReportedOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let label = NibText.view(
        """
        <label id="l"><string key="text">a&nbsp;b&amp;
        &nbsp;c&hellip;&nbsp;</string></label>
        """, as: UILabel.self)
      expectEqual(label?.text, "ab&\nc")
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("entity") }
    expectEqual(
      lines.map { $0.drop { $0 != ":" } },
      [
        ":6: warning: XML has no entity nbsp, which is left out",
        ":7: warning: XML has no entity hellip, which is left out",
      ])
  }

  /// Values that only the editor of Interface Builder uses have no effect on an app, and no message.
  @Test(arguments: [
    #"<rect key="contentStretch" x="0" y="0" width="1" height="1"/>"#,
    #"<size key="intrinsicContentSize" width="80" height="30"/>"#, #"<viewLayoutGuide key="safeArea" id="g"/>"#,
    #"<size key="freeformSize" width="80" height="30"/>"#,
  ])
  func valuesForTheEditorHaveNoMessage(element: String) async throws {
    let isForEditing = !element.contains("freeformSize")
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [element = element as String] in
      await MainActor.run { expectNotNil(NibText.view("<view id=\"v\">\(element)</view>", as: UIView.self)) }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expectEqual(errors.contains("warning"), !isForEditing, "\(errors)")
  }

  /// The search controller of iOS 7 is no view, so nothing is shown in its place.
  @Test func searchDisplayControllersAreLeftOut() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let all = NibText.nib("<view id=\"v\"/><searchDisplayController id=\"s\"/>").instantiate(withOwner: nil)
      expectEqual(all.filter { $0 is UIView }.count, 1)
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("UISearchDisplayController is not available, so it is left out"), "\(errors)")
    #expect(!errors.contains("plain view"), "\(errors)")
  }
}
