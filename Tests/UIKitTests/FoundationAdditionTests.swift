import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Classes of iOS's Foundation that Linux lacks.
struct FoundationAdditionTests {
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

  @Test func urlsAreKeptInDefaults() throws {
    DeviceLanguage.standard.makeCurrent()
    let defaults = try #require(UserDefaults(suiteName: "urls-\(UUID().uuidString)"))
    for text in ["https://example.com/a?b=c", "file:///tmp/a.txt"] {
      let url = URL(string: text)
      defaults.set(url, forKey: "url")
      expectEqual(defaults.url(forKey: "url"), url)
    }
    defaults.set(nil as URL?, forKey: "url")
    expectNil(defaults.url(forKey: "url"))
    expectNil(defaults.object(forKey: "url"))
  }

  @Test func arraysHaveTheValuesOfTheirElements() {
    let numbers = [3, 1, 2, 3] as NSArray
    expectEqual(numbers.value(forKeyPath: "@sum.self") as? Int, 9)
    expectEqual(numbers.value(forKeyPath: "@avg.self") as? Double, 2.25)
    expectEqual(numbers.value(forKeyPath: "@max.self") as? Int, 3)
    expectEqual(numbers.value(forKeyPath: "@min.self") as? Int, 1)
    expectEqual(numbers.value(forKeyPath: "@count") as? Int, 4)
    expectEqual(numbers.value(forKeyPath: "@distinctUnionOfObjects.self") as? [Int], [3, 1, 2])
    expectEqual(([] as NSArray).value(forKeyPath: "@sum.self") as? Int, 0)
    expectNil(([] as NSArray).value(forKeyPath: "@max.self"))
  }

  @Test func insetsAndTransformsAreArchived() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3.5, right: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    archiver.encode(insets, forKey: "insets")
    archiver.encode(transform, forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(reader.decodeUIEdgeInsets(forKey: "insets"), insets)
    expectEqual(reader.decodeCGAffineTransform(forKey: "transform"), transform)
    expectEqual(reader.decodeUIEdgeInsets(forKey: "other"), .zero)
    expectEqual(reader.decodeCGAffineTransform(forKey: "other"), .identity)
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

  /// Published code reads the keyboard's frame and observed sizes in either form.
  @Test func structuresAndTheirBoxesAreCastIntoEachOther() {
    let values: [String: Any] = [
      "size": CGSize(width: 1, height: 2), "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      "range": NSRange(location: 1, length: 2),
      "insets": NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      "number": NSNumber(value: 2), "text": "2",
    ]
    expectEqual((values["size"] as? NSValue)?.cgSizeValue, CGSize(width: 1, height: 2))
    expectEqual(values["frame"] as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual((values["range"] as? NSValue)?.rangeValue, NSRange(location: 1, length: 2))
    expectEqual(values["insets"] as? UIEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let box = NSValue(directionalEdgeInsets: directional)
    expectEqual(box as Any as? NSDirectionalEdgeInsets, directional)
    expectEqual((directional as Any as? NSValue)?.directionalEdgeInsetsValue, directional)
    expectEqual(box.uiEdgeInsetsValue, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(box as Any as? UIEdgeInsets == nil && values["insets"] as? NSDirectionalEdgeInsets == nil)
    #expect(values["frame"] as? CGSize == nil && values["size"] as? NSNumber == nil)
    #expect(values["number"] as? CGSize == nil && values["number"] as? NSRange == nil)
    #expect(values["text"] as? NSValue == nil && values["text"] as? CGPoint == nil)
  }

  @Test func geometryIsInValuesAndTexts() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
    expectEqual(NSValue(cgVector: CGVector(dx: 1, dy: -2)).cgVectorValue, CGVector(dx: 1, dy: -2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    // A value of another kind contains no transform.
    expectEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).uiEdgeInsetsValue, .zero)
    let rectangle = CGRect(x: 1, y: 2.5, width: 3, height: -4)
    expectEqual(NSCoder.string(for: rectangle), "{{1, 2.5}, {3, -4}}")
    expectEqual(NSCoder.cgRect(for: "{{1, 2.5}, {3, -4}}"), rectangle)
    expectEqual(NSStringFromCGPoint(CGPoint(x: 0, y: 7)), "{0, 7}")
    expectEqual(NSCoder.cgSize(for: "{3, 4}"), CGSize(width: 3, height: 4))
    for text in ["", "{1}", "{1, 2, 3}", "{a, b}"] { expectEqual(NSCoder.cgPoint(for: text), .zero, "\(text)") }
    expectEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
  }

  @Test func listsAreJoinedAsTheLanguageDoes() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    expectEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
    expectEqual(formatter.string(from: ["a"]), "a")
    expectEqual(formatter.string(from: []), "")
    formatter.locale = Locale(identifier: "de_DE")
    expectEqual(formatter.string(from: ["a", 3]), "a und 3")
  }

  /// The examples of Foundation's documentation, and the names of units in the Unicode CLDR.
  @Test func quantitiesHaveUnits() {
    let formatter = MeasurementFormatter()
    func text(_ locale: String, _ style: Formatter.UnitStyle, _ quantity: Measurement<some Unit>) -> String {
      (formatter.locale, formatter.unitStyle) = (Locale(identifier: locale), style)
      return formatter.string(from: quantity)
    }
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    expectEqual(text("en_US", .medium, distance), "3.107 mi")
    formatter.unitOptions = .providedUnit
    expectEqual(text("en_US", .medium, distance), "5 km")
    expectEqual(text("en_US", .long, distance), "5 kilometers")
    expectEqual(text("en_US", .short, distance), "5km")
    expectEqual(text("de_DE", .long, Measurement(value: 1234.5, unit: UnitLength.kilometers)), "1.234,5 Kilometer")
    expectEqual(text("ko_KR", .long, distance), "5킬로미터")
    expectEqual(text("en_US", .medium, Measurement(value: 3, unit: Unit(symbol: "pages"))), "3 pages")
    formatter.numberFormatter.maximumFractionDigits = 0
    expectEqual(text("en_US", .medium, Measurement(value: 12.5, unit: UnitMass.grams)), "12 g", "half to even")
    expectEqual(formatter.string(for: Measurement(value: 1, unit: UnitDuration.hours)), "1 hr")
    expectEqual(formatter.string(from: UnitLength.miles as Unit), "mi")
    formatter.unitOptions = .temperatureWithoutUnit
    expectEqual(text("en_US", .medium, Measurement(value: 20, unit: UnitTemperature.celsius)), "68°")
    expectEqual(text("en_US", .medium, Measurement(value: .nan, unit: UnitTemperature.celsius)).isEmpty, false)
  }

  @Test func notificationsAreASequence() async {
    let name = Notification.Name("FoundationAdditionTests")
    let (center, sender) = (NotificationCenter(), Object())
    let notifications = center.notifications(named: name, object: sender)
    center.post(name: name, object: Object())
    center.post(name: name, object: sender, userInfo: ["n": 1])
    center.post(name: name, object: sender, userInfo: ["n": 2])
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["n"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }
    expectEqual(numbers, [1, 2])
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
    expectEqual(UTType(mimeType: "TEXT/PLAIN", conformingTo: .text), .plainText)
    expectNil(UTType(mimeType: "text/plain", conformingTo: .image))
    expectNil(UTType(filenameExtension: "png", conformingTo: .text))
    expectNil(UTType(mimeType: "nothing/known"))
    #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png) && UTType.png.conforms(to: .png))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .image))
    let own = [UTType(exportedAs: "com.app.note"), UTType(importedAs: "com.app.note", conformingTo: .text)]
    for type in own {
      expectEqual([type.id, type.identifier, type.description], ["com.app.note", "com.app.note", "com.app.note"])
      expectFalse(type.isDeclared)
      expectNil(type.preferredFilenameExtension)
      expectNil(type.preferredMIMEType)
    }
    #expect(UTType.jpeg.isDeclared && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.json.preferredFilenameExtension == "json" && UTType.movie.isSupertype(of: .mpeg4Movie))
  }

  /// The identifiers, extensions and parents that Apple declares.
  @Test func typesOfDataHaveApplesNames() {
    let types: [(UTType, String, String?, UTType?)] = [
      (.item, "public.item", nil, nil), (.content, "public.content", nil, nil), (.data, "public.data", nil, .item),
      (.directory, "public.directory", nil, .item), (.folder, "public.folder", nil, .directory),
      (.text, "public.text", nil, .data), (.plainText, "public.plain-text", "txt", .text),
      (.utf8PlainText, "public.utf8-plain-text", nil, .plainText), (.html, "public.html", "html", .text),
      (.xml, "public.xml", "xml", .text), (.rtf, "public.rtf", "rtf", .text), (.json, "public.json", "json", .text),
      (.commaSeparatedText, "public.comma-separated-values-text", "csv", .text),
      (.sourceCode, "public.source-code", nil, .plainText),
      (.swiftSource, "public.swift-source", "swift", .sourceCode), (.url, "public.url", nil, .data),
      (.fileURL, "public.file-url", nil, .url), (.image, "public.image", nil, .data),
      (.png, "public.png", "png", .image), (.jpeg, "public.jpeg", "jpeg", .image),
      (.heic, "public.heic", "heic", .image), (.tiff, "public.tiff", "tiff", .image),
      (.gif, "com.compuserve.gif", "gif", .image), (.webP, "org.webmproject.webp", "webp", .image),
      (.svg, "public.svg-image", "svg", .image), (.mpeg4Movie, "public.mpeg-4", "mp4", .movie),
      (.quickTimeMovie, "com.apple.quicktime-movie", "mov", .movie), (.mp3, "public.mp3", "mp3", .audio),
      (.wav, "com.microsoft.waveform-audio", "wav", .audio), (.pdf, "com.adobe.pdf", "pdf", .data),
      (.archive, "public.archive", nil, .data), (.zip, "public.zip-archive", "zip", .archive),
      (.propertyList, "com.apple.property-list", "plist", .data), (.vCard, "public.vcard", "vcf", .text),
    ]
    for (type, identifier, suffix, parent) in types {
      expectEqual(type.identifier, identifier)
      expectEqual(UTType(identifier), type)
      expectEqual(type.preferredFilenameExtension, suffix, "\(type)")
      expectTrue(type.isDeclared && type.conforms(to: type) && !type.isSubtype(of: type), "\(type)")
      if let suffix { expectEqual(UTType(filenameExtension: suffix), type) }
      guard let parent else { continue }
      expectTrue(type.conforms(to: parent) && parent.isSupertype(of: type) && !parent.conforms(to: type), "\(type)")
      expectEqual(type.supertypes, parent.supertypes.union([parent]), "\(type)")
    }
    for (type, name) in [(UTType.png, "image/png"), (.html, "text/html"), (.json, "application/json")] {
      expectEqual(type.preferredMIMEType, name)
      expectEqual(UTType(mimeType: name.uppercased()), type)
    }
    expectNil(UTType.text.preferredMIMEType)
    expectNil(UTType(filenameExtension: "png", conformingTo: .text))
    expectFalse(UTType(exportedAs: "com.example.own").isDeclared)
  }

  /// A model of the two stacks, against which random calls are compared.
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func undoingFollowsTwoStacks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let manager = UndoManager()
    final class Box { var value = 0 }
    let box = Box()
    var (undone, redone): ([Int], [Int]) = ([], [])
    func set(_ value: Int) {
      let old = box.value
      manager.registerUndo(withTarget: box) { _ in set(old) }
      box.value = value
    }
    manager.levelsOfUndo = Int.random(in: 0...3, using: &random)
    for step in 1...30 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        undone.append(box.value)
        if manager.levelsOfUndo > 0, undone.count > manager.levelsOfUndo { undone.removeFirst() }
        redone = []
        set(step)
        expectEqual(box.value, step)
      case 2, 3:
        let expected = undone.popLast()
        if expected != nil { redone.append(box.value) }
        let old = box.value
        manager.undo()
        expectEqual(box.value, expected ?? old, "seed \(seed)")
      default:
        let expected = redone.popLast()
        if expected != nil { undone.append(box.value) }
        let old = box.value
        manager.redo()
        expectEqual(box.value, expected ?? old, "seed \(seed)")
      }
      expectEqual([manager.canUndo, manager.canRedo], [!undone.isEmpty, !redone.isEmpty], "seed \(seed)")
      expectFalse(manager.isUndoing || manager.isRedoing)
    }
    set(99)
    manager.removeAllActions()
    expectFalse(manager.canUndo || manager.canRedo)
  }

  @Test func undoHasNamesLevelsAndPauses() {
    let manager = UndoManager()
    let (one, two) = (Object(), Object())
    var log: [String] = []
    final class Posted: @unchecked Sendable { var names: [String] = [] }
    let posted = Posted()
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        posted.names.append(note.name.rawValue)
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    expectEqual([manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["Undo", "Redo"])
    expectProperty(\.groupsByEvent, of: manager, is: true, keeps: false)
    expectEqual(manager.levelsOfUndo, 0)
    manager.registerUndo(withTarget: one) { _ in
      log.append("one \(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: one) { _ in log.append("again \(manager.isUndoing) \(manager.isRedoing)") }
    }
    manager.setActionName("Move")
    expectEqual(manager.undoMenuItemTitle, "Undo Move")
    manager.undo()
    expectEqual([manager.undoActionName, manager.redoMenuItemTitle], ["", "Redo Move"])
    manager.redo()
    expectEqual(log, ["one true false", "again false true"])
    expectEqual(posted.names, names.map(\.rawValue))
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    expectFalse(manager.isUndoRegistrationEnabled)
    manager.registerUndo(withTarget: one) { _ in }
    expectFalse(manager.canUndo)
    manager.enableUndoRegistration()
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    expectEqual(manager.groupingLevel, 2)
    manager.registerUndo(withTarget: one) { _ in log.append("inner one") }
    manager.registerUndo(withTarget: two) { _ in log.append("inner two") }
    expectTrue(manager.canUndo)
    manager.endUndoGrouping()
    expectEqual(manager.groupingLevel, 1)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: one)
    manager.undo()
    expectEqual(log.last, "inner two")
    expectFalse(manager.canUndo)
    for number in 1...4 { manager.registerUndo(withTarget: one) { _ in log.append("\(number)") } }
    manager.levelsOfUndo = 2
    while manager.canUndo { manager.undo() }
    expectEqual(Array(log.suffix(2)), ["4", "3"])
  }

  @Test func tablesListTheirObjects() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add("b")
    table.add("a")
    table.add(nil)
    expectEqual(table.member("a"), "a")
    expectEqual(table.setRepresentation.count, 2)
    expectEqual(table.objectEnumerator().allObjects as? [NSString], ["b", "a"])
    table.removeAllObjects()
    expectEqual(table.count, 0)
    let map = NSMapTable<NSString, NSString>.strongToStrongObjects()
    for (key, value) in [("a", "1"), ("b", "2"), ("c", "3")] as [(NSString, NSString)] {
      map.setObject(value, forKey: key)
    }
    map.setObject(nil, forKey: "b")
    map.removeObject(forKey: "c")
    map.removeObject(forKey: nil)
    expectEqual(Array(map.dictionaryRepresentation().values), ["1"])
    expectEqual(map.keyEnumerator().allObjects as? [NSString], ["a"])
    expectEqual(map.objectEnumerator()?.allObjects as? [NSString], ["1"])
    expectNil(map.object(forKey: nil))
    map.removeAllObjects()
    expectEqual(map.count, 0)
    let weak = NSMapTable<Object, Object>.weakToWeakObjects()
    let key = Object()
    weak.setObject(Object(), forKey: key)
    expectNil(weak.object(forKey: key))
  }

  /// The texts of Apple's formatter in English.
  @Test func durationsHavePhrases() {
    let formatter = DateComponentsFormatter()
    expectEqual(formatter.unitsStyle, .positional)
    expectEqual(formatter.maximumUnitCount, 0)
    expectFalse(formatter.allowsFractionalUnits || formatter.collapsesLargestUnit)
    formatter.unitsStyle = .full
    expectEqual(formatter.string(from: 93_784), "1 day, 2 hours, 3 minutes, 4 seconds")
    expectEqual(formatter.string(from: 3_601), "1 hour, 1 second")
    expectEqual(formatter.string(from: 0), "0 seconds")
    formatter.includesApproximationPhrase = true
    expectEqual(formatter.string(from: 60), "About 1 minute")
    formatter.includesTimeRemainingPhrase = true
    expectEqual(formatter.string(from: 120), "About 2 minutes remaining")
    let other = DateComponentsFormatter()
    other.unitsStyle = .abbreviated
    other.allowedUnits = [.hour, .minute, .second]
    for (behavior, text) in [
      (DateComponentsFormatter.ZeroFormattingBehavior.dropLeading, "1m 0s"), (.dropTrailing, "0h 1m"),
      (.dropAll, "1m"), ([], "0h 1m 0s"),
    ] {
      other.zeroFormattingBehavior = behavior
      expectEqual(other.string(from: 60), text, "\(behavior)")
    }
    other.zeroFormattingBehavior = .dropMiddle
    expectEqual(other.string(from: 3_601), "1h 1s")
    expectEqual(other.string(from: DateComponents(hour: 1, minute: 2)), "1h 2m 0s")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    expectEqual(other.string(from: start, to: start.addingTimeInterval(3_600)), "1h 0m 0s")
    expectEqual(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .full), "5 minutes")
  }

  @Test func functionsMakeGeometry() {
    expectEqual(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
    expectEqual(CGSizeMake(1, 2), CGSize(width: 1, height: 2))
    expectEqual(CGVectorMake(1, 2), CGVector(dx: 1, dy: 2))
    expectEqual(HUGE, MAXFLOAT)
  }
}
