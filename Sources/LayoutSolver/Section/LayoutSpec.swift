/// A whole layout, with one entry for each section of the data.
package struct LayoutSpec: Equatable, Sendable {
  /// The sections; `nil` if the client provided no definition, which is valid only if the section has no items.
  ///
  /// - Complexity: O(sections), because each is copied from or to its definition.
  package var sections: [SectionSpec?] {
    get { definitions.map { $0?.spec } }
    set { definitions = SectionDefinition.list(newValue) }
  }
  /// The properties of the layout as a whole.
  package var configuration: LayoutConfiguration
  /// The sections as shared objects: a spec is large, and every solution created from it refers to it.
  private(set) var definitions: [SectionDefinition?]

  /// Creates a layout of sections. Equal sections that follow one another share their storage.
  package init(sections: [SectionSpec?], configuration: LayoutConfiguration = LayoutConfiguration()) {
    definitions = SectionDefinition.list(sections)
    self.configuration = configuration
  }
}
