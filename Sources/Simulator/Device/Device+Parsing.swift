package import Foundation
import PlainText
import UIKitCore

/// An invalid device, size or scale; the description names valid ones.
package enum DeviceError: Error, Equatable, CustomStringConvertible {
  case unknown(String, nearest: String?)
  case size(String)
  case scale(String)
  case locale(String)

  package var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "unknown device \(name.quoted)" + Nearest.hint(nearest)
        + "; choose one of `\(Program.name) list --devices` or WxH@S"
    case .size(let text):
      "size \(text.quoted) is not usable; write WIDTHxHEIGHT in points, each 1 to 8192, such as 390x844"
    case .scale(let text): "scale \(text.quoted) is not usable; write pixels per point, 0.5 to 4, such as 2"
    case .locale(let name):
      "unknown locale \(name.quoted); write a language such as \(DeviceLanguage.examples), or one with a region such as pt_BR"
    }
  }
}

extension Device {
  /// The valid lengths of a side, in points.
  package static let sides = 1.0...8192.0
  /// The valid numbers of pixels per point.
  package static let scales = 0.5...4.0

  /// Returns a device by name, or a bare screen for `WxH` or `WxH@S`.
  package static func named(_ text: String) throws(DeviceError) -> Device {
    if let device = all.first(where: { $0.name == text }) { return device }
    guard text.first?.isNumber == true else {
      throw .unknown(text, nearest: Nearest.name(to: text, among: all.map(\.name)))
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let size = try size(String(parts[0]))
    return .screen(size: size, scale: parts.count == 2 ? try scale(String(parts[1])) : 2)
  }

  /// Returns a size in points for `WxH`.
  package static func size(_ text: String) throws(DeviceError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(decimal: parts[0]), let height = Double(decimal: parts[1]),
      sides.contains(width), sides.contains(height)
    else { throw .size(text) }
    return CGSize(width: width, height: height)
  }

  /// Returns the pixels per point for a decimal number.
  package static func scale(_ text: String) throws(DeviceError) -> CGFloat {
    guard let scale = Double(decimal: text[...]), scales.contains(scale) else { throw .scale(text) }
    return CGFloat(scale)
  }
}
