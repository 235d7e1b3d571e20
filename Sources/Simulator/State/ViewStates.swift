import Foundation
import Geometry
import LayoutKnobs
import UIKitCollections
import UIKitControls
package import UIKitCore

/// Reads and writes the state of the views in a window.
@MainActor
package struct ViewStates {
  private let window: UIWindow

  package init(_ window: UIWindow) { self.window = window }

  /// Returns the state of all views.
  package func capture() -> [SceneState.ViewState] {
    var states: [SceneState.ViewState] = []
    walk(window, path: []) { view, path in
      states += Self.contents(of: view).map { SceneState.ViewState(path: path, content: $0) }
    }
    return states
  }

  /// Gives the views their state, from the outside to the inside, as an outer scroll view decides which ones are
  /// inside it.
  ///
  /// - Parameter layout: Lays out the window.
  package func apply(_ states: [SceneState.ViewState], layout: () -> Void) {
    let depths = Set(states.map(\.path.count)).sorted()
    for depth in depths {
      var views: [[String]: UIView] = [:]
      walk(window, path: []) { view, path in if path.count == depth { views[path] = view } }
      for state in states where state.path.count == depth {
        guard let view = views[state.path] else { continue }
        Self.apply(state.content, to: view)
      }
      layout()
    }
  }

  /// Visits the views with their paths. Siblings of one class are counted in the order of their position, because a
  /// collection view's order of subviews depends on how the user came there.
  private func walk(_ view: UIView, path: [String], _ body: (UIView, [String]) -> Void) {
    body(view, path)
    // Cells are reused: their content belongs to the data.
    if view is UICollectionReusableView || view is UITableViewCell { return }
    var ordinals: [String: Int] = [:]
    let sorted = view.subviews.enumerated().sorted { a, b in
      let (first, second) = (a.element.frame.origin, b.element.frame.origin)
      return (first.y, first.x, CGFloat(a.offset)) < (second.y, second.x, CGFloat(b.offset))
    }
    for (_, child) in sorted {
      let name = String(describing: type(of: child))
      let ordinal = ordinals[name, default: 0]
      ordinals[name] = ordinal + 1
      walk(child, path: path + ["\(name)#\(ordinal)"], body)
    }
  }

  private static func contents(of view: UIView) -> [SceneState.Content] {
    switch view {
    case let view as UICollectionView:
      let changes = changedSections(of: view)
      return (changes.isEmpty ? [] : [.layout(changes)])
        + [.offset(offset(of: view)), .selection((view.indexPathsForSelectedItems ?? []).map(Array.init))]
    case let view as UITableView:
      return [.offset(offset(of: view)), .selection((view.indexPathsForSelectedRows ?? []).map(Array.init))]
    case let view as UITextView: return [.text(view.text), .offset(offset(of: view))]
    case let view as UIScrollView: return [.offset(offset(of: view))]
    case let field as UITextField: return [.text(field.text ?? "")]
    case let control as UISwitch: return [.isOn(control.isOn)]
    case let control as UISegmentedControl: return [.segment(control.selectedSegmentIndex)]
    case let control as UISlider: return [.value(control.value)]
    default: return []
    }
  }

  private static func apply(_ content: SceneState.Content, to view: UIView) {
    switch (content, view) {
    case (.layout(let changes), let view as UICollectionView): change(changes, of: view)
    case (.offset(let offset), let view as UIScrollView): scroll(view, to: offset)
    case (.selection(let items), let view as UICollectionView):
      for item in items where isValid(item, sections: view.numberOfSections, view.numberOfItems) {
        view.selectItem(at: IndexPath(item: item[1], section: item[0]), animated: false, scrollPosition: [])
      }
    case (.selection(let rows), let view as UITableView):
      for row in rows where isValid(row, sections: view.numberOfSections, view.numberOfRows) {
        view.selectRow(at: IndexPath(row: row[1], section: row[0]), animated: false, scrollPosition: .none)
      }
    case (.text(let text), let field as UITextField) where field.text ?? "" != text:
      field.text = text
      field.sendActions(for: .editingChanged)
    case (.text(let text), let view as UITextView) where view.text != text: view.text = text
    case (.isOn(let isOn), let control as UISwitch) where control.isOn != isOn:
      control.isOn = isOn
      control.sendActions(for: .valueChanged)
    case (.segment(let index), let control as UISegmentedControl)
    where control.selectedSegmentIndex != index && index < control.numberOfSegments:
      control.selectedSegmentIndex = index
      control.sendActions(for: .valueChanged)
    case (.value(let value), let control as UISlider) where control.value != value:
      control.value = value
      control.sendActions(for: .valueChanged)
    default: break
    }
  }

  private static func isValid(_ path: [Int], sections: Int, _ count: (Int) -> Int) -> Bool {
    path.count == 2 && (0..<sections).contains(path[0]) && (0..<count(path[0])).contains(path[1])
  }
}

// MARK: - Layouts

extension ViewStates {
  private static func changedSections(of view: UICollectionView) -> [SceneState.ChangedSection] {
    view.layoutEdits.sorted { $0.key < $1.key }.map { section, edit in
      var own = SectionEdit()
      for key in edit.values.keys { own.set(view.authoredValue(of: key, ofSection: section), for: key) }
      return SceneState.ChangedSection(section: section, edit: edit, authored: own)
    }
  }

  /// Changes values of sections again. Where the app's code has another value than before, the app's value applies.
  private static func change(_ changes: [SceneState.ChangedSection], of view: UICollectionView) {
    for change in changes {
      var edit = view.layoutEdit(ofSection: change.section)
      for (key, value) in change.edit.values {
        let authored = view.authoredValue(of: key, ofSection: change.section)
        if let authored, authored == change.authored.values[key] { edit.set(value, for: key) }
      }
      view.setLayoutEdit(edit, ofSection: change.section)
    }
    // The offset that follows must not be limited by the former size of the content.
    view.layoutIfNeeded()
  }
}

// MARK: - Offsets

extension ViewStates {
  /// Whether the scroll view's content has the coordinates of its superview, as that of an orthogonal section has.
  private static func isOrthogonal(_ view: UIScrollView) -> Bool {
    view.superview is UICollectionView && String(describing: type(of: view)) == "OrthogonalScrollView"
  }

  private static func offset(of view: UIScrollView) -> CGPoint {
    let origin = isOrthogonal(view) ? view.frame.origin : .zero
    return CGPoint(x: view.contentOffset.x - origin.x, y: view.contentOffset.y - origin.y)
  }

  /// Scrolls as far as the content allows: it may have become shorter.
  private static func scroll(_ view: UIScrollView, to offset: CGPoint) {
    let isOrthogonal = isOrthogonal(view)
    let origin = isOrthogonal ? view.frame.origin : .zero
    var target = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    if !isOrthogonal {
      let inset = view.adjustedContentInset
      let most = CGPoint(
        x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
        y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
      target.x = min(max(target.x, min(-inset.left, offset.x)), max(most.x, -inset.left))
      target.y = min(max(target.y, -inset.top), most.y)
    }
    if target != view.contentOffset { view.setContentOffset(target, animated: false) }
  }
}
