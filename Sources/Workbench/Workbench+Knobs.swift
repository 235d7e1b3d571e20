import Foundation
import LayoutKnobs
import Simulator
import UIKitCollections
import UIKitCore

/// The change of values of the layout on screen, with undo.
extension Workbench {
  /// Whether keys change values of the layout.
  package var isEditingValues: Bool { knobs.focus != nil && geometry.hasPanel && content.textTarget == nil }

  /// The section whose values the panel shows; `nil` if no compositional layout is on screen.
  private var knobSection: (view: UICollectionView, section: Int)? {
    guard let host = content.inspectable else { return nil }
    let views = LensReader(host).views
    if let view = knobs.view, let section = knobs.section, views.contains(where: { $0 === view }),
      !view.layoutKnobs(ofSection: section).isEmpty
    {
      return (view, section)
    }
    for view in views {
      let shown = Set(view.inspectedElements.compactMap(\.element.section)).sorted()
      if let first = shown.first(where: { !view.layoutKnobs(ofSection: $0).isEmpty }) { return (view, first) }
    }
    return nil
  }

  /// Shows the values of an element's section.
  func aimKnobs(at hit: LensHit) {
    guard let host = content.inspectable, let section = hit.section else { return }
    let views = LensReader(host).views
    guard views.indices.contains(hit.view), knobs.view !== views[hit.view] || knobs.section != section else { return }
    (knobs.view, knobs.section) = (views[hit.view], section)
    (knobs.typed, knobs.refusal) = ("", "")
    if knobs.focus != nil { knobs.focus = 0 }
  }

  private var shownKnobs: [LayoutKnob] { knobSection.map { $0.view.layoutKnobs(ofSection: $0.section) } ?? [] }

  /// The rows of the panel.
  func valueRows() -> InspectorPanel.Values {
    var values = InspectorPanel.Values()
    guard let (view, section) = knobSection else { return values }
    let list = view.layoutKnobs(ofSection: section)
    values.section = section
    values.rows = list.map {
      .init(title: $0.key.title, value: $0.value.text, isChanged: $0.isChanged)
    }
    values.refusal = knobs.refusal
    values.focus = knobs.focus.map { min($0, list.count - 1) }
    if let focus = values.focus, !knobs.typed.isEmpty { values.rows[focus].value = knobs.typed + "▏" }
    return values
  }

  // MARK: Changes

  /// Changes a value by steps; beyond the limits it stays, and the panel says why.
  func stepValue(_ index: Int, by steps: Int, isLarge: Bool = false) {
    let list = shownKnobs
    guard list.indices.contains(index) else { return }
    do {
      setValue(try list[index].stepped(by: steps, isLarge: isLarge), of: list[index])
    } catch {
      refuse(error)
    }
  }

  private func setValue(_ value: KnobValue, of knob: LayoutKnob) {
    guard !isFixed, let (view, section) = knobSection else { return }
    (knobs.typed, knobs.refusal) = ("", "")
    guard value != knob.value else { return lens.isPanelOld = true }
    let before = view.layoutEdit(ofSection: section)
    var after = before
    after.set(value, for: knob.key)
    // A value that is the app's own again is no change.
    if !after.isChange(knob.key, in: view, section) { after.set(nil, for: knob.key) }
    apply(.init(view: view, section: section, key: knob.key, before: before, after: after, time: time))
  }

  private func refuse(_ refusal: KnobRefusal) {
    (knobs.typed, knobs.refusal) = ("", refusal.description)
    lens.isPanelOld = true
  }

  private func apply(_ step: KnobState.Step) {
    guard install(step.after, step) else { return }
    knobs.add(step)
  }

  /// Installs changes as an input of the run.
  ///
  /// - Returns: Whether the collection view of the step is still on screen.
  private func install(_ edit: SectionEdit, _ step: KnobState.Step) -> Bool {
    guard let host = content.inspectable, let history, let view = step.view,
      let number = host.collectionViews.firstIndex(where: { $0 === view })
    else { return false }
    history.apply(LayoutChange(view: number, section: step.section, edit: edit))
    lens.isPanelOld = true
    setNeedsDevice()
    return true
  }

  // MARK: Undo

  func undoValue() {
    guard !isFixed, let step = knobs.past.popLast() else { return }
    if install(step.before, step) { knobs.future.append(step) }
    knobs.refusal = ""
  }

  func redoValue() {
    guard !isFixed, let step = knobs.future.popLast() else { return }
    if install(step.after, step) { knobs.past.append(step) }
    knobs.refusal = ""
  }

  /// Gives the section the app's values again.
  func resetValues() {
    guard !isFixed, let (view, section) = knobSection else { return }
    let before = view.layoutEdit(ofSection: section)
    guard !before.isEmpty else { return }
    knobs.refusal = ""
    apply(.init(view: view, section: section, key: nil, before: before, after: SectionEdit(), time: time))
  }

  // MARK: Keys

  /// Puts the focus on the values, and opens the inspector for it.
  ///
  /// - Returns: Whether the size of the window must be computed again.
  func beginEditingValues() -> Bool {
    guard content.inspectable != nil else {
      actions.report("a project's code runs in a process of its own, whose values cannot be changed; open a scene")
      return false
    }
    let opens = !geometry.hasPanel
    if opens { setVisible(panel: true) }
    guard knobSection != nil else {
      actions.report("there is no compositional layout on the screen whose values could be changed")
      return opens
    }
    focusValue(0)
    return opens
  }

  /// Puts the focus on a row.
  func focusValue(_ index: Int) {
    (knobs.focus, knobs.typed, knobs.refusal) = (index, "", "")
    lens.isPanelOld = true
  }

  /// Handles a key while values have the focus.
  ///
  /// - Returns: Whether the key was used.
  func takeValueKey(_ chord: KeyChord) -> Bool {
    let list = shownKnobs
    guard let focus = knobs.focus, !list.isEmpty else { return false }
    let index = min(focus, list.count - 1)
    let isShifted = chord.modifiers.contains(.shift)
    guard chord.modifiers.isDisjoint(with: [.control, .alternate]) else { return false }
    lens.isPanelOld = true
    switch chord.key {
    case .escape where knobs.typed.isEmpty: (knobs.focus, knobs.refusal) = (nil, "")
    case .escape: knobs.typed = ""
    case .tab: focusValue((index + (isShifted ? list.count - 1 : 1)) % list.count)
    case .down: focusValue(min(index + 1, list.count - 1))
    case .up: focusValue(max(index - 1, 0))
    case .right: stepValue(index, by: 1, isLarge: isShifted)
    case .left: stepValue(index, by: -1, isLarge: isShifted)
    case .backspace: knobs.typed = String(knobs.typed.dropLast())
    case .enter: acceptTyped(list[index])
    case .character(let character): if knobs.typed.count < 40 { knobs.typed.append(character) }
    case .pageUp, .pageDown, .navigationBack, .function: return false
    }
    return true
  }

  private func acceptTyped(_ knob: LayoutKnob) {
    guard !knobs.typed.isEmpty else { return }
    do {
      setValue(try knob.key.value(of: knobs.typed, replacing: knob.value), of: knob)
    } catch {
      refuse(error)
    }
  }
}

extension SectionEdit {
  /// Whether a value differs from the one that the app gave.
  @MainActor
  fileprivate func isChange(_ key: KnobKey, in view: UICollectionView, _ section: Int) -> Bool {
    view.authoredSection(section)?[key] != values[key]
  }
}
