// swift-tools-version: 6.2
// Targets are in layer order: a module imports only modules above it in this file, and only those that it names.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Engines state in every file which imports are part of their API.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Addresses inside a program that the loader corrects at the start are written in a twentieth of the space.
let compact = ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]

/// Engines are optimized in debug builds too, because tests draw whole screens; it halves their time. Assertions stay
/// enabled.
let engine = strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// Debug builds solve reused sections of a solution again and compare them.
let checked = engine + [.define("TESSERA_CHECKS", .when(configuration: .debug))]

/// Views return `description`, `hash` and `isEqual` on any thread, as on iOS, so closures that they call must not check
/// for the main actor.
let views: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]

/// The toolchain's own Swift parser, which needs no package and no time to build. It is beside the library of this
/// manifest, which is loaded now.
let parserFolder: String = {
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  // Read line by line: a file of /proc ends each read early, which Foundation takes for its end.
  var line = [CChar](repeating: 0, count: 8192)
  if let maps = fopen("/proc/self/maps", "r") {
    defer { fclose(maps) }
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        .trimmingCharacters(in: .newlines)
      if text.hasSuffix(library), let start = text.firstIndex(of: "/") {
        return text[start...].dropLast(library.count) + "/host"
      }
    }
  }
  return "/usr/lib/swift/host"
}()
let parser: [SwiftSetting] = [.unsafeFlags(["-I", parserFolder])]
let parserLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]), .linkedLibrary("SwiftParser"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftSyntax"),
]

let collections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let subjects = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

let package = Package(
  name: "Tessera",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "SystemServices"]),
    .library(name: "TesseraCombine", targets: ["TesseraCombine"]),
    .library(name: "TesseraRuntime", targets: ["TesseraRuntime"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .executable(name: "tessera", targets: ["tessera"]),
    .executable(name: "tessera-adapt", targets: ["tessera-adapt"]),
    .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    // A target that depends on UIKit names the modules that UIKit re-exports, so that it is rebuilt when one of their
    // classes gets another member.
    // 0: words
    .target(name: "Geometry", swiftSettings: engine),
    .target(name: "PlainText", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "AssetBundle", path: "Assets", exclude: ["Icon", "Pictures"], sources: ["AssetBundle.swift"],
      resources: [.copy("Images")],
      swiftSettings: strict),

    // 1: engines, values in and values out
    .target(name: "LayoutSolver", dependencies: ["Geometry"], exclude: ["ORDER.md"], swiftSettings: checked),
    .target(name: "ConstraintSolver", swiftSettings: engine),
    .target(name: "ScrollPhysics", dependencies: ["Geometry"], exclude: ["ORDER.md"], swiftSettings: engine),
    .target(name: "DiffableData", dependencies: [collections], exclude: ["ORDER.md"], swiftSettings: engine),
    .systemLibrary(name: "CBidi"),
    .target(name: "Typography", dependencies: ["Geometry", "CBidi"], swiftSettings: engine),
    .target(
      name: "Drawing", dependencies: ["Geometry", "PlainText", "Typography"], exclude: ["ORDER.md"],
      swiftSettings: engine),
    // Explanations of layouts: values in, drawing out.
    .target(
      name: "Lens", dependencies: ["Geometry", "PlainText", "LayoutSolver", "Typography", "Drawing"],
      swiftSettings: engine),
    // Rules about layouts: values in, findings out.
    .target(name: "LayoutLint", dependencies: ["Geometry", "PlainText", "LayoutSolver"], swiftSettings: engine),
    // Changes of a layout's values by the user.
    .target(name: "LayoutKnobs", dependencies: ["Geometry", "PlainText", "LayoutSolver"], swiftSettings: engine),
    // Layouts as Swift code.
    .target(name: "LayoutSource", dependencies: ["Geometry", "LayoutSolver"], swiftSettings: engine),

    // 2: pixels, fonts, files
    .systemLibrary(name: "CDeflate"),
    .systemLibrary(name: "CSDL2TTF"),
    .systemLibrary(name: "CSDL2Image"),
    .target(
      name: "Raster", dependencies: ["Geometry", "PlainText", "Typography", "Drawing", "CDeflate"],
      exclude: ["ORDER.md"],
      swiftSettings: engine),
    .target(
      name: "SystemText", dependencies: ["Geometry", "PlainText", "Typography", "Drawing", "CSDL2TTF", "CSDL2Image"],
      swiftSettings: engine),
    .target(name: "Comparisons", dependencies: ["Geometry", "PlainText", "Raster"], swiftSettings: engine),
    .target(
      name: "LayoutFiles", dependencies: ["Geometry", "PlainText", "LayoutSolver"], exclude: ["ORDER.md"],
      swiftSettings: strict),
    .target(name: "Projects", dependencies: ["PlainText"], exclude: ["ORDER.md"], swiftSettings: strict),

    // Makes the compiler expand `#Preview` to nothing.
    .macro(name: "PreviewMacro"),

    // Source written for iOS, rewritten for a platform without an Objective-C runtime. Not optimized in debug builds,
    // which compile it twice: it takes 4 seconds instead of 20, and 50 files are rewritten in 0.09 instead of 0.06.
    .target(
      name: "SourceAdapter", exclude: ["ORDER.md"], swiftSettings: strict + parser, linkerSettings: parserLibraries),

    // 3-5: UIKit
    .target(
      name: "UIKitCore",
      dependencies: [
        "PreviewMacro", "Geometry", "AssetBundle", "ConstraintSolver", "ScrollPhysics", "Typography", "Drawing",
      ],
      exclude: ["ORDER.md"],
      // Plural rules of every language, from the ICU that Foundation has.
      swiftSettings: views, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "UIKitControls", dependencies: ["UIKitCore", "Geometry", "Typography", "Drawing"],
      exclude: ["ORDER.md"],
      swiftSettings: views),
    .target(
      name: "UIKitCollections",
      dependencies: [
        "UIKitCore", "UIKitControls", "Geometry", "PlainText", "ScrollPhysics", "LayoutSolver", "LayoutKnobs",
        "LayoutSource",
        "DiffableData",
      ],
      exclude: ["ORDER.md"], swiftSettings: views),
    // Nib files and storyboards. Views find it by name.
    .target(
      name: "UIKitNibs", dependencies: ["Geometry", "UIKitCore", "UIKitControls", "UIKitCollections"],
      exclude: ["ORDER.md"], swiftSettings: views),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "DiffableData", "UIKitCore", "UIKitControls", "UIKitCollections", "UIKitNibs", "_Testing_UIKit",
      ]),

    // Functions that adapted source calls. Only adapted files import the module.
    .target(
      name: "TesseraRuntime", dependencies: ["Geometry", "UIKitCollections", "UIKitControls", "UIKitCore"],
      swiftSettings: strict),

    .systemLibrary(name: "CAllocator"),
    // 6: a machine for UIKit; one frame loop, and the scenes. SystemServices is found by name if there is no host, so
    // that a package that uses only UIKit has fonts, pixels and frames.
    // C, because Swift has no weak functions.
    .target(name: "CInterpose", publicHeadersPath: "."),
    .target(
      name: "SystemServices",
      dependencies: ["CAllocator", "CInterpose", "Typography", "Drawing", "Raster", "SystemText", "UIKitCore"],
      swiftSettings: strict),
    .target(
      name: "Simulator",
      dependencies: [
        "Geometry", "PlainText", "LayoutSolver", "LayoutLint", "LayoutKnobs", "UIKitCore", "UIKitControls",
        "UIKitCollections", "Typography", "Drawing", "Raster",
        "Comparisons",
      ],
      exclude: ["ORDER.md"],
      swiftSettings: strict),
    // Views on a device whose clock a test moves. It is a separate module, so that tests of views do not wait for the
    // simulator.
    .target(
      name: "DeviceSupport",
      dependencies: ["Geometry", "Typography", "Drawing", "UIKitCore", "UIKitCollections", "SystemServices"]),
    // Assertions about layouts for other packages' tests. It knows neither the gallery nor a window.
    .target(
      name: "TesseraTesting",
      dependencies: [
        "Geometry", "PlainText", "Drawing", "Raster", "Comparisons", "UIKit", "UIKitCore", "UIKitControls",
        "UIKitCollections", "SystemServices", "Simulator", "DeviceSupport",
      ],
      exclude: ["ORDER.md"],
      swiftSettings: strict),
    .target(
      name: "MotionPlots",
      dependencies: ["Geometry", "PlainText", "Typography", "Drawing", "Raster", "UIKitCore", "Simulator"],
      swiftSettings: strict),
    // No package access: a scene sees the same API as an iOS app. It imports only UIKit.
    .target(
      name: "Scenes", dependencies: ["UIKit", "UIKitCore", "UIKitControls", "UIKitCollections"], packageAccess: false,
      swiftSettings: strict),
    .target(
      name: "Gallery", dependencies: ["UIKit", "UIKitCore", "UIKitControls", "UIKitCollections", "Scenes", subjects],
      exclude: ["ORDER.md"],
      packageAccess: false),

    // 7: the window's own interface around a device, and the only module that opens a window
    .target(
      name: "Workbench",
      dependencies: [
        "Geometry", "PlainText", "Comparisons", "ScrollPhysics", "LayoutSolver", "Lens", "LayoutLint", "LayoutKnobs",
        "Typography", "Drawing", "Raster",
        "UIKit", "UIKitControls",
        "UIKitCore",
        "UIKitCollections", "Simulator", "MotionPlots",
      ],
      exclude: ["ORDER.md"],
      swiftSettings: strict),
    .systemLibrary(name: "CSDL2"),
    .target(
      name: "SDLWindow",
      dependencies: ["Geometry", "PlainText", "Raster", "UIKitCore", "Simulator", "Workbench", "CSDL2"],
      exclude: ["ORDER.md"],
      swiftSettings: strict),

    // 8: hosts
    .target(
      name: "Commands",
      dependencies: [
        "Geometry", "AssetBundle", "PlainText", "Comparisons", "LayoutLint", "LayoutFiles", "Projects", "Typography",
        "Drawing",
        "Raster",
        "SystemText", "UIKit", "UIKitControls", "UIKitCollections", "UIKitCore", "SystemServices",
        "TesseraRuntime", "Simulator", "Lens", "MotionPlots", "Scenes", "Workbench", "SDLWindow", arguments,
      ],
      exclude: ["ORDER.md"]),
    // Combine without requests.
    .target(name: "TesseraPublishers", dependencies: [subjects, "UIKitCore"]),
    // Combine as on iOS. The module has another name, because OpenCombine's own shim would import a module named
    // Combine, or not, depending on the build order. Packages rename it: -module-alias Combine=TesseraCombine.
    .target(name: "TesseraCombine", dependencies: [subjects, "TesseraPublishers"]),
    // The same command line for other packages' screens.
    .target(
      name: "Tessera", dependencies: ["Commands", "Scenes", "UIKit", "UIKitControls", "UIKitCollections", "UIKitCore"],
      swiftSettings: strict),
    .executableTarget(name: "tessera-adapt", dependencies: ["SourceAdapter"], swiftSettings: parser),
    // Exports its symbols, because `tessera run PATH` loads the user's compiled code into a process of it.
    .executableTarget(
      name: "tessera", dependencies: ["Commands", "Scenes", "Gallery", "Tessera", "TesseraPublishers"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"] + compact)]),
    // The same for packages that depend on this one.
    .plugin(
      name: "AdaptSources", capability: .buildTool(), dependencies: ["tessera-adapt"], path: "Sources/AdaptSources"),
    .executableTarget(
      name: "tessera-bench",
      dependencies: [
        "Geometry", "LayoutSolver", "ConstraintSolver", "ScrollPhysics", "DiffableData", "Typography", "Drawing",
        "Raster", "SystemText", "SystemServices", "UIKit", "UIKitControls", "UIKitCollections", "UIKitCore",
        "Simulator",
        "Scenes", "Gallery", arguments, collections,
      ],
      linkerSettings: [.unsafeFlags(compact)]),
    // A search for files that make a reader trap or hang; not part of any product.
    .executableTarget(
      name: "tessera-fuzz",
      dependencies: [
        "Geometry", "Raster", "SystemText", "Comparisons", "LayoutFiles", "Projects", "UIKit", "UIKitControls",
        "UIKitCollections", "UIKitCore", "SystemServices", "Simulator", "MotionPlots", arguments,
      ],
      linkerSettings: [.unsafeFlags(compact)]),
    // A comparison of our declarations with UIKit's; not part of any product.
    .executableTarget(name: "api-coverage", dependencies: [arguments]),

    // Tests
    .target(name: "TestSupport", dependencies: ["Geometry"], path: "Tests/Support"),
    .target(
      name: "InteractionSupport",
      dependencies: ["Drawing", "UIKit", "UIKitCore", "Simulator", "DeviceSupport", "TestSupport"],
      path: "Tests/InteractionSupport"),
    .testTarget(
      name: "SupportTests",
      dependencies: [
        "Typography", "Drawing", "UIKit", "UIKitControls", "UIKitCollections", "UIKitCore", "TestSupport",
        "DeviceSupport",
      ]),
    .testTarget(
      name: "ProjectTests", dependencies: ["PlainText", "Projects", "tessera", "tessera-adapt", "TestSupport"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["Geometry", "LayoutSolver", "LayoutFiles", "TestSupport"]),
    .testTarget(name: "LayoutLintTests", dependencies: ["Geometry", "LayoutSolver", "LayoutLint", "TestSupport"]),
    .testTarget(
      name: "LayoutKnobsTests", dependencies: ["Geometry", "LayoutSolver", "LayoutKnobs", "TestSupport"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(name: "ScrollPhysicsTests", dependencies: ["Geometry", "ScrollPhysics", "TestSupport"]),
    .testTarget(name: "DiffableDataTests", dependencies: ["DiffableData", "TestSupport"]),
    .testTarget(
      name: "TypographyTests",
      dependencies: ["Geometry", "PlainText", "Typography", "Drawing", "SystemText", "TestSupport"]),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Geometry", "Typography", "Drawing", "Raster", "SystemText", "TestSupport"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitCollections", "UIKitCore", "UIKitControls", "SystemServices", "AssetBundle", "Geometry",
        "Typography", "Drawing",
        "TestSupport",
        "DeviceSupport",
      ]),
    .testTarget(
      name: "CollectionTests",
      dependencies: [
        "UIKit", "UIKitControls", "UIKitCore", "UIKitCollections", "Geometry", "LayoutSolver", "Typography",
        "TestSupport",
        "DeviceSupport",
      ]),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: [
        "TesseraTesting", "Comparisons", "Raster", "UIKit", "UIKitCore", "UIKitControls", "UIKitCollections",
        "TestSupport",
      ]),
    // No package access: its subclasses see the same API as an iOS app.
    .testTarget(
      name: "APITests", dependencies: ["UIKit", "UIKitCore", "UIKitControls", "UIKitCollections"], packageAccess: false),
    .testTarget(
      name: "SourceAdapterTests",
      dependencies: [
        "SourceAdapter", "tessera-adapt", "UIKit", "UIKitControls", "UIKitCollections", "UIKitCore", "TesseraRuntime",
        "DeviceSupport", "TestSupport",
      ],
      swiftSettings: parser),
    .testTarget(name: "CombineTests", dependencies: ["TesseraCombine", "UIKitCore"]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Geometry", "PlainText", "Typography", "Drawing", "Raster", "SystemText", "UIKit", "UIKitCore",
        "UIKitCollections",
        "SystemServices", "Simulator",
        "MotionPlots", "Lens", "Comparisons", "LayoutSolver", "LayoutLint", "LayoutKnobs", "Workbench",
        "Scenes", "SDLWindow",
        "Gallery",
        "Tessera", "TesseraTesting",
        "tessera", "tessera-fuzz",
        "TestSupport", "DeviceSupport", "InteractionSupport",
      ], exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

// With libFuzzer, all code that the program contains counts its branches; compiler plugins are left alone.
if ProcessInfo.processInfo.environment["TESSERA_LIBFUZZER"] != nil {
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-sanitize=fuzzer"]), .define("TESSERA_LIBFUZZER"),
      ]
    guard target.name == "tessera-fuzz" else { continue }
    // The default linker cannot read the runtime library of libFuzzer.
    target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
  }
}
