import TestSupport
import Testing

@testable import DiffableData

/// An array in buckets behaves as an array, and its copies share the unchanged parts.
struct BucketArrayTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomChangesAgreeWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var buckets = BucketArray<Int>()
    var model: [Int] = []
    var copies: [(BucketArray<Int>, [Int])] = []
    for step in 0..<300 {
      change(&buckets, &model, step, &random)
      if step % 50 == 0 { copies.append((buckets, model)) }
      expectEqual(Array(buckets), model, "seed \(seed), step \(step)")
      #expect(model.indices.allSatisfy { buckets[$0] == model[$0] }, "seed \(seed), step \(step)")
    }
    for (copy, expected) in copies { expectEqual(Array(copy), expected, "seed \(seed)") }
  }

  private func change(
    _ buckets: inout BucketArray<Int>, _ model: inout [Int], _ value: Int, _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8:
      buckets.append(value)
      model.append(value)
    case 8..<13:
      let index = Int.random(in: 0...model.count, using: &random)
      buckets.insert(value, at: index)
      model.insert(value, at: index)
    case 13..<16:
      guard let index = model.indices.randomElement(using: &random) else { return }
      expectEqual(buckets.remove(at: index), model.remove(at: index))
    case 16..<19:
      guard let index = model.indices.randomElement(using: &random) else { return }
      buckets[index] = value
      model[index] = value
    default:
      buckets.removeAll { $0 % 5 == 0 }
      model.removeAll { $0 % 5 == 0 }
    }
  }

  @Test func changeCopiesOnlyOneBucket() {
    let old = BucketArray(repeating: 0, count: 100)
    var new = old
    #expect(new.sharesStorage(with: old))
    new[40] = 1
    #expect(!new.sharesStorage(with: old))
    expectEqual(new.sharedCount(from: 0, with: old), 40)
    expectEqual(new.sharedCount(from: 16, with: old), 24)
    expectEqual(new.sharedCount(from: 40, with: old), 0)
    expectEqual(new.sharedCount(from: 48, with: old), 52)
    expectEqual(new.sharedCount(upTo: 99, with: old), 52)
    expectEqual(new.sharedCount(upTo: 63, with: old), 16)
    expectEqual(new.sharedCount(upTo: 47, with: old), 0)
    expectEqual(new.sharedCount(upTo: 39, with: old), 40)
    for index in [1, 15, 17, 49] {
      expectEqual(new.sharedCount(from: index, with: old), 0, "within a bucket: \(index)")
    }
    for index in [0, 14, 30, 98] {
      expectEqual(new.sharedCount(upTo: index, with: old), 0, "within a bucket: \(index)")
    }
  }

  @Test func unchangedBucketsAreShared() {
    let old = BucketArray(repeating: 0, count: 1_003)
    var new = old
    new[500] = 1
    expectEqual(new.sharedCount(from: 0, with: old), 496)
    expectEqual(new.sharedCount(from: 64, with: old), 432)
    expectEqual(new.sharedCount(from: 504, with: old), 499)
    expectEqual(new.sharedCount(upTo: 1_002, with: old), 499)
    expectEqual(new.sharedCount(upTo: 495, with: old), 496)
    expectEqual(new.sharedCount(upTo: 503, with: old), 0)
  }

  @Test func insertionSharesBucketsBeforeIt() {
    let old = BucketArray(repeating: 0, count: 100)
    var new = old
    new.insert(1, at: 50)
    expectEqual(new.sharedCount(from: 0, with: old), 48)
    expectEqual(new.sharedCount(upTo: 47, with: old), 48)
    expectEqual(new.sharedCount(upTo: new.count - 1, with: old), 0)
  }

  @Test func lessAndMoreBucketsThanTheOtherHas() {
    let old = BucketArray(repeating: 0, count: 44)
    var new = old
    for value in 0..<40 { new.append(value) }
    expectEqual(new.sharedCount(from: 0, with: old), 40)
    expectEqual(old.sharedCount(from: 0, with: new), 40)
    expectEqual(new.sharedCount(from: 48, with: old), 0)
    expectEqual(new.sharedCount(upTo: 83, with: old), 0)
    expectEqual(old.sharedCount(upTo: 31, with: new), 32)
  }
}
