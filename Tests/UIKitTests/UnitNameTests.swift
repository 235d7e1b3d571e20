import Foundation
import TestSupport
import Testing
import UIKit

/// The English names of Foundation's units, as the Unicode CLDR has them.
struct UnitNameTests {
  private func expectNames(_ units: [(Unit, String)], sourceLocation: SourceLocation = #_sourceLocation) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    (formatter.unitOptions, formatter.unitStyle) = (.providedUnit, .long)
    for (unit, name) in units {
      expectEqual(
        formatter.string(from: Measurement(value: 2, unit: unit)), "2 \(name)", sourceLocation: sourceLocation)
    }
  }

  @Test func namesOfLengthsAndAreas() {
    expectNames([
      (UnitLength.megameters, "megameters"), (UnitLength.kilometers, "kilometers"),
      (UnitLength.hectometers, "hectometers"), (UnitLength.decimeters, "decimeters"), (UnitLength.meters, "meters"),
      (UnitLength.centimeters, "centimeters"), (UnitLength.millimeters, "millimeters"),
      (UnitLength.micrometers, "micrometers"), (UnitLength.nanometers, "nanometers"),
      (UnitLength.picometers, "picometers"), (UnitLength.inches, "inches"), (UnitLength.feet, "feet"),
      (UnitLength.yards, "yards"), (UnitLength.miles, "miles"), (UnitLength.lightyears, "light years"),
      (UnitLength.nauticalMiles, "nautical miles"), (UnitLength.fathoms, "fathoms"), (UnitLength.furlongs, "furlongs"),
      (UnitLength.astronomicalUnits, "astronomical units"), (UnitLength.parsecs, "parsecs"),
      (UnitArea.squareKilometers, "square kilometers"), (UnitArea.squareMeters, "square meters"),
      (UnitArea.squareCentimeters, "square centimeters"), (UnitArea.squareInches, "square inches"),
      (UnitArea.squareFeet, "square feet"), (UnitArea.squareYards, "square yards"),
      (UnitArea.squareMiles, "square miles"), (UnitArea.acres, "acres"), (UnitArea.hectares, "hectares"),
    ])
  }

  @Test func namesOfPressures() {
    expectNames([
      (UnitPressure.newtonsPerMetersSquared, "pascals"), (UnitPressure.gigapascals, "gigapascals"),
      (UnitPressure.megapascals, "megapascals"), (UnitPressure.kilopascals, "kilopascals"),
      (UnitPressure.hectopascals, "hectopascals"), (UnitPressure.inchesOfMercury, "inches of mercury"),
      (UnitPressure.bars, "bars"), (UnitPressure.millibars, "millibars"),
      (UnitPressure.millimetersOfMercury, "millimeters of mercury"),
      (UnitPressure.poundsForcePerSquareInch, "pounds-force per square inch"),
    ])
  }

  @Test func namesOfMassesAndVolumes() {
    expectNames([
      (UnitMass.kilograms, "kilograms"), (UnitMass.grams, "grams"), (UnitMass.milligrams, "milligrams"),
      (UnitMass.micrograms, "micrograms"), (UnitMass.ounces, "ounces"), (UnitMass.pounds, "pounds"),
      (UnitMass.carats, "carats"), (UnitMass.ouncesTroy, "troy ounces"), (UnitMass.shortTons, "tons"),
      (UnitVolume.megaliters, "megaliters"), (UnitVolume.liters, "liters"), (UnitVolume.deciliters, "deciliters"),
      (UnitVolume.centiliters, "centiliters"), (UnitVolume.milliliters, "milliliters"),
      (UnitVolume.cubicKilometers, "cubic kilometers"), (UnitVolume.cubicMeters, "cubic meters"),
      (UnitVolume.cubicCentimeters, "cubic centimeters"), (UnitVolume.cubicInches, "cubic inches"),
      (UnitVolume.cubicFeet, "cubic feet"), (UnitVolume.cubicYards, "cubic yards"),
      (UnitVolume.cubicMiles, "cubic miles"), (UnitVolume.acreFeet, "acre-feet"), (UnitVolume.bushels, "bushels"),
      (UnitVolume.teaspoons, "teaspoons"), (UnitVolume.tablespoons, "tablespoons"),
      (UnitVolume.fluidOunces, "fluid ounces"), (UnitVolume.cups, "cups"), (UnitVolume.pints, "pints"),
      (UnitVolume.quarts, "quarts"), (UnitVolume.gallons, "gallons"), (UnitVolume.metricCups, "metric cups"),
    ])
  }

  @Test func namesOfOtherQuantities() {
    expectNames([
      (UnitDuration.hours, "hours"), (UnitDuration.minutes, "minutes"), (UnitDuration.seconds, "seconds"),
      (UnitDuration.milliseconds, "milliseconds"), (UnitDuration.microseconds, "microseconds"),
      (UnitDuration.nanoseconds, "nanoseconds"), (UnitSpeed.metersPerSecond, "meters per second"),
      (UnitSpeed.kilometersPerHour, "kilometers per hour"), (UnitSpeed.milesPerHour, "miles per hour"),
      (UnitSpeed.knots, "knots"), (UnitTemperature.kelvin, "kelvins"),
      (UnitTemperature.celsius, "degrees Celsius"), (UnitTemperature.fahrenheit, "degrees Fahrenheit"),
      (UnitAngle.degrees, "degrees"), (UnitAngle.arcMinutes, "arcminutes"), (UnitAngle.arcSeconds, "arcseconds"),
      (UnitAngle.radians, "radians"), (UnitAngle.revolutions, "revolutions"), (UnitEnergy.kilojoules, "kilojoules"),
      (UnitEnergy.joules, "joules"), (UnitEnergy.kilocalories, "kilocalories"), (UnitEnergy.calories, "calories"),
      (UnitEnergy.kilowattHours, "kilowatt-hours"), (UnitPower.terawatts, "terawatts"),
      (UnitPower.gigawatts, "gigawatts"), (UnitPower.megawatts, "megawatts"), (UnitPower.kilowatts, "kilowatts"),
      (UnitPower.watts, "watts"), (UnitPower.milliwatts, "milliwatts"), (UnitPower.horsepower, "horsepower"),
      (UnitFrequency.terahertz, "terahertz"),
      (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      (UnitInformationStorage.bits, "bits"), (UnitInformationStorage.bytes, "bytes"),
      (UnitInformationStorage.kilobytes, "kilobytes"), (UnitInformationStorage.megabytes, "megabytes"),
      (UnitInformationStorage.gigabytes, "gigabytes"), (UnitInformationStorage.terabytes, "terabytes"),
      (UnitInformationStorage.megabits, "megabits"), (UnitElectricCurrent.amperes, "amperes"),
      (UnitElectricCurrent.milliamperes, "milliamperes"), (UnitElectricPotentialDifference.volts, "volts"),
      (UnitElectricResistance.ohms, "ohms"), (UnitIlluminance.lux, "lux"),
      (UnitAcceleration.gravity, "g-force"), (UnitFuelEfficiency.milesPerGallon, "miles per gallon"),
    ])
  }

  @Test func temperaturesHaveNoLetterIfAsked() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .temperatureWithoutUnit
    func text(_ locale: String, _ value: Double, _ unit: UnitTemperature) -> String {
      formatter.locale = Locale(identifier: locale)
      return formatter.string(from: Measurement(value: value, unit: unit))
    }
    expectEqual(text("en_US", 20, .celsius), "68°")
    expectEqual(text("en_US", 68, .fahrenheit), "68°")
    expectEqual(text("de_DE", 68, .fahrenheit), "20°")
    expectEqual(text("de_DE", 20.5, .celsius), "20,5°")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    expectEqual(text("en_US", 20.5, .celsius), "20.5°")
    expectEqual(text("de_DE", 68, .fahrenheit), "68°")
    expectEqual(text("en_US", 12_345.6789, .kelvin), "12,345.679°")
    formatter.numberFormatter.usesGroupingSeparator = false
    expectEqual(text("en_US", 12_345.6789, .kelvin), "12345.679°")
  }

  @Test func unitsAloneAndObjectsHaveTexts() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    let own = Unit(symbol: "blobs")
    expectEqual(formatter.string(from: UnitLength.kilometers), "km")
    expectEqual(formatter.string(from: own), "blobs")
    expectEqual(formatter.string(from: Measurement(value: 1_234.5, unit: own)), "1,234.5 blobs")
    formatter.unitStyle = .long
    expectEqual(formatter.string(from: UnitLength.kilometers), "kilometers")
    expectEqual(formatter.string(for: UnitLength.kilometers), "kilometers")
    expectEqual(formatter.string(for: Measurement(value: 3, unit: UnitLength.miles)), "3 miles")
    expectNil(formatter.string(for: 5))
    expectNil(formatter.string(for: nil))
  }

  /// A month counts as 30 days, a year as 365.
  @Test func durationsBeginAtTheirUnits() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let day = 86_400.0
    for (seconds, text) in [
      (30 * day, "1 month"), (30 * day - 1, "4 weeks, 1 day, 23 hours, 59 minutes, 59 seconds"), (365 * day, "1 year"),
      (7 * day, "1 week"), (day, "1 day"), (3_600, "1 hour"), (60, "1 minute"), (59, "59 seconds"),
    ] {
      expectEqual(formatter.string(from: seconds), text)
    }
  }
}
