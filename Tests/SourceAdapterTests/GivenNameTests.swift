import SourceAdapter
import Testing

/// Protocols whose optional methods have other names in Objective-C, which the methods of the app do not repeat.
struct GivenNameTests {
  @Test func implementationsAreFoundByBothNames() throws {
    let text = """
      import UIKit
      @objc protocol PagerDelegate: NSObjectProtocol {
        @objc(pager:didSelectItemAtIndex:)
        optional func pager(_ pager: Pager, didSelectItemAt index: Int)
      }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func select() {
          guard let function = self.delegate?.pager(_:didSelectItemAt:) else { return }
          function(self, 1)
        }
      }
      class Screen: UIViewController, PagerDelegate {
        func pager(_ pager: Pager, didSelectItemAt index: Int) {}
      }
      """
    let result = Adapter().adapt([.init(path: "/App/File.swift", text: text)])
    let adapted = try #require(result.files.first?.text)
    #expect(adapted.contains("tesseraReference(self.delegate, \"pager:didSelectItemAt:\""))
    #expect(adapted.contains("\"pager:didSelectItemAt:\", \"pager:didSelectItemAtIndex:\""))
  }
}
