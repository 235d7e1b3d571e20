import Foundation
import UIKitCore

/// What a cell has been told to show, and what shows it.
@MainActor
struct CellConfiguration {
  /// What a cell's background is.
  enum Background {
    /// Nothing has been said, so it is as such cells are.
    case byDefault
    case own(UIBackgroundConfiguration?)
  }

  var content: (any UIContentConfiguration)?
  var background = Background.byDefault
  var backgroundView: ConfiguredBackgroundView?
  /// The state may be another than the configurations were updated for. A new cell has not been told any.
  var needsUpdate = true
  /// What is set now is meant for the state that is being told.
  var isUpdating = false
  /// The cell is being asked for its size.
  var isMeasuring = false

  nonisolated init() {}
}

/// Brings configurations up to date, and has views show them.
extension UICollectionViewCell {
  var knownState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isExpanded = outlineItem?.isExpanded ?? false
    state.isSwiped = isSweptAside
    state.isReordering = isBeingReordered
    state.listPlace = listPlace
    return state
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    didUpdateConfiguration(using: state)
    configured.isUpdating = false
  }

  /// Before the cell says how large it would like to be.
  func updateConfigurationForMeasuring() {
    configured.isMeasuring = true
    updateConfigurationIfNeeded()
    configured.isMeasuring = false
  }

  func updateOwnConfigurations(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configured.content {
      configured.content = content.updated(for: state)
      showContent()
    }
    if automaticallyUpdatesBackgroundConfiguration, case .own(let background?) = configured.background {
      configured.background = .own(background.updated(for: backgroundState(state)))
    }
    showBackground(for: state)
  }

  /// What is set while the state is told is for that state; otherwise it is brought up to date first.
  func configurationDidChange() {
    if !configured.isUpdating { setNeedsUpdateConfiguration() }
  }

  // MARK: Content

  /// In the view that is there if that can show it, and otherwise in a new one.
  func showContent() {
    guard let content = configured.content else {
      if contentView is any UIContentView { replaceContentView(with: UIView()) }
      return
    }
    if let shown = contentView as? any UIView & UIContentView, shown.supports(content) {
      shown.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    let old = contentView
    view.frame = contentFrame(in: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insetsLayoutMarginsFromSafeArea = false
    partsView.insertSubview(view, aboveSubview: old)
    contentView = view
    old.removeFromSuperview()
    invalidateIntrinsicContentSize()
  }

  // MARK: Background

  /// What a background is told of a state.
  private func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard !showsSelection else { return state }
    var quiet = state
    quiet.isSelected = false
    quiet.isHighlighted = false
    return quiet
  }

  var shownBackground: UIBackgroundConfiguration? {
    switch configured.background {
    case .byDefault: hasDefaultBackground ? defaultBackgroundConfiguration() : nil
    case .own(let background): background
    }
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    configured.background = .own(background)
    if background != nil {
      backgroundView = nil
      selectedBackgroundView = nil
    }
    showBackground(for: nil)
    configurationDidChange()
  }

  /// Views take its place.
  func forgetBackground() {
    configured.background = .own(nil)
    showBackground(for: nil)
  }

  /// - Parameter state: What a background is brought up to date for that has not been set.
  private func showBackground(for state: UICellConfigurationState?) {
    guard var background = shownBackground else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    if case .byDefault = configured.background {
      background = background.updated(for: backgroundState(state ?? knownState))
    }
    if let view = configured.backgroundView {
      view.configuration = background
      return
    }
    let view = ConfiguredBackgroundView(background)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partsView.insertSubview(view, at: 0)
    configured.backgroundView = view
  }
}
