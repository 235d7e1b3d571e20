import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The editing mode of a controller's collection view.
@MainActor
struct EditingControllerTests {
  @Test func theCollectionViewFollowsItsController() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: false)
    expectTrue(controller.collectionView.isEditing)
    controller.setEditing(false, animated: true)
    expectFalse(controller.collectionView.isEditing)
    controller.isEditing = true
    expectTrue(controller.collectionView.isEditing)
  }
}
