extension UICollectionViewDiffableDataSource: IdentifierTyping {
  var identifierTypes: [Any.Type] { [SectionIdentifierType.self, ItemIdentifierType.self] }
}
