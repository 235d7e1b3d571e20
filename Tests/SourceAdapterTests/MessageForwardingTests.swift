import Foundation
import SourceAdapter
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// Classes that override `responds(to:)` and `forwardingTarget(for:)`.
@MainActor struct MessageForwardingTests {

  init() { tesseraForwardsMessages() }

  @Test func theMethodsGetNamesThatCanBeCalled() {
    let text = """
      class Proxy: NSObject, UIScrollViewDelegate {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
      }
      final class Other: Proxy {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
      }
      """
    #expect(
      adapted(text) == """
        class Proxy: NSObject, UIScrollViewDelegate, TesseraResponding, TesseraForwarding {
                   func tessera_responds(to aSelector: Selector!) -> Bool { super.tesseraResponds(to: aSelector) }
                   func tessera_forwardingTarget(for aSelector: Selector!) -> Any? { super.tesseraForwardingTarget(for: aSelector) }
        }
        final class Other: Proxy {
          override func tessera_responds(to aSelector: Selector!) -> Bool { super.tessera_responds(to: aSelector) }
        }
        """)
  }

  /// The selector may be optional or not, as in every override of a method with an implicitly unwrapped parameter.
  @Test(arguments: ["Selector", "Selector?", "Selector!"]) func everySelectorIsAccepted(type: String) {
    let text = "class P: NSObject { override func responds(to s: \(type)) -> Bool { super.responds(to: s) } }"
    expectTrue(adapted(text).contains("func tessera_responds(to s: Selector!) -> Bool"), "\(adapted(text))")
  }

  @Test func filesWithForwardingRegisterIt() {
    let text = "private class P: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }"
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    #expect(output.text.contains("tesseraRegister { tesseraForwardsMessages() }"))
    let other = Adapter().adapt([.init(path: "/App/File.swift", text: "class A: NSObject {}")]).files[0]
    #expect(!other.text.contains("tesseraForwardsMessages"))
  }

  /// A collection view asks any delegate for the sizes of a flow layout's items.
  @Test func delegatesOfCollectionViewsAlsoForwardSizes() {
    let method = "override func forwardingTarget(for s: Selector!) -> Any? { nil }"
    #expect(
      adapted("class P: NSObject, UICollectionViewDelegate { \(method) }")
        .contains("UICollectionViewDelegate, TesseraForwarding, UICollectionViewDelegateFlowLayout {"))
    #expect(
      adapted("class P: NSObject, UICollectionViewDelegateFlowLayout { \(method) }")
        .contains("UICollectionViewDelegateFlowLayout, TesseraForwarding {"))
  }

  private final class Target: NSObject, UITableViewDelegate, UITextFieldDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func tick() { calls.append("tick") }
  }

  /// A stand-in in the form that the adapter gives it.
  private final class Proxy: NSObject, UITableViewDelegate, UITextFieldDelegate, TesseraResponding, TesseraForwarding {
    weak var original: NSObject?
    var hidden = ""
    func tessera_responds(to aSelector: Selector!) -> Bool {
      aSelector != Selector(hidden)
        && (super.tesseraResponds(to: aSelector) || original?.responds(to: aSelector) == true)
    }
    func tessera_forwardingTarget(for aSelector: Selector!) -> Any? {
      original?.responds(to: aSelector) == true ? original : super.tesseraForwardingTarget(for: aSelector)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  }

  private func pair() -> (target: Target, proxy: Proxy) {
    tesseraImplements(
      Target.self, "tableView:heightForRowAt:", "scrollViewDidScroll:", "textFieldDidEndEditing:", "tick")
    tesseraImplements(Proxy.self, "scrollViewWillBeginDragging:")
    let (target, proxy) = (Target(), Proxy())
    proxy.original = target
    return (target, proxy)
  }

  @Test func optionalMethodsOfDelegatesAreForwarded() {
    let (target, proxy) = pair()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    let delegate: any UITableViewDelegate = proxy
    expectEqual(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 100)
    delegate.scrollViewDidScroll(table)
    expectEqual(target.calls, ["scroll"])
    expectEqual(delegate.tableView(table, indentationLevelForRowAt: IndexPath(row: 0, section: 0)), 0)
    proxy.hidden = "tableView:heightForRowAt:"
    expectEqual(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 44)
    proxy.original = nil
    delegate.scrollViewDidScroll(table)
    expectEqual(target.calls, ["scroll"])
  }

  @Test func theShorterMethodIsForwardedWithoutTheLongerOne() {
    let (target, proxy) = pair()
    (proxy as any UITextFieldDelegate).textFieldDidEndEditing(UITextField(), reason: .committed)
    expectEqual(target.calls, ["end"])
  }

  @Test func objectsRespondToWhatTheyForward() {
    let (target, proxy) = pair()
    defer { withExtendedLifetime(target) {} }
    let selectors = [
      tesseraSelector("scrollViewDidScroll:") { (owner: any UIScrollViewDelegate) in { owner.scrollViewDidScroll($0) }
      },
      tesseraSelector("scrollViewWillBeginDragging:") { (owner: any UIScrollViewDelegate) in
        { owner.scrollViewWillBeginDragging($0) }
      },
      tesseraSelector("scrollViewDidZoom:") { (owner: any UIScrollViewDelegate) in { owner.scrollViewDidZoom($0) } },
      tesseraSelector("tick", Target.tick),
    ]
    for (selector, (isThere, isForwarded)) in zip(
      selectors, [(true, true), (true, false), (false, false), (true, true)])
    {
      expectEqual(proxy.responds(to: selector), isThere)
      expectEqual((proxy as any NSObjectProtocol).responds(to: selector), isThere)
      expectEqual(proxy.forwardingTarget(for: selector) != nil, isForwarded)
    }
  }

  /// A timer's or display link's target that holds another one weakly.
  @Test func messagesAreForwarded() {
    let (target, proxy) = pair()
    proxy.perform(tesseraSelector("tick", Target.tick))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.addTarget(proxy, action: tesseraSelector("tick", Target.tick), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(target.calls, ["tick", "tick"])
  }
}
