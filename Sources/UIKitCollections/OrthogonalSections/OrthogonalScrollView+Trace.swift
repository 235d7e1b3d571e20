import Foundation
import Geometry
import UIKitCore

extension OrthogonalScrollView: SectionScrolling {
  var scrolledSection: Int? { section }
  var scrolledAxis: Axis? { geometry?.axis }
  var sectionOrigin: CGPoint { frame.origin }
}
