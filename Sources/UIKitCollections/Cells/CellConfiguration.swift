import Foundation
import UIKitCore

/// The configurations of a cell, and the views that display them.
@MainActor
struct CellConfiguration {
  /// The background of a cell.
  enum Background {
    /// The default background of the cell's class.
    case byDefault
    case own(UIBackgroundConfiguration?)
  }

  var content: (any UIContentConfiguration)?
  var background = Background.byDefault
  var backgroundView: ConfiguredBackgroundView?
  /// Whether the state may have changed since the configurations were updated. A new cell has not been updated.
  var needsUpdate = true
  /// Whether an update is in progress: configurations set now are for its state.
  var isUpdating = false
  /// Whether the cell is being measured.
  var isMeasuring = false

  nonisolated init() {}
}

/// Updates the configurations and the views that display them.
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
    state.isPinned = isPinned
    state.listPosition = listPosition
    return state
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    let state = configurationState
    // UIKit updates the automatic configurations itself, whether or not an override calls `super`.
    updateOwnConfigurations(using: state)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    didUpdateConfiguration(using: state)
    configured.isUpdating = false
  }

  /// Updates the configurations before the cell is measured.
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

  /// Requests an update, unless one is in progress.
  func configurationDidChange() {
    if !configured.isUpdating { setNeedsUpdateConfiguration() }
  }

  // MARK: Content

  /// Shows the content in the current view if it supports it, and otherwise in a new one.
  func showContent() {
    guard let content = configured.content else {
      if contentView is any UIContentView { replaceContentView(with: makeContentView()) }
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
    view.frame = contentFrame(in: partsBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insetsLayoutMarginsFromSafeArea = false
    partsView.insertSubview(view, aboveSubview: old)
    contentView = view
    old.removeFromSuperview()
    invalidateIntrinsicContentSize()
  }

  // MARK: Background

  /// Returns the state for which the background is updated.
  private func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard !showsSelection || selectedBackgroundView != nil else { return state }
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

  /// Removes the background configuration, because a background view replaces it.
  func forgetBackground() {
    configured.background = .own(nil)
    showBackground(for: nil)
  }

  /// Shows the background.
  ///
  /// - Parameter state: The state for which a default background is updated; `nil` for the current one.
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
    view.frame = partsBounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partsView.insertSubview(view, at: 0)
    configured.backgroundView = view
  }
}

/// Cells respond to `@Invalidating(.configuration)`.
extension UICollectionViewCell: ConfiguredView {}
