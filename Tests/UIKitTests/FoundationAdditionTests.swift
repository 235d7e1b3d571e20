import Foundation
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
    #expect(table.count == 2 && table.contains(gone))
    gone = nil
    #expect(table.count == 1 && table.allObjects.first === kept)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func aMapMayHaveWeakKeysOrValues() {
    let map = NSMapTable<Object, NSString>.weakToStrongObjects()
    var key: Object? = Object()
    map.setObject("a", forKey: key)
    map.setObject("b", forKey: key)
    #expect(map.count == 1 && map.object(forKey: key) == "b")
    key = nil
    #expect(map.count == 0)
    let values = NSMapTable<NSString, Object>.strongToWeakObjects()
    var value: Object? = Object()
    values.setObject(value, forKey: "k")
    #expect(values.object(forKey: "k") === value)
    value = nil
    #expect(values.object(forKey: "k") == nil)
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
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Change")
    manager.undo()
    #expect(box.value == 1 && manager.canRedo)
    manager.undo()
    #expect(box.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(box.value == 2 && !manager.canRedo)
    manager.undo()
    set(5)
    #expect(!manager.canRedo, "a new change ends what could be repeated")
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
    #expect(log == [2, 1])
    manager.registerUndo(withTarget: target ?? Object()) { _ in log.append(3) }
    target = nil
    manager.undo()
    #expect(log == [2, 1])
  }

  @Test(arguments: [
    (-1, "1 second ago"), (-7_200, "2 hours ago"), (90, "in 1 minute"), (-86_400 * 3, "3 days ago"),
    (86_400 * 8, "in 1 week"),
  ]) func distancesInTimeHaveOneUnit(seconds: Int, text: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: TimeInterval(seconds)) == text)
  }

  @Test func distancesInTimeMayHaveNames() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2h ago")
    #expect(formatter.localizedString(fromTimeInterval: .nan).isEmpty)
  }

  /// The outputs that Apple's documentation of the styles gives for 9:41:30.
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
  ]) func durationsHaveStyles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 34_890) == text)
  }

  @Test func zerosOfDurationsAreOmittedOrPadded() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: .infinity) == nil)
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 125) == "2 minutes")
  }

  @Test func typesOfDataConformToOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType("public.jpeg") == .jpeg && UTType("nothing.known") == nil)
    #expect(UTType(filenameExtension: "PNG") == .png && UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.json.preferredFilenameExtension == "json" && UTType.movie.isSupertype(of: .mpeg4Movie))
  }
}
