import PlainText
import TestSupport
import Testing

@testable import Projects

/// The locations in workspaces, and the paths of references in project files.
struct XcodeWorkspaceTests {
  private let folder = TemporaryFolder()

  /// Returns the workspace with a text, in the folder `In`.
  private func workspace(_ text: String) throws -> XcodeWorkspace {
    try folder.write("<Workspace version=\"1.0\">\(text)</Workspace>", to: "In/A.xcworkspace/contents.xcworkspacedata")
    return XcodeWorkspace(at: folder.path("In/A.xcworkspace"))
  }

  // MARK: Workspaces

  @Test func locationsAreRelativeToGroupsOrTheWorkspace() throws {
    let found = try workspace(
      """
      <FileRef location="group:First.xcodeproj"/>
      <Group location="group:Outer" name="Outer">
        <FileRef location="group:Second.xcodeproj"></FileRef>
        <Group location="container:Other">
          <FileRef location="group:Third.xcodeproj"/>
          <FileRef location="container:Fourth.xcodeproj"/>
        </Group>
        <Group location="group:Empty"/>
        <FileRef location="group:Sub/../Fifth.xcodeproj"/>
      </Group>
      <FileRef location="absolute:/abs/Sixth.xcodeproj"/>
      <FileRef location="group:../Seventh.xcodeproj"/>
      <FileRef location="group:Notes.txt"/>
      """)
    let expected = [
      "First.xcodeproj", "Outer/Second.xcodeproj", "Other/Third.xcodeproj", "Fourth.xcodeproj", "Outer/Fifth.xcodeproj",
    ].map { folder.path("In/\($0)") }
    #expect(found.projects == expected + ["/abs/Sixth.xcodeproj", folder.path("Seventh.xcodeproj")])
    #expect(found.packages.isEmpty)
  }

  /// More groups may end than have begun, and attributes may have single quotes and spaces.
  @Test func oddTextIsRead() throws {
    let found = try workspace(
      """
      </Group></Group><Group name='x' location = 'group:Sub'>
      < FileRef location = 'group:One.xcodeproj' ></ FileRef></Group>
      <FileRef location="group:Two.xcodeproj"/><FileRef/><FileRef location=""/>
      """)
    #expect(found.projects == ["Sub/One.xcodeproj", "Two.xcodeproj"].map { folder.path("In/\($0)") })
  }

  @Test func charactersOfXMLAreReadOnce() throws {
    let found = try workspace(
      """
      <FileRef location="group:a&amp;b &lt;c&gt; &apos;d&apos;.xcodeproj"/><FileRef location='group:&quot;.xcodeproj'/>
      <FileRef location="group:&amp;lt;.xcodeproj"/><FileRef location="group:a:b.xcodeproj"/>
      """)
    #expect(
      found.projects
        == ["a&b <c> 'd'.xcodeproj", "\".xcodeproj", "&lt;.xcodeproj", "a:b.xcodeproj"].map { folder.path("In/\($0)") })
  }

  @Test func foldersWithManifestsArePackages() throws {
    try folder.write("", to: "In/Kit/Package.swift")
    try folder.write("", to: "In/Plain/A.swift")
    let found = try workspace("<FileRef location=\"group:Kit\"/><FileRef location=\"group:Plain\"/>")
    #expect(found.packages == [folder.path("In/Kit")])
    #expect(found.projects.isEmpty)
  }

  /// The workspace inside of a project names that project itself.
  @Test func aProjectsOwnWorkspaceNamesTheProject() throws {
    try folder.write(
      "<Workspace><FileRef location=\"self:\"></FileRef></Workspace>",
      to: "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    #expect(
      XcodeWorkspace(at: folder.path("App.xcodeproj/project.xcworkspace")).projects == [folder.path("App.xcodeproj")])
  }

  @Test func aMissingWorkspaceNamesNothing() {
    let found = XcodeWorkspace(at: folder.path("No.xcworkspace"))
    #expect(found.projects.isEmpty && found.packages.isEmpty)
  }

  // MARK: Paths

  private func paths(_ text: String, base: String = "") throws -> XcodePaths {
    let objects = try #require(try OpenStepPropertyList(parsing: "{ \(text) }").dictionary)
    let root = base.isEmpty ? [:] : ["projectDirPath": OpenStepPropertyList.string(base)]
    return XcodePaths(objects: objects, root: root, folder: "/p")
  }

  @Test func referencesAreRelativeToTheirGroups() throws {
    let paths = try paths(
      """
      Main = { isa = PBXGroup; children = (App, Loose, Abs, Root, Product, SDK); sourceTree = "<group>"; };
      App = { isa = PBXGroup; children = (A, Named, Top); path = App; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      Named = { isa = PBXGroup; children = (B, C); name = Named; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = ../B.swift; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = C.swift; };
      Top = { isa = PBXGroup; children = (D); path = Other; sourceTree = SOURCE_ROOT; };
      D = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
      Loose = { isa = PBXFileReference; path = L.swift; sourceTree = "<group>"; };
      Abs = { isa = PBXFileReference; path = /x/E.swift; sourceTree = "<absolute>"; };
      Root = { isa = PBXFileReference; path = R.swift; sourceTree = SOURCE_ROOT; };
      Product = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      SDK = { isa = PBXGroup; children = (F); path = usr; sourceTree = SDKROOT; };
      F = { isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
      """)
    let expected: [(String, String?)] = [
      ("Main", "/p"), ("App", "/p/App"), ("A", "/p/App/A.swift"), ("Named", "/p/App"), ("B", "/p/B.swift"),
      ("C", "/p/App/C.swift"), ("Top", "/p/Other"), ("D", "/p/Other/D.swift"), ("Loose", "/p/L.swift"),
      ("Abs", "/x/E.swift"), ("Root", "/p/R.swift"), ("Product", nil), ("SDK", nil), ("F", nil), ("Unknown", nil),
    ]
    for (name, path) in expected {
      #expect(paths.path(of: name) == path, "\(name)")
      #expect(paths.files(of: name) == (path.map { [$0] } ?? []), "\(name)")
    }
  }

  @Test func aProjectMayHaveAnotherFolder() throws {
    let text = "A = { path = A.swift; sourceTree = SOURCE_ROOT; }; B = { path = B.swift; };"
    let inside = try paths(text, base: "Sub/Code")
    #expect(inside.path(of: "A") == "/p/Sub/Code/A.swift")
    #expect(inside.path(of: "B") == "/p/Sub/Code/B.swift")
    #expect(try paths(text, base: "..").path(of: "A") == "/A.swift")
  }

  @Test func filesOfAllLanguagesAreFound() throws {
    let paths = try paths(
      """
      G = { isa = PBXGroup; path = Res; children = (V); sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = Localizable.strings; children = (En, De, Gone); sourceTree = "<group>"; };
      En = { path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      De = { path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      Gone = { path = x.strings; sourceTree = BUILT_PRODUCTS_DIR; };
      """)
    #expect(
      paths.files(of: "V") == ["/p/Res/en.lproj/Localizable.strings", "/p/Res/de.lproj/Localizable.strings"])
  }

  /// A group that contains itself has no path, instead of an endless one; deep groups have theirs.
  @Test func groupsInACircleHaveNoPath() throws {
    let circle = try paths("A = { children = (B); path = a; }; B = { children = (A); path = b; };")
    #expect(circle.path(of: "A") == nil)
    let deep = (0..<40).map { "G\($0) = { children = (G\($0 + 1)); path = x; };" }.joined()
    let path = try paths("\(deep) G40 = { path = A.swift; };").path(of: "G40")
    #expect(path == "/p" + String(repeating: "/x", count: 40) + "/A.swift")
  }
}
