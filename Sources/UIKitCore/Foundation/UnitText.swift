import Foundation
import _FoundationICU

/// The texts of quantities in a language, as ICU formats them.
struct UnitText {
  var locale: Locale
  var style: Formatter.UnitStyle
  /// Whether quantities are shown in the unit that is usual in the locale.
  var convertsToUsual = false
  var isGrouped = true

  init(locale: Locale, style: Formatter.UnitStyle) { (self.locale, self.style) = (locale, style) }

  /// Returns the text of a quantity; `nil` if ICU does not know the unit.
  func text(_ value: Double, _ unit: Unit, digits: ClosedRange<Int>) -> String? {
    guard let name = UnitNames.name(of: unit) else { return nil }
    return format(
      value, "unit/\(name) unit-width-\(width) \(fraction(digits))\(convertsToUsual ? " usage/default" : "")")
  }

  /// Returns a temperature without the letter of its scale.
  func degrees(_ value: Double, _ unit: UnitTemperature, digits: ClosedRange<Int>) -> String {
    let isFahrenheit = convertsToUsual ? locale.measurementSystem == .us : unit == .fahrenheit
    let wanted: UnitTemperature = convertsToUsual ? (isFahrenheit ? .fahrenheit : .celsius) : unit
    let shown = Measurement(value: value, unit: unit).converted(to: wanted).value
    return (format(shown, fraction(digits)) ?? "\(shown)") + "°"
  }

  private var width: String {
    switch style {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }

  /// The form of a number: so many digits at least, and so many at most.
  private func fraction(_ digits: ClosedRange<Int>) -> String {
    let places = String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
    return (places.isEmpty ? "precision-integer" : "." + places) + " rounding-mode-half-even"
      + (isGrouped ? "" : " group-off")
  }

  private func format(_ value: Double, _ form: String) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(form.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let count = Int(swift_unumf_resultToString(result, &text, Int32(text.count), &status))
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
    return String(decoding: text[..<count], as: UTF16.self)
  }
}

/// The names of Foundation's units in the Unicode CLDR.
enum UnitNames {
  /// Returns the name of a unit; `nil` for the app's own ones and those that the CLDR lacks.
  static func name(of unit: Unit) -> String? {
    kinds.first { $0.matches(unit) }.flatMap { names[$0.name]?[unit.symbol] }
  }

  private static let kinds: [(name: String, matches: @Sendable (Unit) -> Bool)] = [
    ("length", { $0 is UnitLength }), ("mass", { $0 is UnitMass }), ("duration", { $0 is UnitDuration }),
    ("speed", { $0 is UnitSpeed }), ("temperature", { $0 is UnitTemperature }), ("volume", { $0 is UnitVolume }),
    ("area", { $0 is UnitArea }), ("angle", { $0 is UnitAngle }), ("energy", { $0 is UnitEnergy }),
    ("power", { $0 is UnitPower }), ("pressure", { $0 is UnitPressure }), ("frequency", { $0 is UnitFrequency }),
    ("data", { $0 is UnitInformationStorage }), ("fuel", { $0 is UnitFuelEfficiency }),
    ("acceleration", { $0 is UnitAcceleration }), ("current", { $0 is UnitElectricCurrent }),
    ("voltage", { $0 is UnitElectricPotentialDifference }), ("resistance", { $0 is UnitElectricResistance }),
    ("light", { $0 is UnitIlluminance }),
  ]

  private static let names: [String: [String: String]] = [
    "length": [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dm": "decimeter", "m": "meter", "cm": "centimeter",
      "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
      "yd": "yard", "mi": "mile", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
      "ua": "astronomical-unit", "pc": "parsec",
    ],
    "mass": [
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
      "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
      "ct": "carat", "oz t": "ounce-troy",
    ],
    "duration": [
      "hr": "hour", "h": "hour", "min": "minute", "m": "minute", "s": "second", "sec": "second", "ms": "millisecond",
      "µs": "microsecond",
      "ns": "nanosecond", "ps": "picosecond",
    ],
    "speed": ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"],
    "temperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
    "volume": [
      "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "dl": "deciliter", "cL": "centiliter",
      "mL": "milliliter",
      "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
      "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
      "gal": "gallon", "metric cup": "cup-metric", "metric cup Imperial": "cup-metric",
    ],
    "area": [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
      "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ],
    "angle": ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"],
    "energy": ["kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"],
    "power": [
      "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
      "hp": "horsepower",
    ],
    "pressure": [
      "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
      "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
      "psi": "pound-force-per-square-inch",
    ],
    "frequency": ["THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"],
    "data": [
      "bit": "bit", "B": "byte", "KB": "kilobyte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
      "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
    ],
    "fuel": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
    "acceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
    "current": ["A": "ampere", "mA": "milliampere"], "voltage": ["kV": "kilovolt", "V": "volt", "mV": "millivolt"],
    "resistance": ["kΩ": "kiloohm", "Ω": "ohm"], "light": ["lx": "lux"],
  ]
}
