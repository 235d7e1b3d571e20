import Foundation

/// A formatter of quantities with their units, such as “12.5 kg”.
///
/// - Fidelity: approximated; units and conversions are those of the Unicode CLDR, and of the number formatter the digits
///   behind the point, the grouping and the spelled-out style are used. Units that the CLDR lacks have their symbol.
open class MeasurementFormatter: Formatter {
  /// The unit in which a quantity is shown.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit instead of the one that is usual in the locale.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures in degrees without a letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The unit in which a quantity is shown. The default is the one that is usual in the locale.
  open var unitOptions: UnitOptions = []
  /// The length of units. The default is `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language of texts, and the region whose units are used. The default is the device's.
  open var locale: Locale! = .current { didSet { numberFormatter?.locale = locale } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the number. The default has the decimal style.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a quantity.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the text of a unit alone.
  open func string(from unit: Unit) -> String {
    let text = UnitText(locale: locale ?? .current, style: unitStyle).text(2, unit, digits: 0...0)
    let name = text?.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    return name ?? unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let quantity as any UnitQuantity: text(quantity.value, quantity.anyUnit)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var writer = UnitText(locale: locale ?? .current, style: unitStyle)
    writer.convertsToUsual = !unitOptions.contains(.providedUnit)
    writer.isGrouped = numberFormatter?.usesGroupingSeparator ?? true
    let lower = min(max(0, numberFormatter?.minimumFractionDigits ?? 0), 15)
    let upper = min(max(lower, numberFormatter?.maximumFractionDigits ?? 3), 15)
    if unitOptions.contains(.temperatureWithoutUnit), let degrees = unit as? UnitTemperature {
      return writer.degrees(value, degrees, digits: lower...upper)
    }
    if let text = writer.text(value, unit, digits: lower...upper) { return text }
    return "\(numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.symbol)"
  }
}

/// A measurement of any unit.
private protocol UnitQuantity {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: UnitQuantity {
  fileprivate var anyUnit: Unit { unit }
}
