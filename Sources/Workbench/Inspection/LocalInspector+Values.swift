import Foundation
import LayoutKnobs
import Simulator
import UIKitCollections
import UIKitCore

/// The change of values of the layout on screen, with undo.
extension LocalInspector {
  /// The section whose values the panel shows; `nil` if no compositional or flow layout is on screen.
  private var knobSection: (view: UICollectionView, section: Int)? {
    guard let host = device() else { return nil }
    let views = LensReader(host).views
    if let view = knobs.view, let section = knobs.section, views.contains(where: { $0 === view }),
      !view.layoutKnobs(ofSection: section).isEmpty
    {
      return (view, section)
    }
    for view in views {
      let shown = Set(view.inspectedElements.compactMap(\.element.section)).sorted()
      // A change may have left nothing to see.
      let sections = shown.isEmpty ? Array(0..<view.numberOfSections) : shown
      if let first = sections.first(where: { !view.layoutKnobs(ofSection: $0).isEmpty }) { return (view, first) }
    }
    return nil
  }

  /// Shows the values of an element's section.
  func aimKnobs(at hit: LensHit) {
    guard let host = device(), let section = hit.section else { return }
    guard let view = LensReader(host).view(of: hit), knobs.view !== view || knobs.section != section else { return }
    (knobs.view, knobs.section) = (view, section)
    (knobs.typed, knobs.refusal) = ("", "")
    if knobs.focus != nil { knobs.focus = 0 }
  }

  private var shownKnobs: [LayoutKnob] { knobSection.map { $0.view.layoutKnobs(ofSection: $0.section) } ?? [] }

  /// The rows of the panel.
  func valueRows() -> InspectionContent.Values {
    var values = InspectionContent.Values()
    guard let (view, section) = knobSection else { return values }
    let list = view.layoutKnobs(ofSection: section)
    values.section = section
    values.list = SectionValues(section, of: view)
    values.others = otherValues(than: section, of: view)
    values.rows = list.map {
      .init(part: $0.key.part.title, title: $0.key.propertyName, value: $0.value.text, isChanged: $0.isChanged)
    }
    values.refusal = knobs.refusal
    values.focus = knobs.focus.map { min($0, list.count - 1) }
    if let focus = values.focus, !knobs.typed.isEmpty { values.rows[focus].value = knobs.typed + "▏" }
    return values
  }

  /// The values of a view's other sections, which are read once for each layout.
  private func otherValues(than section: Int, of view: UICollectionView) -> [SectionValues] {
    let (id, generation) = (ObjectIdentifier(view), view.layoutGeneration)
    if let known = knobs.others, known.view == id, known.section == section, known.generation == generation {
      return known.values
    }
    let values = SectionValues.others(than: [section], of: view)
    knobs.others = (values, id, section, generation)
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
    guard let (view, section) = knobSection else { return }
    (knobs.view, knobs.section) = (view, section)
    (knobs.typed, knobs.refusal) = ("", "")
    guard value != knob.value else { return }
    let before = view.layoutEdit(ofSection: section)
    var after = before
    after.set(value, for: knob.key)
    // A value that is the app's own again is no change.
    if !after.isChange(knob.key, in: view, section) { after.set(nil, for: knob.key) }
    apply(.init(view: view, section: section, key: knob.key, before: before, after: after, time: time))
  }

  private func refuse(_ refusal: KnobRefusal) {
    (knobs.typed, knobs.refusal) = ("", refusal.description)
  }

  private func apply(_ step: KnobState.Step) {
    guard install(step.after, step) else { return }
    knobs.add(step)
  }

  /// Installs changes as an input of the run.
  ///
  /// - Returns: Whether the collection view of the step is still on screen.
  private func install(_ edit: SectionEdit, _ step: KnobState.Step) -> Bool {
    guard let host = device(), let view = step.view,
      let number = host.collectionViews.firstIndex(where: { $0 === view })
    else { return false }
    install(LayoutChange(view: number, section: step.section, edit: edit))
    onDrawing()
    return true
  }

  // MARK: Undo

  func undoValue() {
    guard let step = knobs.past.popLast() else { return }
    if install(step.before, step) { knobs.future.append(step) }
    knobs.refusal = ""
  }

  func redoValue() {
    guard let step = knobs.future.popLast() else { return }
    if install(step.after, step) { knobs.past.append(step) }
    knobs.refusal = ""
  }

  /// Gives the section the app's values again.
  func resetValues() {
    guard let (view, section) = knobSection else { return }
    let before = view.layoutEdit(ofSection: section)
    guard !before.isEmpty else { return }
    knobs.refusal = ""
    apply(.init(view: view, section: section, key: nil, before: before, after: SectionEdit(), time: time))
  }

  // MARK: Keys

  /// Puts the focus on a row.
  func beginEditing(at index: Int) {
    guard let shown = knobSection else {
      return onOutput(
        .report(
          Notice(
            "there is no compositional or flow layout on the screen whose values could be changed",
            "화면에 값을 바꿀 수 있는 컴포지셔널 레이아웃이나 플로 레이아웃이 없습니다")))
    }
    // The section stays the same one while its values change, whatever they do to it.
    (knobs.view, knobs.section) = (shown.view, shown.section)
    focusValue(index)
  }

  private func focusValue(_ index: Int) { (knobs.focus, knobs.typed, knobs.refusal) = (index, "", "") }

  /// Makes a change that the user asks for.
  func change(_ request: InspectionRequest) {
    switch request {
    case .stepValue(let index, let steps): stepValue(index, by: steps)
    case .valueKey(let key): take(key)
    case .undo: undoValue()
    case .redo: redoValue()
    case .reset: resetValues()
    default: break
    }
  }

  private func take(_ key: ValueKey) {
    let list = shownKnobs
    guard let focus = knobs.focus, !list.isEmpty else { return }
    let index = min(focus, list.count - 1)
    switch key {
    case .escape where knobs.typed.isEmpty: (knobs.focus, knobs.refusal) = (nil, "")
    case .escape: knobs.typed = ""
    case .next: focusValue((index + 1) % list.count)
    case .previous: focusValue((index + list.count - 1) % list.count)
    case .down: focusValue(min(index + 1, list.count - 1))
    case .up: focusValue(max(index - 1, 0))
    case .increase(let isLarge): stepValue(index, by: 1, isLarge: isLarge)
    case .decrease(let isLarge): stepValue(index, by: -1, isLarge: isLarge)
    case .backspace: knobs.typed = String(knobs.typed.dropLast())
    case .accept: acceptTyped(list[index])
    case .type(let text): if knobs.typed.count < 40 { knobs.typed += text }
    }
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
    view.authoredValue(of: key, ofSection: section) != values[key]
  }
}
