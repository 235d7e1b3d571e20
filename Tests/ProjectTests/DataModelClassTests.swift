import Foundation
import Projects
import TestSupport
import Testing

/// The classes of Core Data's models, which no file of a project declares.
struct DataModelClassTests {
  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Friend" representedClassName="Friend" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Note" representedClassName=".Note" syncable="YES" codeGenerationType="category"/>
        <entity name="Own" representedClassName="Own" syncable="YES"/>
    </model>
    """

  @Test func theModelIsTheCause() {
    var classes = DataModelClasses()
    classes.read(model, of: "Chat.xcdatamodeld")
    let found = classes.cause(of: "cannot find type 'Friend' in scope")
    expectEqual(found?.name, "Friend")
    expectEqual(found?.model, "Chat.xcdatamodeld")
    expectEqual(classes.cause(of: "value of type 'Note' has no member 'title'")?.name, "Note.title")
    for text in [
      "cannot find type 'Own' in scope", "cannot find 'Other' in scope", "value of type 'Friend' has no member 'name'",
      "expected declaration",
    ] { expectNil(classes.cause(of: text)?.name, "\(text)") }
  }

  @Test func modelsAreFoundNearTheSources() throws {
    let root = NSTemporaryDirectory() + "DataModelClassTests-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let version = root + "/App/Data/Chat.xcdatamodeld/Chat 2.xcdatamodel"
    try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: true)
    try Data(model.utf8).write(to: URL(fileURLWithPath: version + "/contents"))
    let classes = DataModelClasses(near: [root + "/App/Screens/A.swift", root + "/App/B.swift"])
    expectEqual(classes.cause(of: "cannot find 'Friend' in scope")?.model, "Chat.xcdatamodeld")
    let far = DataModelClasses(near: [root + "/App/B.swift", "/nowhere/C.swift"])
    expectEqual(far.cause(of: "cannot find 'Friend' in scope")?.model, "Chat.xcdatamodeld")
    let alone = DataModelClasses(near: [root + "/Other/Deep/A.swift", "/nowhere/C.swift"])
    expectNil(alone.cause(of: "cannot find 'Friend' in scope")?.model)
    expectNil(DataModelClasses(near: []).cause(of: "cannot find 'Friend' in scope")?.model)
  }
}
