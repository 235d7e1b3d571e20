import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutRuleTests {
  @Test func leadingIsRightInRightToLeft() {
    let fixture = ConstraintFixture(isRightToLeft: true)
    let (view, fixed) = (fixture.add(Block(30, 10)), fixture.add(Block(10, 10)))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 12),
      fixed.leftAnchor.constraint(equalTo: fixture.view.leftAnchor, constant: 12),
      fixed.trailingAnchor.constraint(lessThanOrEqualTo: fixture.view.trailingAnchor, constant: -2),
    ])
    fixture.frame()
    expectEqual(view.frame.maxX, 88)
    expectEqual(fixed.frame.minX, 12)
    fixture.view.semanticContentAttribute = .forceLeftToRight
    fixture.frame()
    expectEqual(view.frame.minX, 12)
    fixture.view.semanticContentAttribute = .unspecified
    fixture.frame()
    expectEqual(view.frame.maxX, 88)
  }

  /// Containers are aligned to whole pixels; a length of whole points need not be, at 3.9 pixels per point.
  @Test(arguments: [(0.75, 53.3, 0), (3.9, 52.05, 0), (3.9, 51.8, 0), (3.9, 52.3, 1), (2, 52.5, 1), (2, 44, 1)])
  func subpixelDifferencesDoNotConflict(scale: CGFloat, height: CGFloat, count: Int) {
    let fixture = ConstraintFixture()
    fixture.root.environment.scale = scale
    let container = UIView(frame: rect(0, 0, 60, height))
    fixture.view.addSubview(container)
    let view = fixture.add(Block(), to: container)
    view.pin()
    view.heightAnchor.constraint(equalToConstant: 52).isActive = true
    expectEqual(warnings { fixture.frame() }.count, count, "\(height) at \(scale)")
    container.frame.size.height = 30
    expectEqual(warnings { fixture.frame() }.count, 1 - count, "after a change")
    expectAtMost(abs(view.frame.height - 30), 1 / scale)
  }

  @Test func guidesFollowMarginsAndSafeArea() {
    let fixture = ConstraintFixture(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let (safe, margins) = (fixture.add(UIView()), fixture.add(UIView()))
    for (view, guide) in [(safe, fixture.view.safeAreaLayoutGuide), (margins, fixture.view.layoutMarginsGuide)] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      ])
    }
    fixture.frame()
    expectEqual(safe.frame, rect(0, 20, 100, 150))
    expectEqual(margins.frame, rect(16, 20, 68, 150))
    expectEqual(fixture.view.safeAreaLayoutGuide.layoutFrame, safe.frame)
    fixture.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 5, trailing: 20)
    fixture.controller.additionalSafeAreaInsets.top = 10
    fixture.frame()
    expectEqual(safe.frame, rect(0, 30, 100, 140))
    expectEqual(margins.frame, rect(40, 35, 40, 130))
  }

  @Test func readableContentWidthIsLimited() {
    let fixture = ConstraintFixture(size: CGSize(width: 1000, height: 500))
    let view = fixture.add(UIView())
    view.leadingAnchor.constraint(equalTo: fixture.view.readableContentGuide.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: fixture.view.readableContentGuide.trailingAnchor).isActive = true
    fixture.frame()
    expectEqual(view.frame.minX, 164)
    expectEqual(view.frame.width, 672)
  }

  @Test func marginAttributesFollowMargins() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    fixture.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 24)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin), (.bottom, .bottomMargin),
      (.leading, .leadingMargin), (.right, .rightMargin),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: fixture.view, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    fixture.frame()
    expectEqual(view.frame, rect(20, 10, 56, 160))
  }

  @Test func conflictBreaksTheLatestConstraint() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    view.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "too wide"
    NSLayoutConstraint.activate([first, second])
    let heard = warnings { fixture.frame() }
    expectEqual(view.frame.width, 40)
    expectEqual(heard.count, 1)
    expectEqual(heard.first?.contains("Unable to simultaneously satisfy constraints."), true)
    expectEqual(heard.first?.contains("    \"\(first.message)\",\n    \"\(second.message)\"\n"), true)
    expectEqual(heard.first?.hasSuffix("Will attempt to recover by breaking constraint\n\(second.message)"), true)
    expectContains(second.message, "'too wide'")
    expectContains(second.message, ".width == 60   (active)>")
    expectEmpty(warnings { for _ in 0..<3 { fixture.view.setNeedsLayout(); fixture.frame() } })
    first.isActive = false
    fixture.frame()
    expectEqual(view.frame.width, 60)
  }

  /// The height that a table gives its rows has the name that it has in UIKit's messages.
  @Test func rowsNameTheHeightThatTheyAreGiven() {
    final class TallRows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let (cell, tall) = (UITableViewCell(), UIView())
        cell.contentView.addSubview(tall)
        tall.translatesAutoresizingMaskIntoConstraints = false
        tall.pin(.zero)
        tall.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return cell
      }
    }
    let (device, rows) = (TestDevice.phone(), TallRows())
    let table = UITableView(frame: device.window.bounds, style: .plain)
    (table.rowHeight, table.dataSource) = (44, rows)
    let heard = warnings {
      device.window.addSubview(table)
      device.run(for: 0.1)
    }
    expectContains(heard.first ?? "", "'UIView-Encapsulated-Layout-Height'")
  }

  /// The sides of a view that the app places by its frame are named as those of an autoresizing mask.
  @Test func framesOfTheOutermostViewAreNamedInMessages() {
    let fixture = ConstraintFixture()
    let (root, inner) = (UIView(frame: rect(0, 0, 100, 80)), UIView())
    fixture.view.addSubview(root)
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.pin(.zero)
    for (side, dimension) in [("h", inner.widthAnchor), ("v", inner.heightAnchor)] {
      let constraint = dimension.constraint(equalToConstant: 200)
      constraint.isActive = true
      let message = warnings { fixture.frame() }.joined()
      let name = side == "h" ? "width == 100" : "height == 80"
      let line = message.split(separator: "\n").first { $0.contains(name) }
      expectContains(String(line ?? ""), "NSAutoresizingMaskLayoutConstraint \(side)=")
      expectEqual(inner.frame, rect(0, 0, 100, 80))
      constraint.isActive = false
    }
  }

  @Test func autoresizingMaskOverridesConstraints() {
    let fixture = ConstraintFixture()
    let view = UIView(frame: rect(1, 2, 3, 4))
    fixture.view.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    let heard = warnings { fixture.frame() }
    expectEqual(view.frame, rect(1, 2, 3, 4))
    expectEqual(heard.first?.contains("NSAutoresizingMaskLayoutConstraint"), true)
    expectEqual(heard.first?.hasSuffix(width.message), true)
  }

  @Test func brokenConstraintHoldsAgainWhenItFits() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    view.pin(UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
    _ = warnings { fixture.frame() }
    fixture.root.environment.size.width = 300
    fixture.frame()
    expectEqual(view.frame, rect(60, 0, 180, 200))
  }

  @Test func ambiguityIsReported() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
    expectTrue(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalTo: view.widthAnchor)
    height.isActive = true
    expectFalse(view.hasAmbiguousLayout)
    expectContains(view.constraintsAffectingLayout(for: .vertical), height)
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(height))
  }

  @Test func fittingSizesAreMinimalAndMaximal() {
    let fixture = ConstraintFixture()
    let container = fixture.add(UIView())
    let block = fixture.add(Block(30, 20), to: container)
    block.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let wide = container.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    wide.isActive = true
    expectEqual(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 36, height: 24))
    block.setContentHuggingPriority(UILayoutPriority(20), for: .horizontal)
    expectEqual(container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width, 90)
    expectEqual(
      container.systemLayoutSizeFitting(
        CGSize(width: 70, height: 5), withHorizontalFittingPriority: .required, verticalFittingPriority: .required),
      CGSize(width: 70, height: 5))
  }

  @Test func updatesGoUpAndLayoutGoesDown() {
    let fixture = ConstraintFixture()
    var calls: [String] = []
    final class Caller: UIView {
      var name = ""
      var note: ((String) -> Void)?
      override func updateConstraints() {
        note?("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        note?("layout \(name)")
      }
    }
    let (outer, inner) = (fixture.add(Caller()), Caller())
    fixture.add(inner, to: outer)
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.note = { calls.append($0) }
      view.pin()
    }
    fixture.frame()
    expectEqual(calls, ["update inner", "update outer", "layout outer", "layout inner"])
    calls = []
    inner.setNeedsUpdateConstraints()
    expectTrue(inner.needsUpdateConstraints())
    fixture.frame()
    expectEqual(calls, ["update inner"])
    expectFalse(inner.needsUpdateConstraints())
  }

  @Test func controllerUpdatesItsConstraintsFirst() {
    final class Updating: UIViewController {
      var calls: [String] = []
      override func updateViewConstraints() {
        calls.append("update")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did \(view.subviews[0].frame.width)") }
      override func viewDidLoad() {
        let inner = Block(7, 7)
        view.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      }
    }
    let (harness, controller) = (TestDevice(), Updating())
    harness.window.rootViewController = controller
    harness.frame()
    expectEqual(controller.calls.prefix(3), ["update", "will", "did 7.0"])
  }
}
