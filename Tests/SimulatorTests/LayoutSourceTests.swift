import Foundation
import Gallery
import Geometry
import LayoutSolver
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCollections
import UIKitCore

/// Layouts written as Swift are compiled as an app, and lay out as the originals.
@MainActor
@Suite(.serialized)
struct LayoutSources {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// A layout, with the sizes that its views requested.
  private struct Original {
    var name: String
    var source: String
    var counts: [Int]
    var kinds: Set<String>
    var size: CGSize
    var measured: [String: CGSize]
    var frames: [String: [Double]]
  }

  private func originals() throws -> [Original] {
    var found: [Original] = []
    for scene in Scene.all {
      let rehearsal = LayoutVariant.usual.rehearsal(services: .current) { scene.makeViewController() }
      for (index, view) in LayoutText.collectionViews(in: rehearsal.root.window).enumerated() {
        let name = "\(scene.name.replacing("-", with: "_"))_\(index)"
        let isFlow = type(of: view.collectionViewLayout) == UICollectionViewFlowLayout.self
        let isCompositional = type(of: view.collectionViewLayout) == UICollectionViewCompositionalLayout.self
        guard isFlow || isCompositional, view.alpha == 1, view.convert(CGPoint.zero, to: nil).x == 0,
          view.bounds.width == 390, view.numberOfSections > 0, view.handlerChanges.isEmpty,
          let source = view.layoutSource(name: "make_\(name)"), !source.contains("Delegate {")
        else { continue }
        var measured: [String: CGSize] = [:]
        view.layoutSolution?.measured.forEach { key, _ in
          measured["\(key.kind ?? "") \(key.indexPath.map(String.init).joined(separator: "."))"] =
            view.layoutSolution?.frame(of: key)?.size
        }
        found.append(
          Original(
            name: name, source: source, counts: view.listedCounts,
            kinds: Set(view.listedSurroundings().filter { $0.category == .decorationView }.compactMap(\.kind)),
            size: view.bounds.size, measured: measured, frames: Self.frames(LayoutJSON(of: view).json.line)))
      }
    }
    return found
  }

  /// Returns the frames of a listing in JSON by the names of their elements.
  private static func frames(_ json: String) -> [String: [Double]] {
    let object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    var frames: [String: [Double]] = [:]
    for group in ["items", "supplementaries", "decorations"] {
      for (name, numbers) in object[group] as? [String: [NSNumber]] ?? [:] {
        frames["\(group) \(name)"] = numbers.map(\.doubleValue)
      }
    }
    return frames
  }

  @Test func writtenLayoutsLayOutAsTheOriginals() throws {
    let originals = try originals()
    #expect(originals.count > 30)
    let folder = TemporaryFolder()
    var text = "import UIKit\n\n" + Self.app
    for original in originals { text += "\n" + original.source }
    text += "\n@MainActor let cases: [Case] = [\n"
    for original in originals {
      let sizes = original.measured.sorted { $0.key < $1.key }
        .map {
          "\($0.key.debugDescription): CGSize(width: \(Double($0.value.width)), height: \(Double($0.value.height)))"
        }
      text +=
        "  Case(layout: make_\(original.name)(), counts: \(original.counts), kinds: \(original.kinds.sorted()), "
        + "size: CGSize(width: \(original.size.width), height: \(original.size.height)), "
        + "measured: [\(sizes.isEmpty ? ":" : sizes.joined(separator: ", "))]),\n"
    }
    text += "]\n"
    try Data(text.utf8).write(to: URL(filePath: folder.path("Written.swift")))
    let result = try Subprocess.tessera("layout", folder.path("Written.swift"), "--json")
    expectEqual(result.code, 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    expectEqual(lines.count, originals.count)
    for (original, line) in zip(originals, lines) {
      expectEqual(Self.frames(line), original.frames, "\(original.name)\n\(original.source)")
    }
  }

  /// The code is what a developer would write: sizes have names, and there is nothing that has no effect.
  @Test func oneSectionIsWrittenWithoutAProvider() throws {
    let scene = try #require(Scene.all.first { $0.name == "carousel" })
    let rehearsal = LayoutVariant.usual.rehearsal(services: .current) { scene.makeViewController() }
    let view = try #require(LayoutText.collectionViews(in: rehearsal.root.window).first)
    let size = "\(Int(view.bounds.width)) by \(Int(view.bounds.height))"
    expectEqual(
      view.layoutSource(),
      """
      /// A layout for a container of \(size) points.
      @MainActor
      func makeLayout() -> UICollectionViewCompositionalLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        // The visibleItemsInvalidationHandler of the section is code of the app and is not written here.
        return UICollectionViewCompositionalLayout(section: section)
      }

      """)
  }

  /// Headers have their name and UIKit's constant; only lists receive the environment.
  @Test func partsAreNamedAsUIKitNamesThem() {
    var (hasHeader, hasList) = (false, false)
    for scene in Scene.all {
      let rehearsal = LayoutVariant.usual.rehearsal(services: .current) { scene.makeViewController() }
      for view in LayoutText.collectionViews(in: rehearsal.root.window) {
        let source = view.layoutSource() ?? ""
        expectFalse(source.contains("\"UICollectionElementKindSection"), "\(scene.name)\n\(source)")
        expectEqual(source.contains("environment"), source.contains(".list(using:"), "\(scene.name)\n\(source)")
        hasHeader = hasHeader || source.contains("elementKind: UICollectionView.elementKindSectionHeader")
        hasList = hasList || source.contains(".list(using:")
      }
    }
    expectTrue(hasHeader && hasList)
  }

  /// An app with one collection view for each case, whose views request given sizes.
  private static let app = """
    struct Case {
      var layout: UICollectionViewLayout
      var counts: [Int]
      var kinds: [String]
      var size: CGSize
      var measured: [String: CGSize]
    }

    final class Measured: UICollectionViewCell {
      static var sizes: [ObjectIdentifier: [String: CGSize]] = [:]

      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        var parent = superview
        while let view = parent, !(view is UICollectionView) { parent = view.superview }
        let path = attributes.indexPath.map { String($0) }.joined(separator: ".")
        let sizes = parent.flatMap { Measured.sizes[ObjectIdentifier($0)] } ?? [:]
        attributes.size = sizes["\\(attributes.representedElementKind ?? "") \\(path)"] ?? attributes.size
        return attributes
      }
    }

    final class Written: UIViewController, UICollectionViewDataSource {
      private var counts: [ObjectIdentifier: [Int]] = [:]

      override func viewDidLoad() {
        super.viewDidLoad()
        for one in cases {
          for kind in one.kinds { one.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
          let view = UICollectionView(frame: CGRect(origin: .zero, size: one.size), collectionViewLayout: one.layout)
          counts[ObjectIdentifier(view)] = one.counts
          Measured.sizes[ObjectIdentifier(view)] = one.measured
          view.register(Measured.self, forCellWithReuseIdentifier: "cell")
          view.dataSource = self
          self.view.addSubview(view)
        }
      }

      func numberOfSections(in collectionView: UICollectionView) -> Int {
        counts[ObjectIdentifier(collectionView)]?.count ?? 0
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[ObjectIdentifier(collectionView)]?[section] ?? 0
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.register(Measured.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      }
    }

    """
}
