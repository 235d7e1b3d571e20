/// The colors of the system by their names in nib files and asset catalogs.
package enum SystemColorNames {
  /// Returns the color with a name; `nil` if there is none.
  package static func color(named name: String) -> UIColor? { table[name]?() }

  private static let table: [String: @Sendable () -> UIColor] = [
    "darkTextColor": { .darkText }, "lightTextColor": { .lightText }, "blackColor": { .black },
    "whiteColor": { .white }, "grayColor": { .gray }, "darkGrayColor": { .darkGray },
    "lightGrayColor": { .lightGray }, "redColor": { .red }, "greenColor": { .green }, "blueColor": { .blue },
    "cyanColor": { .cyan }, "yellowColor": { .yellow }, "magentaColor": { .magenta }, "orangeColor": { .orange },
    "purpleColor": { .purple }, "brownColor": { .brown }, "clearColor": { .clear },
    "groupTableViewBackgroundColor": { .systemGroupedBackground }, "tintColor": { .tintColor },
    "viewFlipsideBackgroundColor": { .darkGray }, "scrollViewTexturedBackgroundColor": { .systemGray6 },
    "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange },
    "systemYellowColor": { .systemYellow }, "systemGreenColor": { .systemGreen }, "systemMintColor": { .systemMint },
    "systemTealColor": { .systemTeal }, "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue },
    "systemIndigoColor": { .systemIndigo }, "systemPurpleColor": { .systemPurple },
    "systemPinkColor": { .systemPink }, "systemBrownColor": { .systemBrown }, "systemGrayColor": { .systemGray },
    "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
    "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 },
    "systemGray6Color": { .systemGray6 }, "linkColor": { .link }, "labelColor": { .label },
    "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
    "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText },
    "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator },
    "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
    "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
    "systemBackgroundColor": { .systemBackground }, "secondarySystemBackgroundColor": { .secondarySystemBackground },
    "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
    "systemGroupedBackgroundColor": { .systemGroupedBackground },
    "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
  ]
}
