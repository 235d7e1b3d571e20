import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The state of a collection view that a replay records.
extension UICollectionView: ScrollReporting {
  package var scrollReport: ScrollReport {
    ScrollReport(contentOffset: contentOffset, sections: sectionReports, items: itemReports)
  }

  private var sectionReports: [SectionReport] {
    orthogonals.knownSections.compactMap { section in
      guard let geometry = currentLayout.orthogonalGeometry(of: section) else { return nil }
      let along = orthogonals.offset(of: section, in: geometry)
      let offset = CGPoint(geometry.axis, along: along, across: geometry.frame.origin[geometry.axis.other])
      return SectionReport(section: section, offset: offset, page: geometry.page(at: along))
    }
  }

  private var itemReports: [ItemReport] {
    displayedKeys.compactMap { key in
      guard let placement = displayed[key]?.placement else { return nil }
      return ItemReport(
        indexPath: key.indexPath, kind: key.kind, frame: placement.frame,
        transform: CATransform3DGetAffineTransform(placement.transform3D), alpha: placement.alpha,
        isHidden: placement.isHidden)
    }
  }
}
