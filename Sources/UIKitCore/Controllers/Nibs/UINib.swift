public import Foundation

/// The objects of a nib file, of which each instantiation creates new ones.
///
/// The file is Interface Builder's own, a `.xib`, which is read at run time.
///
/// - Fidelity: documented; compiled nib files are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options with which a nib is instantiated.
  ///
  /// - Fidelity: documented.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that replace placeholders of the nib, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  final let contents: (any NibContents)?
  private let name: String
  private let bundle: Bundle

  /// Creates a nib from a file of a bundle, or of the main one for `nil`. If there is no such file, the nib cannot be
  /// instantiated.
  ///
  /// - Fidelity: documented.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    contents = InterfaceFileReader.linked.nib(named: name, in: bundle)
  }

  /// Creates a nib from a file's data. Other files are searched for in the bundle, or in the main one for `nil`.
  ///
  /// - Fidelity: documented.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil ?? .main
    contents = InterfaceFileReader.linked.nib(from: data, in: bundle)
  }

  /// Creates a nib without a file, which cannot be instantiated.
  public override init() {
    (name, bundle, contents) = ("", .main, nil)
    super.init()
  }

  package init(contents: any NibContents, named name: String) {
    (self.contents, self.name, bundle) = (contents, name, .main)
  }

  /// Creates the objects of the nib, connects them with each other and with their owner, and calls `awakeFromNib()` on
  /// them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the nib calls its file's owner.
  ///   - optionsOrNil: Objects in place of the nib's placeholders.
  /// - Returns: The objects at the top level, in the order of the file.
  ///
  /// - Fidelity: documented.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    guard let contents else { Self.refuseMissing(name, in: bundle) }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return contents.instantiate(owner: ownerOrNil, externalObjects: external)
  }

  static func refuseMissing(_ name: String, in bundle: Bundle) -> Never {
    refuse(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'. "
        + "A file \(name).xib is needed among the target's resources.")
  }
}

extension Bundle {
  /// Creates the objects of a nib file in the bundle, and returns those at the top level.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without an extension.
  ///   - owner: The object that the nib calls its file's owner.
  ///   - options: Objects in place of the nib's placeholders.
  /// - Fidelity: documented.
  @discardableResult @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
