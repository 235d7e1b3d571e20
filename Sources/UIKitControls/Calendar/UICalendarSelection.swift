import Foundation
import UIKitCore

/// The way in which the days of a calendar are chosen. Its subclasses choose one day or several.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.selectionDidChange() }

  func contains(_ day: DateComponents) -> Bool { false }
  func canSelect(_ day: DateComponents) -> Bool { true }
  func tap(_ day: DateComponents) {}
}

/// The object that permits and follows the choice of a day.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Reports that the user has chosen a day, or taken back the choice.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be chosen, or for `nil` whether the choice can be taken back. The default is `true`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default implementation, which returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The choice of one day.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day; `nil` for none.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }

  /// Creates a choice with a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Chooses a day, or none for `nil`. The delegate is not told.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func contains(_ day: DateComponents) -> Bool { selectedDate?.isDay(day) == true }
  override func canSelect(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  override func tap(_ day: DateComponents) {
    let isTakenBack = contains(day)
    if isTakenBack, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = isTakenBack ? nil : day
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// The object that permits and follows the choice of days.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Reports that the user has chosen a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Reports that the user has taken back the choice of a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be chosen. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the choice of a day can be taken back. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default implementation, which returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// The choice of several days.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }

  /// Creates a choice with a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Chooses days in place of those before. The delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func contains(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isDay(day) } }

  override func canSelect(_ day: DateComponents) -> Bool {
    contains(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(_ day: DateComponents) {
    if contains(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { $0.isDay(day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

extension DateComponents {
  /// Whether the components name the same day as others.
  func isDay(_ other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
