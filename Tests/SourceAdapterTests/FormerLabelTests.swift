import SourceAdapter
import Testing

/// Methods of UIKit's delegates with the labels of Swift 2.
struct FormerLabelTests {
  private func lines(_ text: String) -> String {
    let output = Adapter().adapt([.init(path: "/File.swift", text: text)]).files[0].text
    return output.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  @Test func aMethodWithUIKitsLabelsCallsThem() {
    let text = lines(
      """
      open class Bar: UIViewController, UICollectionViewDelegate {
        @objc open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
      }
      """)
    #expect(
      text.contains(
        "open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize "
          + "{ self.collectionView(view, layout: layout, sizeForItemAtIndexPath: path) };"))
    #expect(text.contains("extension Bar: UICollectionViewDelegateFlowLayout {}"))
  }

  @Test func aClassKeepsTheProtocolThatItNames() {
    let text = lines(
      """
      class List: NSObject {}
      extension List: UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        @objc func tableView(_ table: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
        @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
      }
      """)
    #expect(text.contains("{ self.tableView(table, didSelectRowAtIndexPath: path) };"))
    #expect(text.contains("sizeForItemAt path: IndexPath) -> CGSize {"))
    #expect(!text.contains("extension List: UICollectionViewDelegateFlowLayout {}"))
  }

  @Test func otherMethodsStay() {
    let text = """
      class A: NSObject, UITableViewDelegate {
        func tableView(_ table: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
      }
      class B: NSObject {
        func show(_ table: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
      }
      """
    #expect(!adapted(text).contains("self.tableView"))
  }
}
