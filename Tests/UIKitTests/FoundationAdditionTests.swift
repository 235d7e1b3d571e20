import Foundation
import TestSupport
import Testing
import UIKit

/// Classes of iOS's Foundation that Linux lacks.
@Suite struct FoundationAdditionTests {
  private final class Object: NSObject {}

  @Test func aWeakTableLosesItsMembers() {
    let table = NSHashTable<Object>.weakObjects()
    let kept = Object()
    var gone: Object? = Object()
    table.add(kept)
    table.add(kept)
    table.add(gone)
    expectEqual(table.count, 2)
    #expect(table.contains(gone))
    gone = nil
    expectEqual(table.count, 1)
    expectIdentical(table.allObjects.first, kept)
    table.remove(kept)
    expectNil(table.anyObject)
  }

  @Test func aMapMayHaveWeakKeysOrValues() {
    let map = NSMapTable<Object, NSString>.weakToStrongObjects()
    var key: Object? = Object()
    map.setObject("a", forKey: key)
    map.setObject("b", forKey: key)
    expectEqual(map.count, 1)
    expectEqual(map.object(forKey: key), "b")
    key = nil
    expectEqual(map.count, 0)
    let values = NSMapTable<NSString, Object>.strongToWeakObjects()
    var value: Object? = Object()
    values.setObject(value, forKey: "k")
    expectIdentical(values.object(forKey: "k"), value)
    value = nil
    expectNil(values.object(forKey: "k"))
  }

  @Test func operationsAreUndoneAndRepeated() {
    let manager = UndoManager()
    final class Box { var value = 0 }
    let box = Box()
    func set(_ value: Int) {
      let old = box.value
      manager.registerUndo(withTarget: box) { _ in set(old) }
      manager.setActionName("Change")
      box.value = value
    }
    set(1)
    set(2)
    expectTrue(manager.canUndo)
    expectFalse(manager.canRedo)
    expectEqual(manager.undoActionName, "Change")
    manager.undo()
    expectEqual(box.value, 1)
    expectTrue(manager.canRedo)
    manager.undo()
    expectEqual(box.value, 0)
    expectFalse(manager.canUndo)
    manager.redo()
    manager.redo()
    expectEqual(box.value, 2)
    expectFalse(manager.canRedo)
    manager.undo()
    set(5)
    expectFalse(manager.canRedo, "a new change ends what could be repeated")
  }

  @Test func groupsAreUndoneTogetherAndTargetsAreWeak() {
    let manager = UndoManager()
    var log: [Int] = []
    var target: Object? = Object()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target ?? Object()) { _ in log.append(1) }
    manager.registerUndo(withTarget: target ?? Object()) { _ in log.append(2) }
    manager.endUndoGrouping()
    manager.undo()
    expectEqual(log, [2, 1])
    manager.registerUndo(withTarget: target ?? Object()) { _ in log.append(3) }
    target = nil
    manager.undo()
    expectEqual(log, [2, 1])
  }

  @Test(arguments: [
    (-1, "1 second ago"), (-7_200, "2 hours ago"), (90, "in 1 minute"), (-86_400 * 3, "3 days ago"),
    (86_400 * 8, "in 1 week"),
  ]) func distancesInTimeHaveOneUnit(seconds: Int, text: String) {
    expectEqual(RelativeDateTimeFormatter().localizedString(fromTimeInterval: TimeInterval(seconds)), text)
  }

  @Test func distancesInTimeMayHaveNames() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    expectEqual(formatter.localizedString(fromTimeInterval: -86_400), "yesterday")
    expectEqual(formatter.localizedString(from: DateComponents(month: 1)), "next month")
    formatter.unitsStyle = .abbreviated
    expectEqual(formatter.localizedString(fromTimeInterval: -7_200), "2h ago")
    expectEmpty(formatter.localizedString(fromTimeInterval: .nan))
  }

  /// The outputs that Apple's documentation of the styles gives for 9:41:30.
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
  ]) func durationsHaveStyles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    expectEqual(formatter.string(from: 34_890), text)
  }

  @Test func zerosOfDurationsAreOmittedOrPadded() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    expectEqual(formatter.string(from: 65), "1:05")
    expectEqual(formatter.string(from: 5), "5")
    formatter.zeroFormattingBehavior = .pad
    expectEqual(formatter.string(from: 5), "00:05")
    expectNil(formatter.string(from: .infinity))
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    expectEqual(formatter.string(from: 125), "2 minutes")
  }

  @Test func typesOfDataConformToOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    expectEqual(UTType("public.jpeg"), .jpeg)
    expectNil(UTType("nothing.known"))
    expectEqual(UTType(filenameExtension: "PNG"), .png)
    expectEqual(UTType(mimeType: "application/pdf"), .pdf)
    #expect(UTType.json.preferredFilenameExtension == "json" && UTType.movie.isSupertype(of: .mpeg4Movie))
  }
}
