/// A folder or a document of a library.
struct OutlineItem: Hashable, Sendable {
  let title: String
  var symbol = "doc.text"
  var children: [OutlineItem] = []

  static let library = [
    OutlineItem(
      title: "Autumn Issue", symbol: "folder",
      children: [
        OutlineItem(
          title: "Essays", symbol: "folder",
          children: [
            OutlineItem(title: "On Walking"), OutlineItem(title: "등대지기의 하루"),
            OutlineItem(title: "A Short History of Salt"),
          ]),
        OutlineItem(
          title: "Pictures", symbol: "photo.on.rectangle",
          children: [
            OutlineItem(title: "Maple leaves", symbol: "photo"), OutlineItem(title: "Mirror lake", symbol: "photo"),
          ]),
        OutlineItem(title: "Table of contents", symbol: "list.bullet"),
      ]),
    OutlineItem(
      title: "편지", symbol: "tray.full",
      children: [
        OutlineItem(title: "독자 투고", symbol: "envelope"),
        OutlineItem(title: "Answers", symbol: "arrowshape.turn.up.left"),
      ]),
    OutlineItem(
      title: "Archive", symbol: "archivebox",
      children: ["Spring", "Summer", "Winter"].map { season in
        OutlineItem(
          title: season, symbol: "folder",
          children: [OutlineItem(title: "\(season) cover", symbol: "photo"), OutlineItem(title: "\(season) essays")])
      }),
    OutlineItem(title: "Wastepaper", symbol: "trash"),
  ]
}
