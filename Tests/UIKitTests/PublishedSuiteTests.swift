import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Behavior on which the tests of published libraries rely.
@MainActor
@Suite(.serialized) struct PublishedSuiteTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 480), draws: false)

  // MARK: Anchors

  @Test func anAnchorIsTheSameObjectEveryTime() throws {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    expectTrue(view.widthAnchor === view.widthAnchor)
    expectTrue(guide.topAnchor === guide.topAnchor)
    expectFalse(view.leadingAnchor === view.leftAnchor)
    expectTrue(view.leadingAnchor != view.trailingAnchor)
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    expectTrue(constraint.firstAnchor === view.widthAnchor)
    expectTrue(constraint.secondAnchor === view.heightAnchor)
    expectTrue(constraint.firstAnchor as NSObject is NSLayoutDimension)
    expectNil(view.widthAnchor.constraint(equalToConstant: 4).secondAnchor)
  }

  @Test func anchorsDoNotKeepTheirView() {
    weak var released: UIView?
    var anchor: NSLayoutDimension?
    do {
      let view = UIView()
      released = view
      anchor = view.widthAnchor
    }
    expectNil(released)
    expectNotNil(anchor)
  }

  // MARK: Text

  @Test func aFieldThatIsNotEditedHasASelection() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "hello"
    let caret = try #require(field.selectedTextRange)
    expectTrue(caret.isEmpty)
    expectEqual(field.offset(from: field.beginningOfDocument, to: caret.start), 5)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: start)
    let moved = try #require(field.selectedTextRange)
    expectEqual(field.offset(from: field.beginningOfDocument, to: moved.start), 2)
  }

  private final class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
  }

  @Test func theRectangleOfEditedTextDoesNotDependOnThatOfText() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    let field = Padded(frame: bounds)
    expectEqual(field.editingRect(forBounds: bounds), CGRect(x: 10, y: 0, width: 80, height: 30))
    expectEqual(field.textRect(forBounds: bounds), CGRect(x: 10, y: 0, width: 80, height: 30))
  }

  private final class Spy: NSObject, UITextViewDelegate {
    var selections = 0
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
  }

  @Test func aTextViewReportsTheSelectionAlsoWithoutEditing() {
    let (view, spy) = (UITextView(), Spy())
    view.delegate = spy
    for text in ["foo bar", "foo", "", ""] { view.text = text }
    expectEqual(spy.selections, 3)
    view.attributedText = NSAttributedString(string: "hello")
    expectEqual(spy.selections, 4)
    view.selectedRange = NSRange(location: 1, length: 2)
    expectEqual(spy.selections, 5)
  }

  @Test func aFieldInAWindowThatIsNotShownBecomesFirstResponder() {
    let (window, field) = (UIWindow(), UITextField())
    expectFalse(field.becomeFirstResponder())
    window.addSubview(field)
    expectTrue(field.becomeFirstResponder())
    expectTrue(field.isFirstResponder)
    expectTrue(field.resignFirstResponder())
    expectFalse(field.isFirstResponder)
  }

  // MARK: Views

  @Test func transitionsOfAWindowThatIsNotShownEnd() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    let (view, next) = (UIView(), UIViewController())
    window.addSubview(view)
    var ends = 0
    // Animations outside of the screen run with the current one.
    device.step()
    UIView.transition(
      with: window, duration: 0.3, options: .transitionFlipFromRight,
      animations: { window.rootViewController = next }, completion: { _ in ends += 1 })
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: { _ in ends += 1 })
    device.run(for: 0.5)
    expectEqual(ends, 2)
    expectTrue(window.rootViewController === next)
  }

  @Test func removedRecognizersLeaveAnEmptyList() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    expectNil(view.gestureRecognizers)
    view.addGestureRecognizer(tap)
    expectEqual(view.gestureRecognizers, [tap])
    view.removeGestureRecognizer(tap)
    expectEqual(view.gestureRecognizers, [])
  }

  @Test func viewsOfAnEmptyArchiveAreNew() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let field = try #require(UITextField(coder: coder))
    expectEqual(field.alpha, 1)
    expectTrue(field.isUserInteractionEnabled)
    expectEqual(UIView(coder: coder)?.bounds, .zero)
  }

  @Test func aTableWithoutDataSourceHasAnEmptySection() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    expectEqual(table.numberOfSections, 1)
    expectEqual(table.numberOfRows(inSection: 0), 0)
    device.window.addSubview(table)
    device.step()
    expectTrue(table.visibleCells.isEmpty)
  }

  @Test func pathsAreEqualByTheirContents() {
    let (one, two) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), UIBezierPath())
    expectNotEqual(one, two)
    two.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)))
    expectEqual(one, two)
    expectEqual(one.hash, two.hash)
    two.lineWidth = 3
    expectNotEqual(one, two)
  }

  @Test func namesOfAttributesAreMadeWithoutALabel() {
    expectEqual(UIFontDescriptor.AttributeName("NSFontFamilyAttribute"), .family)
  }

  // MARK: Controllers

  private final class Grid: UICollectionViewController {
    override func loadView() {
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aCollectionViewThatIsSetWhileTheViewLoadsFillsIt() {
    let grid = Grid(nibName: nil, bundle: nil)
    device.window.rootViewController = grid
    device.step()
    expectEqual(grid.collectionView.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    expectEqual(grid.collectionView.visibleCells.count, 3)
  }

  private final class Search: UISearchController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func searchControllersOverrideTheInitializersOfControllers() {
    expectNotNil(Search(nibName: nil, bundle: nil).searchBar.placeholder)
    expectNil(Search(searchResultsController: nil).searchResultsController)
  }

  /// The area of the keyboard behind an input view hides the app's screen.
  @Test func inputViewsHaveABackdrop() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    field.inputView = input
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.run(for: 0.5)
    let host = try #require(input.superview)
    let behind = try #require(host.subviews.first)
    expectFalse(behind === input)
    expectEqual(behind.frame.minY, input.frame.minY)
    expectEqual(behind.frame.maxY, 480)
    expectNotNil(behind.backgroundColor)
  }

  /// Only the content of a row is indented; the control for deleting stays in its column.
  @Test func editingControlsAreNotIndented() throws {
    final class Levels: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "level"
        (cell.indentationLevel, cell.indentationWidth) = (path.row, 20)
        return cell
      }
      func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
      ) {}
    }
    let levels = Levels()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = levels
    table.isEditing = true
    device.window.addSubview(table)
    device.step()
    let texts = try (0..<3).map { row in
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(cell.textLabel).convert(CGPoint.zero, to: table).x
    }
    expectEqual(texts.map { $0 - texts[0] }, [0, 20, 40])
    let controls = try (0..<3).map { row in
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return cell.subviews.filter { $0 !== cell.contentView && $0.frame.maxX < 60 && $0.frame.width < 60 }.map(
        \.frame.minX)
    }
    expectTrue(controls.allSatisfy { $0 == controls[0] && !$0.isEmpty }, "\(controls)")
  }
}
