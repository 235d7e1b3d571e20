import DiffableData
import Foundation
import TestSupport
import Testing

@Suite struct BulkTests {
  @Test func aHundredThousandIdentifiersOfWhichSomeShareATagAreTakenForUnique() {
    var random = SeededGenerator(seed: 1)
    let ids = (0..<200_000).map { _ in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    #expect(snapshot.itemIdentifiers == ids)
  }
}
