import Foundation
import LayoutKnobs
import TestSupport
import Testing
import UIKit

@testable import Workbench

/// The steps of changing a layout's values that undo takes back.
@MainActor
struct KnobStateTests {
  private let views = (0..<2).map { _ in
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func steps(_ steps: [(view: Int, section: Int, key: KnobKey?, time: TimeInterval)]) -> [TimeInterval] {
    var state = KnobState()
    for step in steps {
      state.add(
        KnobState.Step(
          view: views[step.view], section: step.section, key: step.key, before: SectionEdit(), after: SectionEdit(),
          time: step.time))
    }
    return state.past.map(\.time)
  }

  /// Changes of one value in quick succession are one step, as while the value is dragged.
  @Test func quickChangesOfOneValueAreOneStep() {
    let (one, other) = (KnobKey(.section, .spacing), KnobKey(.section, .top))
    expectEqual(steps([(0, 0, one, 0), (0, 0, one, 0.5), (0, 0, one, 1), (0, 0, one, 1.5)]), [1.5])
    expectEqual(steps([(0, 0, one, 0), (0, 0, one, 0.6)]), [0, 0.6])
    expectEqual(steps([(0, 0, one, 0), (0, 0, other, 0.1), (0, 0, one, 0.2), (0, 0, one, 0.3)]), [0, 0.1, 0.3])
    expectEqual(steps([(0, 0, one, 0), (0, 1, one, 0.1)]), [0, 0.1])
    expectEqual(steps([(0, 0, one, 0), (1, 0, one, 0.1)]), [0, 0.1])
    expectEqual(steps([(0, 0, nil, 0), (0, 0, nil, 0.1)]), [0, 0.1])
  }

  @Test func oldStepsAreForgotten() {
    let times = (0..<(KnobState.mostSteps + 3)).map { TimeInterval($0) }
    expectEqual(steps(times.map { (0, 0, KnobKey(.section, .spacing), $0) }), Array(times.dropFirst(3)))
  }
}
