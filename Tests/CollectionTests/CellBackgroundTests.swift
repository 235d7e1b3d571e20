import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// The views of a background configuration, in their documented order: shadow and effect behind the color, then the
/// image, the outline and a custom view.
@MainActor
struct CellBackgroundTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 100), scale: 1, draws: false)
  private let cell = UICollectionViewCell(frame: rect(0, 0, 100, 50))
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

  private func show(_ change: (inout UIBackgroundConfiguration) -> Void) -> [UIView] {
    var configuration = UIBackgroundConfiguration.clear()
    change(&configuration)
    cell.backgroundConfiguration = configuration
    if cell.superview == nil { device.root.window.addSubview(cell) }
    device.step()
    return cell.subviews.first { $0 !== cell.contentView }?.subviews ?? []
  }

  @Test func partsComeAndGoInOrder() throws {
    let custom = UIView()
    let parts = show {
      $0.backgroundColor = .red
      $0.cornerRadius = 5
      $0.image = picture
      $0.imageContentMode = .scaleAspectFit
      $0.strokeColor = .blue
      $0.strokeWidth = 2
      $0.strokeOutset = 3
      $0.shadowProperties.opacity = 0.5
      $0.shadowProperties.color = .green
      $0.shadowProperties.radius = 4
      $0.shadowProperties.offset = CGSize(width: 1, height: 2)
      $0.customView = custom
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    try #require(parts.count == 5)
    let (shade, fill, image, edge) = (parts[0], parts[1], try #require(parts[2] as? UIImageView), parts[3])
    for part in [shade, fill, image, custom] { expectEqual(part.frame, rect(2, 1, 94, 46)) }
    expectEqual(edge.frame, rect(-1, -2, 100, 52))
    expectIdentical(parts[4], custom)
    expectEqual(fill.backgroundColor, .red)
    expectEqual(image.image, picture)
    expectEqual(image.contentMode, .scaleAspectFit)
    expectTrue(image.clipsToBounds)
    expectEqual([fill.layer.cornerRadius, image.layer.cornerRadius, edge.layer.cornerRadius], [5, 5, 8])
    expectEqual(edge.layer.borderWidth, 2)
    expectEqual(edge.layer.borderColor, UIColor.blue.cgColor)
    expectEqual(shade.layer.shadowOpacity, 0.5)
    expectEqual(shade.layer.shadowColor, UIColor.green.cgColor)
    expectEqual(shade.layer.shadowRadius, 4)
    expectEqual(shade.layer.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(shade.layer.shadowPath?.boundingBox, rect(0, 0, 94, 46))
    let rest = show { $0.backgroundColor = .red }
    expectEqual(rest.count, 1)
    expectIdentical(rest.first, fill)
    expectEqual(fill.frame, rect(0, 0, 100, 50))
    expectEqual(fill.layer.cornerRadius, 0)
  }

  @Test func anEffectIsBehindTheColor() throws {
    let parts = show {
      $0.visualEffect = UIBlurEffect(style: .light)
      $0.cornerRadius = 6
    }
    let material = try #require(parts.first as? UIVisualEffectView)
    expectEqual(material.frame, rect(0, 0, 100, 50))
    expectEqual(material.layer.cornerRadius, 6)
    expectTrue(material.clipsToBounds)
    expectEqual(show { _ in }.count, 1)
  }

  @Test func edgesFollowMargins() {
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 30)
    let edges: [(NSDirectionalRectEdge, CGRect)] = [
      ([], rect(1, 0, 97, 50)), (.top, rect(1, 10, 97, 40)), (.leading, rect(21, 0, 77, 50)),
      (.bottom, rect(1, 0, 97, 45)), (.trailing, rect(1, 0, 67, 50)),
    ]
    for (edge, frame) in edges {
      let parts = show {
        $0.backgroundColor = .red
        $0.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        $0.edgesAddingLayoutMarginsToBackgroundInsets = edge
      }
      parts.first?.superview?.setNeedsLayout()
      device.step()
      expectEqual(parts.first?.frame, frame, "\(edge)")
    }
  }

  @Test func colorsFollowTheTint() throws {
    cell.tintColor = .purple
    let parts = show {
      $0.backgroundColor = nil
      $0.strokeColor = nil
      $0.strokeWidth = 1
    }
    try #require(parts.count == 2)
    expectEqual(parts[0].backgroundColor, .purple)
    expectEqual(parts[1].layer.borderColor, UIColor.purple.cgColor)
    cell.tintColor = .orange
    expectEqual(parts[0].backgroundColor, .orange)
    expectEqual(parts[1].layer.borderColor, UIColor.orange.cgColor)
    let changed = show {
      $0.strokeColor = .red
      $0.strokeWidth = 1
      $0.strokeColorTransformer = UIConfigurationColorTransformer { _ in .cyan }
    }
    expectEqual(changed.last?.layer.borderColor, UIColor.cyan.cgColor)
  }
}
