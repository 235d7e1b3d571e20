import Foundation
import Lens
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// The inspector's facts about views outside of collection views.
@MainActor
struct PlainViewTests {
  /// A title with constraints, a stack, and a grid below a button.
  private final class Form: UIViewController, UICollectionViewDataSource {
    let heading = UILabel()
    let fields = [UIView(), UIView()]

    override func viewDidLoad() {
      super.viewDidLoad()
      heading.text = "Form"
      heading.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(heading)
      NSLayoutConstraint.activate([
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        heading.widthAnchor.constraint(equalToConstant: 80), heading.heightAnchor.constraint(equalToConstant: 20),
      ])
      let stack = UIStackView(arrangedSubviews: fields)
      (stack.axis, stack.spacing, stack.distribution) = (.vertical, 10, .fillEqually)
      stack.frame = CGRect(x: 20, y: 50, width: 160, height: 90)
      view.addSubview(stack)
      let layout = UICollectionViewFlowLayout()
      let grid = UICollectionView(frame: CGRect(x: 0, y: 150, width: 190, height: 150), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
      grid.dataSource = self
      view.addSubview(grid)
      let button = UIButton(frame: CGRect(x: 0, y: 150, width: 30, height: 30))
      button.setTitle("Add", for: .normal)
      view.addSubview(button)
      // A veil over the whole screen, as for a fade behind the status bar.
      view.addSubview(UIView(frame: view.bounds))
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "square", for: path)
    }
  }

  private let host: SceneHost
  private let inspector: LocalInspector

  init() throws {
    let host = try SceneHost(
      device: .screen(size: CGSize(width: 200, height: 300), scale: 2), services: HostServices(textEngine: BoxFont()))
    self.host = host
    inspector = LocalInspector(device: { host }, install: { _ in })
    host.show(Form())
    for time in [0, 0.1] { _ = host.step(events: [], at: time) }
    inspector.perform(.panel(isOpen: true), at: 0)
  }

  private func facts(at point: CGPoint) -> InspectionContent {
    inspector.perform(.hover(point, isMeasuring: false), at: 0)
    _ = inspector.update(hasChanged: true)
    return inspector.content
  }

  @Test func pointingAtSeparatedLayersFindsWhatIsDrawnThere() {
    let flat = CGRect(x: 20, y: 10, width: 80, height: 20)
    inspector.perform(.toggleOverlay(.layers), at: 0)
    let points = stride(from: 1.0, to: 200, by: 3).flatMap { x in
      stride(from: 1.0, to: 300, by: 3).map { CGPoint(x: x, y: $0) }
    }
    let found = points.filter { facts(at: $0).subject == "UILabel “Form”" }
    expectTrue(found.contains { !flat.contains($0) })
    expectTrue(points.contains { flat.contains($0) && !found.contains($0) })
  }

  @Test func aViewIsExplainedByItsConstraints() {
    let facts = facts(at: CGPoint(x: 30, y: 15))
    expectEqual(facts.subject, "UILabel “Form”")
    let steps = [
      "superview: UIView 200×300", "text: Form", "constraint: UILabel.leading == UIView.leading + 20",
      "constraint: UILabel.width == 80", "frame: 20 10 80 20", "in the window: 20 10 80 20", "pixels: 40 20 160 40",
    ]
    for step in steps { expectTrue(facts.steps.contains(step), "\(step) is not in \(facts.steps)") }
  }

  @Test func aViewOfAStackIsExplainedByItsPlace() {
    let facts = facts(at: CGPoint(x: 30, y: 120))
    expectEqual(facts.subject, "UIView")
    expectTrue(facts.steps.contains("arranged: 2 of 2, vertical, spacing 10"), "\(facts.steps)")
    expectTrue(facts.steps.contains("in the window: 20 100 160 40"), "\(facts.steps)")
  }

  /// The frontmost one counts; beside the items, it is the collection view, and a view that fills the screen is no
  /// element.
  @Test func theFrontmostElementIsMeant() {
    let reader = LensReader(host)
    let names = [(10, 160), (40, 160), (100, 280), (195, 290)].map { reader.hit(at: CGPoint(x: $0.0, y: $0.1))?.name }
    expectEqual(names, ["UIButton “Add”", "0.0", "UICollectionView", nil])
  }

  /// Texts and lines of the drawing over the device.
  private var labels: [String] {
    inspector.adoptOverlay()
    return LensPictureTests.texts(host.overlay?(host) ?? []).map(\.run.text)
  }

  @Test func distancesAreMeasuredToOtherViewsAndToTheEdges() {
    inspector.perform(.pin(CGPoint(x: 30, y: 15)), at: 0)
    inspector.perform(.hover(CGPoint(x: 30, y: 60), isMeasuring: true), at: 0)
    expectTrue(labels.contains("y 20"), "\(labels)")
    // Over itself and over nothing, the edges of the superview are meant.
    for point in [CGPoint(x: 30, y: 15), CGPoint(x: 195, y: 290)] {
      inspector.perform(.hover(point, isMeasuring: true), at: 0)
      expectTrue(["x 20", "x 100", "y 10", "y 270"].allSatisfy(labels.contains), "\(labels)")
    }
    inspector.perform(.hover(CGPoint(x: 195, y: 290), isMeasuring: false), at: 0)
    expectEqual(labels, ["UILabel “Form”"])
  }

  @Test func thePinGoesWithItsView() {
    inspector.perform(.pin(CGPoint(x: 30, y: 15)), at: 0)
    _ = inspector.update(hasChanged: true)
    expectEqual(inspector.content.subject, "UILabel “Form”")
    host.show(UIViewController())
    for time in [0.2, 0.3, 2] { _ = host.step(events: [], at: time) }
    _ = inspector.update(hasChanged: true)
    expectEqual(inspector.content.subject, "")
  }
}
