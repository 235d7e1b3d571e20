import Foundation
import Geometry
import LayoutFiles
import LayoutSolver
import TestSupport

/// Properties that solve a layout more than once.
extension Property {
  static let symmetries = [mirror, orthogonalMirror, transposition, doubling, purity, writing]

  static let mirror = Property(name: "Right to left is the mirror image", every: 6) { trial in
    let mirrored = trial.layout.mirrored.solved()
    if mirrored.contentSize != trial.solution.contentSize { return "content size \(mirrored.contentSize)" }
    for element in trial.all where trial.axis == .horizontal || !trial.solution.scrollsByItself(element.key) {
      guard let other = mirrored.element(element.key) else { return "\(element.key) is gone" }
      let back = trial.solution.contentSize.width - other.frame.origin.x - other.frame.size.width
      let isSame =
        abs(back - element.frame.origin.x) < 1e-6 && other.frame.origin.y == element.frame.origin.y
        && other.frame.size == element.frame.size && other.zIndex == element.zIndex
      if !isSame { return "\(element), mirrored \(other)" }
    }
    return nil
  }

  static let orthogonalMirror = Property(name: "A scrolled section is the mirror image on screen", every: 6) { trial in
    guard trial.axis == .vertical, !trial.layout.container.isRightToLeft else { return nil }
    let mirrored = trial.layout.mirrored.solved()
    let width = trial.layout.container.size.width
    for index in trial.layout.counts.indices {
      guard let section = trial.solution.orthogonalSection(index) else { continue }
      guard let other = mirrored.orthogonalSection(index) else { return "\(index) does not scroll" }
      for element in trial.all where element.key.section == index && trial.solution.scrollsByItself(element.key) {
        guard let turned = mirrored.frame(of: element.key) else { return "\(element.key) is gone" }
        let left = element.frame.origin.x - section.initialOffset
        let right = width - (turned.origin.x - other.initialOffset) - turned.size.width
        if abs(left - right) > 1e-6 { return "\(element.key) is \(left) from leading, mirrored \(right)" }
      }
      let stops = section.stops?.map { $0 - section.minOffset }
      let turned = other.stops?.reversed().map { other.maxOffset - $0 }
      let isSame =
        stops?.count == turned?.count && zip(stops ?? [], turned ?? []).allSatisfy { abs($0 - $1) < 1e-6 }
      if !isSame { return "\(index) stops at \(stops ?? []), mirrored \(turned ?? [])" }
    }
    return nil
  }

  static let transposition = Property(name: "Exchanging the axes exchanges the frames", every: 6) { trial in
    guard !trial.layout.container.isRightToLeft else { return nil }
    let turned = trial.layout.transposed.solved()
    if turned.contentSize != trial.solution.contentSize.transposed { return "content size \(turned.contentSize)" }
    for element in trial.all {
      let other = turned.element(element.key)
      if other?.frame != element.frame.transposed || other?.zIndex != element.zIndex {
        return "\(element), turned \(other.map { "\($0)" } ?? "gone")"
      }
    }
    for index in trial.layout.counts.indices {
      let (section, other) = (trial.solution.orthogonalSection(index), turned.orthogonalSection(index))
      if section?.frame.transposed != other?.frame || section?.stops != other?.stops {
        return "section \(index) stops at \(section?.stops ?? []), turned \(other?.stops ?? [])"
      }
    }
    return nil
  }

  /// The comparison is exact, since doubling is exact in binary; only sums of measured sizes are kept in millionths of
  /// a point.
  static let doubling = Property(name: "Twice the numbers are twice the frames", every: 6) { trial in
    let large = trial.layout.doubled.solved()
    let slack: CGFloat = trial.layout.measures.isEmpty ? 0 : 1e-3
    let size = trial.solution.contentSize.doubled
    if abs(large.contentSize.width - size.width) > slack || abs(large.contentSize.height - size.height) > slack {
      return "content size \(large.contentSize), not \(size)"
    }
    for element in trial.all {
      let other = large.element(element.key)
      guard let other, isClose(other.frame, element.frame.doubled, within: slack), other.zIndex == element.zIndex else {
        return "\(element), doubled \(other.map { "\($0)" } ?? "gone")"
      }
    }
    return nil
  }

  static let purity = Property(name: "Solved twice, a layout is equal to the bit", every: 16) { trial in
    let again = trial.layout.solved()
    guard again.contentSize == trial.solution.contentSize, again.issues == trial.solution.issues else {
      return "content size \(again.contentSize), then \(trial.solution.contentSize)"
    }
    let window = CGRect(origin: .zero, size: again.contentSize)
    guard again.elements(in: window) == trial.solution.elements(in: window) else { return "another order" }
    return again.allElements() == trial.all ? nil : "other elements"
  }

  static let writing = Property(name: "Written down and read, a layout is the same", every: 16) { trial in
    var layout = trial.layout
    layout.measures = []
    do {
      let read = try LayoutFile(Data(layout.text.utf8), name: "layout.json")
      guard let only = read.cases.first, read.cases.count == 1 else { return "\(read.cases.count) layouts" }
      let solution = solve(only.spec, counts: only.counts, in: only.container)
      let wanted = layout.solved()
      return solution.contentSize == wanted.contentSize && solution.allElements() == wanted.allElements()
        ? nil : "comes out otherwise"
    } catch {
      return "\(error)"
    }
  }
}

extension RandomLayout {
  /// The same layout for the other reading direction, in which left and right are exchanged.
  fileprivate var mirrored: RandomLayout {
    var turned = self
    turned.container.isRightToLeft.toggle()
    turned.container.safeAreaInsets = container.safeAreaInsets.mirrored
    turned.container.layoutMargins = container.layoutMargins.mirrored
    turned.container.readableContentInsets = container.readableContentInsets?.mirrored
    return turned
  }
}

extension UIEdgeInsets {
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
