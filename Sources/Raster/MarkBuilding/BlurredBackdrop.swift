/// The pixels under a glass area, and the result of filtering them.
struct BlurredBackdrop {
  var filter: BackdropFilter
  var ground: Bitmap
  var tile: Tile
  var lastUsed: Int
}
