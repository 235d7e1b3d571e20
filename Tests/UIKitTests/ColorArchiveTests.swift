import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Colors in archives, as apps keep them in user defaults.
struct ColorArchiveTests {
  @Test(arguments: [
    UIColor(red: 0.25, green: 0.5, blue: 1.25, alpha: 0.75), .clear, .white,
    UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1),
  ])
  func aColorIsReadAsItWasWritten(_ color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    expectEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), color)
  }

  @Test func colorsInsideOfOtherObjectsAreRead() throws {
    let palette: NSDictionary = [
      "accent" as NSString: UIColor.red, "list" as NSString: [UIColor.blue, .green] as NSArray,
    ]
    let data = try NSKeyedArchiver.archivedData(withRootObject: palette, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSDictionary.self, NSArray.self, NSString.self, UIColor.self], from: data)
    let colors = try #require(read as? NSDictionary)
    expectEqual(colors["accent"] as? UIColor, .red)
    expectEqual(colors["list"] as? [UIColor], [.blue, .green])
  }

  /// Archives of iOS name the class without a module.
  @MainActor
  @Test func theClassNameOfIOSIsKnown() throws {
    TestDevice().becomeCurrent()
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = .xml
    archiver.encode(color, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let written = String(decoding: archiver.encodedData, as: UTF8.self)
    let named = written.replacingOccurrences(of: "<string>UIKitCore.UIColor</string>", with: "<string>UIColor</string>")
    expectNotEqual(named, written)
    expectEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data(named.utf8)), color)
    expectEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data(written.utf8)), color)
  }

  /// The keys under which iOS writes components.
  @Test func archivesOfIOSAreRead() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(0.5 as Float, forKey: "UIWhite")
    archiver.encode(1 as Float, forKey: "UIAlpha")
    archiver.encode(2, forKey: "UIColorComponentCount")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    expectEqual(UIColor(coder: unarchiver), UIColor(white: 0.5, alpha: 1))
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    expectNil(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)))
  }
}
